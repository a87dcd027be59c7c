internal import Foundation
internal import Glibc
internal import SnaplineEnvironment

/// A hash of what pictures depend on besides designs and rows: the versions of the libraries, the names and
/// sizes of all fonts and patterns of hyphenation, and the names of all symbols.
///
/// It takes a millisecond, as no file is opened. What files hold is told by `snapline doctor`, and for each
/// picture by its fingerprint.
enum MachineKey {
  static func of(_ environment: Environment) -> String {
    var lines = Examination.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    for folder in environment.fonts.folders + [environment.hyphenationFolder] {
      lines.append(FolderSum(folder, withSizes: true).description)
    }
    lines.append(FolderSum(environment.symbolFolder, withSizes: false).description)
    return SHA256.half(of: Array(lines.joined(separator: "\n").utf8))
  }
}

/// A sum over the files of a folder and those below, in whatever order the system tells them.
private struct FolderSum: CustomStringConvertible {
  private var sum: UInt64 = 0
  private var product: UInt64 = 1
  private var count = 0
  private let withSizes: Bool

  private static let mostDepth = 6
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ folder: String, withSizes: Bool) {
    self.withSizes = withSizes
    add(folder, named: Self.start, depth: 0)
  }

  var description: String { "\(count) \(sum) \(product)" }

  private mutating func add(_ folder: String, named name: UInt64, depth: Int) {
    guard depth < Self.mostDepth, let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    let file = unsafe dirfd(stream)
    while let entry = unsafe readdir(stream) {
      unsafe add(entry, in: folder, file, named: name, depth: depth)
    }
  }

  private mutating func add(
    _ entry: UnsafeMutablePointer<dirent>,
    in folder: String,
    _ folderFile: CInt,
    named name: UInt64,
    depth: Int
  ) {
    var hash = name
    let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe $0.prefix { $0 != 0 } }
    unsafe bytes.forEach { hash = (hash ^ UInt64($0)) &* 0x0000_0100_0000_01B3 }
    if unsafe bytes.first == UInt8(ascii: "."), unsafe bytes.count < 3 { return }
    let kind = unsafe Int(entry.pointee.d_type)
    var facts = stat()
    if withSizes || kind != Int(DT_REG) {
      let status = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe fstatat(folderFile, $0, &facts, 0)
        }
      }
      guard status == 0 else { return }
      if facts.st_mode & S_IFMT == S_IFDIR {
        let inner = unsafe String(decoding: bytes, as: UTF8.self)
        add(folder + "/" + inner, named: hash, depth: depth + 1)
        return
      }
    }
    if withSizes { hash = (hash ^ UInt64(facts.st_size)) &* 0x0000_0100_0000_01B3 }
    count += 1
    sum &+= hash
    product = product &* (hash | 1)
  }
}
