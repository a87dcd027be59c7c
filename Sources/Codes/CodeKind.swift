/// A kind of code, with what its standard says of it.
package enum CodeKind: Hashable, Sendable {
  /// Of how many modules' loss a QR code is read nonetheless: from 1, 7 of 100, to 4, 30 of 100.
  case qr(level: Int)
  case code128, ean13

  /// What people call it.
  package var name: String {
    switch self {
    case .qr: "a QR code"
    case .code128: "Code 128"
    case .ean13: "EAN-13"
    }
  }

  /// How many modules have to be light before and behind the code, and above and below it.
  package var quietZone: (before: Int, behind: Int, above: Int) {
    switch self {
    case .qr: (4, 4, 4)
    case .code128: (10, 10, 0)
    case .ean13: (11, 7, 0)
    }
  }

  /// The width of the least code of the kind, in modules.
  package var leastWidth: Int {
    switch self {
    case .qr: 21
    case .code128: 46
    case .ean13: 95
    }
  }
}
