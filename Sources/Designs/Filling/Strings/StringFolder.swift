import Foundation
import SnaplineInputs

/// The texts of a folder, a file for each locale: `strings/ar.yaml`.
struct StringFolder {
  /// By the names of the files.
  private(set) var files: [(locale: String, node: Node)] = []

  /// More files than this are no folder of texts.
  private static let most = 500

  init(_ name: String, at span: Span, in reading: Reading) {
    guard let path = BesideFile.path(of: name, at: span, in: reading) else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      reading.reportLack(.noStringFolder(name), at: span)
      return
    }
    let texts = names.filter { ["yaml", "yml", "json"].contains(FileName($0).ending) }.sorted()
    if texts.isEmpty { reading.reportLack(.emptyStringFolder(name), at: span) }
    for file in texts.prefix(Self.most) {
      guard let beside = BesideFile(name + "/" + file, at: span, in: reading),
        let node = reading.node(of: beside.source, in: Language(fileName: file))
      else { continue }
      files.append((FileName(file).stem, node))
      reading.writtenNames.add(node, as: ["strings", FileName(file).stem])
    }
  }
}

extension Message {
  fileprivate static func noStringFolder(_ name: String) -> Message {
    Message(
      "missing-file",
      "no folder '\(name.shortened)' lies beside the design",
      remedy: "make it, with a file for each language such as \(name.shortened)/en.yaml"
    )
  }

  fileprivate static func emptyStringFolder(_ name: String) -> Message {
    Message(
      "missing-file",
      "no texts lie in the folder '\(name.shortened)'",
      remedy: "put a file for each language into it, such as \(name.shortened)/en.yaml"
    )
  }
}
