internal import CZint

/// The library that makes codes of texts; it is loaded where a picture asks for it, and not before.
package enum CodeLibrary {
  package static let name = "libzint"
  /// What it is for, in a few words.
  package static let role = "makes QR codes and bar codes"
  /// The package of Debian's that has it.
  package static let package = "libzint2.11"
  package static var isInstalled: Bool { czint_is_there() != 0 }

  /// The library's own version, such as 2.11.1; nothing where it isn't there.
  package static var version: String? {
    let number = Int(czint_version())
    return number == 0 ? nil : "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }
}
