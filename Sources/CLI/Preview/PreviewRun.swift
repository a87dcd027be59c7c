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
    let (followed, session): (FollowedFiles, PreviewSession)
    do throws(ServerFault) {
      followed = try FollowedFiles()
      session = PreviewSession(PreviewHost(invocation, data, console), followed: followed)
    } catch {
      console.tell(error.diagnostic)
      return .trouble
    }
    guard tell(of: session.listing) else { return .failure }
    guard
      let page = try PageServer(
        invocation,
        console,
        answering: { request, reply in session.answer(request, reply) }
      )
    else { return .trouble }
    watch(session, followed, signals, for: page)
    page.stop()
    // What ended it is done with, and doesn't end it once more.
    while signals.take() != nil {}
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
    _ signals: borrowing HeldSignals,
    for page: PageServer
  ) {
    var watch = FileWatch()
    var isTold = false
    var isFollowed = false
    while !signals.isEndPending {
      if let (paths, begun) = followed.take() {
        watch.follow(paths, readSince: begun)
        // A folder doesn't tell what came into it before it was watched.
        if !isFollowed { session.changed(session.listing.folders) }
        isFollowed = true
        if !isTold, let folder = watch.unwatched.first {
          isTold = true
          console.tell(
            "the system can't watch '\(harmless(folder))': it is looked at every second\n"
          )
        }
      }
      let changed = watch.look()
      let fonts = session.fontFolders.union(CircumstanceOptions.fontFolders(of: invocation))
      if changed.contains(where: { WatchRun.isFont($0, in: fonts) }), WatchRun.canStartAnew {
        // The libraries keep fonts open, so all begins anew under the same address.
        page.keepForNext()
        WatchRun.startAnew()
        console.tell("the preview can't begin anew with the font that changed: start it again\n")
        return
      }
      if !changed.isEmpty {
        session.changed(changed)
        continue
      }
      signals.wait(for: [watch.file, followed.bell], within: watch.pause)
    }
  }
}
