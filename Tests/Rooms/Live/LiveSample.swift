import Foundation
import SnaplineDiagnostics
import SnaplineLive
import TestSupport

/// A Swift file in a folder of its own, which goes with the test.
final class LiveSample {
  let folder: String
  let path: String

  /// What `Tools/live` made of the build that the tests are of.
  static let toolkit = Toolkit.beside(BuiltCommand.path)
  static let absence = "Tools/live .build/strict/debug makes what Swift files are compiled against"

  init(_ text: String, named name: String = "Card.swift") throws {
    let made = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "snapline-live-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.path
    path = folder + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func program(
    _ toolkit: Toolkit? = LiveSample.toolkit,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> LiveProgram {
    let sources = SwiftSources(file: path, named: "Card.swift")
    return try LiveProgram.compiling(sources, with: toolkit, variables: variables)
  }

  /// What is said instead of compiling it.
  func refusal(
    _ toolkit: Toolkit? = LiveSample.toolkit,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Diagnostic] {
    do {
      _ = try program(toolkit, variables: variables)
      return []
    } catch {
      return (error as? LiveFault)?.diagnostics ?? []
    }
  }

  /// The line that holds some words, counted from 1.
  func line(of words: String) -> Int? {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n").firstIndex { $0.contains(words) }.map { $0 + 1 }
  }
}

extension LivePictures {
  /// What is said of a preview instead of showing it, by its name.
  func fault(of name: String) throws -> Diagnostic? {
    guard let number = previews.firstIndex(where: { $0.name == name }) else { return nil }
    do throws(LiveFault) {
      _ = try picture(LiveRequest(preview: number))
      return nil
    } catch {
      return error.diagnostics.first
    }
  }
}
