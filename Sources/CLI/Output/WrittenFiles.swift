import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

/// How large a picture is, as a person is told.
struct Extent: Hashable, Sendable {
  let words: String

  /// The pixels of a bitmap, the points of a drawing; nothing of what is no picture.
  init?(_ scene: Scene, as format: OutputFormat, _ environment: Environment) {
    switch format {
    case .png, .jpeg, .webp:
      guard let (width, height) = try? scene.pixelSize(within: environment.limits) else {
        return nil
      }
      words = "\(width) × \(height) pixels"
    case .svg, .pdf:
      let sides = [scene.size.width, scene.size.height].map { side in
        Int(exactly: side).map(String.init) ?? "\((100 * side).rounded() / 100)"
      }
      words = sides.joined(separator: " × ") + " points"
    case .json, .text: return nil
    }
  }

  init(pages: Int) { words = "\(pages) page\(pages == 1 ? "" : "s")" }
}

/// The pictures that a run has written.
struct WrittenFiles {
  private var files: [(path: String, bytes: Int, extent: Extent?)] = []

  /// All files, those included that pictures refer to.
  private(set) var paths: [String] = []

  mutating func noteCompanion(_ path: String) { paths.append(path) }

  mutating func note(_ path: String, _ bytes: Int, _ extent: Extent?) {
    files.append((path, bytes, extent))
    paths.append(path)
  }

  /// One line for a person who looks on; nothing where nothing was written.
  var line: String? {
    guard let last = files.last else { return nil }
    let size = Self.words(bytes: files.reduce(0) { $0 + $1.bytes })
    if files.count == 1 {
      return "wrote \(last.path): "
        + [last.extent?.words, size].compactMap(\.self)
        .joined(separator: ", ")
    }
    return "wrote \(files.count) files, \(size): \(files[0].path) to \(last.path)"
  }

  /// Such as `23 KB`, in thousands as systems count files.
  private static func words(bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<999_500: "\((bytes + 500) / 1_000) KB"
    default: "\(Double((bytes + 50_000) / 100_000) / 10) MB"
    }
  }
}

extension Console {
  /// Tells a person at a terminal what was written; programs that read along need no such line.
  func tell(_ written: WrittenFiles) {
    guard isTerminal(.error), let line = written.line else { return }
    tell(harmless(line) + "\n")
  }
}
