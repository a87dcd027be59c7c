import Foundation

/// Another program, run to its end.
struct Child {
  let status: Int32
  let output: String

  /// Runs a program found in the usual folders, or gives nothing where it isn't installed.
  init?(_ name: String, _ arguments: [String], input: String = "", folder: URL? = nil) throws {
    guard let path = Self.path(of: name) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let given = Pipe()
    let taken = Pipe()
    process.standardInput = given
    process.standardOutput = taken
    process.standardError = taken
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let data = try taken.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

  private static func path(of name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A folder that lasts as long as a test.
func withFolder<T>(of files: [String] = [], _ body: (URL) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapline-tests-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for file in files {
    let url = folder.appendingPathComponent(file)
    if file.hasSuffix("/") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } else {
      try Data().write(to: url)
    }
  }
  return try body(folder)
}
