import Dispatch
import Foundation
import SnaplineLive
import SnaplinePreview
import SnaplineServing
import SnaplineTerminal
import SnaplineWatching
import Synchronization
import TestSupport

@testable import SnaplineCLI

extension PreviewHost {
  /// Shows Swift files, and waits for each answer as long as a machine that is busy with other tests may take.
  static func waitsLong(_ host: inout PreviewHost) {
    host.toolkit = Toolkit.beside(BuiltCommand.path)
    (host.limits.time, host.limits.processor, host.patience) = (200, 200, 200)
  }
}

extension String {
  /// The line that holds some words first, counted from 1.
  func line(of words: String) -> Int {
    (components(separatedBy: "\n").firstIndex { $0.contains(words) } ?? 0) + 1
  }
}

/// A preview in this process: its session, a server, and a watcher, which end with it.
final class ShownPreview {
  private let server: Server
  private let end = End()
  private let ended = DispatchGroup()

  private final class End: Sendable {
    let isHere = Atomic(false)
  }

  /// A page of a new preview, which lasts as long as the page.
  ///
  /// The words of a command line stand behind `preview`.
  static func page(
    _ words: [String],
    isWatched: Bool = true,
    _ adapt: (inout PreviewHost) -> Void = { _ in }
  ) throws -> PageClient {
    let shown = try ShownPreview(words, isWatched: isWatched, adapt)
    let page = try PageClient(
      port: shown.server.port,
      token: shown.server.settings.token.text
    )
    page.keeper = shown
    return page
  }

  private init(_ words: [String], isWatched: Bool, _ adapt: (inout PreviewHost) -> Void) throws {
    guard case .run(let line) = try CommandTable.program.parse(["preview"] + words) else {
      throw CocoaError(.featureUnsupported)
    }
    var host = PreviewHost(line, .none, Console(color: .never))
    adapt(&host)
    let followed = try FollowedFiles()
    let session = PreviewSession(host, followed: followed)
    let server = try Server { request, reply in session.answer(request, reply) }
    self.server = server
    begin { server.run() }
    if isWatched { begin { [end] in Self.watch(session, followed, end) } }
  }

  private func begin(_ body: @escaping @Sendable () -> Void) {
    let ended = ended
    ended.enter()
    Thread.detachNewThread {
      body()
      ended.leave()
    }
  }

  deinit {
    end.isHere.store(true, ordering: .releasing)
    server.stop()
    ended.wait()
  }

  private static func watch(
    _ session: PreviewSession,
    _ followed: FollowedFiles,
    _ end: End
  ) {
    var watch = FileWatch()
    var isFollowed = false
    while !end.isHere.load(ordering: .acquiring) {
      if let (paths, begun) = followed.take() {
        watch.follow(paths, readSince: begun)
        if !isFollowed { session.changed(session.listing.folders) }
        isFollowed = true
      }
      let changed = watch.look()
      if !changed.isEmpty {
        session.changed(changed)
        continue
      }
      var questions = [watch.file, followed.bell].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = unsafe poll(&questions, nfds_t(questions.count), 20)
    }
  }
}
