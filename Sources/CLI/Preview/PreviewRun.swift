internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplinePreview
internal import SnaplineServing
internal import SnaplineTerminal
internal import SnaplineWatching

/// One preview: a server on a thread of its own, while this one watches files and waits for signals.
struct PreviewRun {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    (self.invocation, self.console) = (invocation, console)
  }

  func status() throws(Stop) -> ExitCode {
    let data: GivenPictures
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console)
    } catch {
      console.tell(error.diagnostics)
      return error.status
    }
    // Threads that begin from here on leave signals to this one.
    let signals = HeldSignals(HeldSignals.ending)
    var settings = ServerSettings()
    settings.port = UInt16(invocation[PreviewCommand.port] ?? 0)
    let (server, followed, session): (Server, FollowedFiles, PreviewSession)
    do throws(ServerFault) {
      let files = try FollowedFiles()
      let shown = PreviewSession(PreviewHost(invocation, data), followed: files)
      guard tell(of: shown.listing) else { return .failure }
      (followed, session) = (files, shown)
      server = try Server(settings) { request, reply in shown.answer(request, reply) }
    } catch {
      console.tell(error.diagnostic)
      return .trouble
    }
    let serving = Thread { server.run() }
    serving.start()
    try console.print(server.address + "\n")
    console.tell("Control-C ends it\n")
    if !invocation[PreviewCommand.noOpen] { Browser.open(server.address) }
    watch(session, followed, signals)
    server.stop()
    return .success
  }

  /// Says what can't be shown; whether there is anything to show, now or later.
  private func tell(of listing: PreviewHost.Listing) -> Bool {
    console.tell(listing.messages)
    guard listing.inputs.isEmpty else { return true }
    if listing.messages.isEmpty {
      console.tell([
        Diagnostic(
          id: "no-design",
          severity: listing.folders.isEmpty ? .error : .note,
          subject: "there is no design to show yet",
          remedy: "save one into the folder, and it comes up; 'snapline init' writes a first one"
        )
      ])
    }
    return !listing.folders.isEmpty && listing.messages.allSatisfy { $0.severity != .error }
  }

  /// Tells the session of what changes, until a signal ends it.
  private func watch(
    _ session: PreviewSession,
    _ followed: FollowedFiles,
    _ signals: borrowing HeldSignals
  ) {
    var watch = FileWatch()
    var isTold = false
    while !signals.isEndPending {
      if let (paths, begun) = followed.take() {
        watch.follow(paths, readSince: begun)
        if !isTold, let folder = watch.unwatched.first {
          isTold = true
          console.tell(
            "the system can't watch '\(harmless(folder))': it is looked at every second\n"
          )
        }
      }
      let changed = watch.look()
      if !changed.isEmpty {
        session.changed(changed)
        continue
      }
      signals.wait(for: [watch.file, followed.bell], within: watch.pause)
    }
  }
}

/// The browser of whoever started the preview.
enum Browser {
  /// Opens an address where there is a screen to open it on; the address was printed in any case.
  static func open(_ address: String) {
    let variables = ProcessInfo.processInfo.environment
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0]?.isEmpty == false }
    guard hasScreen, isatty(STDERR_FILENO) == 1 else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try? process.run()
  }
}

extension ServerFault {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .portInUse(let port):
      Diagnostic(
        id: "port",
        severity: .error,
        subject: "another program listens on port \(port)",
        remedy: "name another one, or leave --port out for one that is free"
      )
    case .portNotAllowed(let port):
      Diagnostic(
        id: "port",
        severity: .error,
        subject: "only the administrator may listen on port \(port)",
        remedy: "name one from 1024 on, or leave --port out"
      )
    case .system(let call, let code):
      Diagnostic(
        id: "server",
        severity: .error,
        subject: "the server can't begin: \(unsafe String(cString: strerror(code)))",
        cause: "'\(call)' failed"
      )
    }
  }
}
