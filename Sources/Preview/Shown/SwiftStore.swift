import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineLive
import Synchronization

/// Swift files as they were compiled last: whatever is chosen on a page, a file is compiled once until it is
/// saved.
final class SwiftStore: Sendable {
  private struct Kept {
    let version: String
    let result: Result<LivePictures, LiveFault>
  }

  private let kept = Mutex<[String: Kept]>([:])
  private let host: PreviewHost

  init(_ host: PreviewHost) { self.host = host }

  /// What a file shows now; `isStopped` is asked now and then whether it was saved anew.
  func pictures(
    of input: PreviewHost.Input,
    isStopped: () -> Bool
  ) throws(DesignError) -> LivePictures {
    let files = input.package?.files ?? [input.path]
    guard let version = version(of: files), OrdinaryFile.isThere(input.path) else {
      throw DesignError(diagnostics: [.unreadable(input.name)], files: files)
    }
    let result = kept.withLock { kept in
      if let known = kept[input.path], known.version == version { return known.result }
      // What the last one runs is of no use any more.
      if case .success(let last)? = kept[input.path]?.result { last.stop() }
      let result = Result { () throws(LiveFault) in try compiled(input, isStopped) }
      if !isStopped() { kept[input.path] = Kept(version: version, result: result) }
      return result
    }
    do throws(LiveFault) {
      return try result.get()
    } catch {
      throw DesignError(diagnostics: error.diagnostics, files: files)
    }
  }

  /// What tells all that these files hold from what they held before; nothing where one can't be read.
  private func version(of files: Set<String>) -> String? {
    var text: [UInt8] = []
    for path in files.sorted() {
      text += Array(path.utf8) + [0]
      guard OrdinaryFile.isThere(path) else { continue }
      guard let bytes = try? OrdinaryFile.bytes(at: path, most: Self.most) else { return nil }
      text += bytes + [0]
    }
    return FileVersion.of(text)
  }

  private func compiled(
    _ input: PreviewHost.Input,
    _ isStopped: () -> Bool
  ) throws(LiveFault) -> LivePictures {
    let sources = try input.package?.sources(with: host.toolkit)
    let program = try LiveProgram.compiling(
      sources ?? SwiftSources(file: input.path, named: input.name),
      with: host.toolkit,
      isStopped: isStopped
    )
    return try LivePictures(program, host.limits)
  }

  /// Bytes of a file that somebody wrote.
  private static let most = 4 << 20
}

extension Diagnostic {
  fileprivate static func unreadable(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "no-such-file",
      severity: .error,
      subject: "there is no file that can be read",
      place: Place(file: name),
      remedy: "save it, and it is shown again"
    )
  }
}
