internal import CPage

/// The files of the pages that browsers show, as they are in the binary.
package enum PageFiles {
  /// The files by their names.
  package static let all: [String: [UInt8]] = {
    var all: [String: [UInt8]] = [:]
    while let file = unsafe page_file(all.count)?.pointee {
      let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.length)
      all[unsafe String(cString: file.name)] = unsafe Array(bytes)
    }
    return all
  }()

  /// The text of a file; empty where there is none by that name.
  package static func text(of name: String) -> String {
    String(decoding: all[name] ?? [], as: UTF8.self)
  }
}
