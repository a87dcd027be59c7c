import Dispatch
import Foundation
import SnaplinePreview
import SnaplineServing
import SnaplineTerminal
import SnaplineWatching
import Synchronization
import TestSupport

@testable import SnaplineCLI

/// A preview of a folder in this process: its session, a server, and a watcher, which end with the test.
final class ShownPreview {
  let session: PreviewSession
  let page: PageClient
  private let server: Server
  private let end = End()
  private let ended = DispatchGroup()

  private final class End: Sendable {
    let isHere = Atomic(false)
  }

  /// The words of a command line stand behind `preview`.
  init(_ words: [String], isWatched: Bool = true, _ adapt: (inout PreviewHost) -> Void = { _ in })
    throws
  {
    guard case .run(let line) = try CommandTable.program.parse(["preview"] + words) else {
      throw CocoaError(.featureUnsupported)
    }
    var host = PreviewHost(line, .none)
    adapt(&host)
    let followed = try FollowedFiles()
    let session = PreviewSession(host, followed: followed)
    let server = try Server { request, reply in session.answer(request, reply) }
    (self.session, self.server) = (session, server)
    page = try PageClient(port: server.port, token: server.settings.token.text)
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
    while !end.isHere.load(ordering: .acquiring) {
      if let (paths, begun) = followed.take() { watch.follow(paths, readSince: begun) }
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
