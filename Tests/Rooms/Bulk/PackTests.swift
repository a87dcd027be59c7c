import Foundation
import SnaplineBulk
import TestSupport
import Testing

@Suite struct `Packs of files` {
  private static let names = [
    "a.png", "folder/b c.png", "é😀.png", String(repeating: "long", count: 40) + ".png",
  ]

  /// Bytes of a pack with files whose contents are told by their names.
  private func packed(_ pack: some Pack, _ files: [(String, [UInt8])]) throws -> Data {
    var (pack, bytes) = (pack, [UInt8]())
    for (name, contents) in files { try pack.add(contents, named: name) { bytes += $0 } }
    try pack.end { bytes += $0 }
    return Data(bytes)
  }

  private var files: [(String, [UInt8])] {
    Self.names.enumerated().map { place, name in
      (name, (0..<place * 700).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    }
  }

  /// What a program for Python finds in a pack: each name with its number of bytes.
  private func listed(_ data: Data, by code: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pack = folder.appending(path: "pack")
    try data.write(to: pack)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-X", "utf8", "-c", code, pack.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private var expected: [String] { files.map { "\($0.0) \($0.1.reduce(0) { $0 &+ Int($1) })" } }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3"), "there is no python3")
  )
  func `as tar are read by others`() throws {
    let code = """
      import sys, tarfile
      pack = tarfile.open(sys.argv[1])
      for one in pack: print(one.name, sum(pack.extractfile(one).read()))
      """
    try expectEqual(listed(packed(TarPack(), files), by: code), expected)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3"), "there is no python3")
  )
  func `as zip are read by others`() throws {
    let code = """
      import sys, zipfile
      pack = zipfile.ZipFile(sys.argv[1])
      assert pack.testzip() is None
      for one in pack.infolist(): print(one.filename, sum(pack.read(one)))
      """
    try expectEqual(listed(packed(ZipPack(), files), by: code), expected)
    // More files than sixteen bits count.
    let many = (0..<66_000).map { ("\($0)", [UInt8]()) }
    let count = "import sys, zipfile; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))"
    try expectEqual(listed(packed(ZipPack(), many), by: count), ["66000"])
  }

  @Test func `are the same for the same files`() throws {
    try expectEqual(packed(TarPack(), files), packed(TarPack(), files))
    try expectEqual(packed(ZipPack(), files), packed(ZipPack(), files))
  }
}
