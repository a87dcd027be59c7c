import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs

/// A file beside a design that is part of it: data, components, texts.
struct BesideFile {
  let source: Source
  let path: String

  /// Looks for a file in the folders that may be read, and reads it; nothing after a message.
  ///
  /// The path counts from the folder of the file that names it.
  init?(_ name: String, at span: Span, in reading: Reading) {
    guard let path = Self.path(of: name, at: span, in: reading) else { return nil }
    guard FileManager.default.fileExists(atPath: path) else {
      reading.reportLack(.noFileBeside(name, FileName(path).nearby()), at: span)
      return nil
    }
    guard OrdinaryFile.isThere(path) else {
      reading.reportLack(.notOrdinary(name), at: span)
      return nil
    }
    do throws(FileName.Failure) {
      let bytes = try FileName(path).bytes(most: reading.limits.documentBytes)
      let source = Source(
        name: Self.shown(name, at: span),
        bytes: bytes,
        folder: FileName(path).folder,
        path: path,
        linesBefore: reading.linesRead
      )
      (self.path, self.source) = (path, source)
      reading.add(source, path: path)
    } catch {
      let diagnostic = error.diagnostic(of: name, most: reading.limits.documentBytes)
      reading.reportLack(
        Message(
          diagnostic.id,
          diagnostic.subject,
          cause: diagnostic.cause,
          remedy: diagnostic.remedy
        ),
        at: span
      )
      return nil
    }
  }

  /// The absolute path of a name; nothing, after a message, where it lies in no folder that may be read.
  static func path(of name: String, at span: Span, in reading: Reading) -> String? {
    if name.contains("://") {
      reading.reportLack(.fileFromNetwork, at: span)
      return nil
    }
    let folders = reading.readableFolders
    let base = span.source.folder ?? folders.own
    let named = name.hasPrefix("/") ? name : base + "/" + name
    reading.seek(named)
    let path = FileName(named).absolute
    guard folders.hold(path) else {
      reading.reportLack(.outsideFolder(path), at: span)
      return nil
    }
    return path
  }

  /// What messages call the file: its path as far as the file is called that names it.
  private static func shown(_ name: String, at span: Span) -> String {
    let folder = span.source.name.lastIndex(of: "/").map { span.source.name[...$0] } ?? ""
    return name.hasPrefix("/") ? name : (folder + name).withoutDots
  }
}

extension String {
  /// A path in which no folder is entered to be left again: `lib/../deep.yaml` is `deep.yaml`.
  fileprivate var withoutDots: String {
    var parts: [Substring] = []
    for part in split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".", !parts.isEmpty { continue }
      if part == "..", let last = parts.last, ![".", "..", ""].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension Reading {
  /// Reports why a file can't be had that the design is made of.
  func reportLack(_ message: Message, at span: Span) {
    report(message, at: span)
    lacksFiles = true
  }
}

extension Message {
  fileprivate static func noFileBeside(_ name: String, _ near: String?) -> Message {
    Message(
      "missing-file",
      "no file '\(name.shortened)' lies beside the design",
      remedy: near.map { "did you mean '\($0)'?" } ?? "make the file, or name another"
    )
  }

  fileprivate static func notOrdinary(_ name: String) -> Message {
    Message("no-file", "'\(name.shortened)' is no file", remedy: "name a file in YAML or JSON")
  }

  fileprivate static let fileFromNetwork = Message(
    "outside-folder",
    "nothing is fetched from the network",
    remedy: "put the file beside the design"
  )
}
