import Foundation
import SnaplineImages

/// The viewer of SVG files that Debian has, librsvg, as a judge of ours.
enum SVGViewer {
  private static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { $0 + "/rsvg-convert" }
    .first(where: FileManager.default.isExecutableFile(atPath:))

  static var isInstalled: Bool { path != nil }

  /// What the viewer makes of the file.
  static func bitmap(of svg: String, scale: Double) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, picture) = (folder.appending(path: "in.svg"), folder.appending(path: "out.png"))
    try Data(svg.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: path ?? "/usr/bin/rsvg-convert")
    process.arguments = ["--zoom", "\(scale)", "--output", picture.path, file.path]
    try process.run()
    process.waitUntilExit()
    return try Bitmap(decoding: Data(contentsOf: picture))
  }
}
