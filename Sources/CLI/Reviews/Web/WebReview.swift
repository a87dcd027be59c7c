internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplinePage
internal import SnaplinePreview
internal import SnaplineRuns
internal import SnaplineServing
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import Synchronization

/// A review in a browser: what is pending by cause, with pictures that are made when somebody looks.
final class WebReview: Sendable {
  /// What is shown.
  struct State {
    var table: ReviewTable
    var entries: [Entry] = []
    var canUndo = false
    var hadTrouble = false
  }

  /// A snapshot with what became of it.
  struct Entry {
    let identifier: String
    let group: Int
    /// What changed in it besides what its group shares.
    let others: [RunCause]
    var state = ReviewState.pending
  }

  let state: Mutex<State>
  /// What was decided: held for as long as files are written, while the state can be asked for.
  private let history: Mutex<DecisionHistory>
  private let places: [String: Int]
  private let isStopping = Atomic(false)
  private let listeners = Listeners()
  private let folder: String
  private let decisions = DispatchQueue(label: "snapline.decisions")
  private let pictures = DispatchQueue(label: "snapline.pictures", qos: .userInitiated)

  init(_ table: ReviewTable, _ groups: [Int]) {
    let folder = ScratchFolder.path(for: "review")
    self.folder = folder
    var entries: [Entry] = []
    for group in groups {
      entries += table.items(of: table.groups[group]).map { item, others in
        Entry(identifier: item.identifier, group: group, others: others)
      }
    }
    let named = entries.enumerated().map { ($0.element.identifier, $0.offset) }
    places = Dictionary(named) { first, _ in first }
    state = Mutex(State(table: table, entries: entries))
    history = Mutex(DecisionHistory(below: folder))
  }

  /// Ends a decision over many snapshots after the one at hand.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    decisions.sync {}
  }

  /// Ends the review: nothing is undone any more.
  func close() {
    history.withLock { $0.removeFiles() }
    unsafe rmdir(folder)
  }

  /// Such as `2 accepted, 3 pending`.
  var summary: String {
    let counts = state.withLock { state in
      ReviewState.all.map { one in (one, state.entries.count { $0.state == one }) }
    }
    let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    return parts.isEmpty ? "nothing is pending" : parts.joined(separator: ", ")
  }

  /// That of `review`: what isn't decided is one that isn't right.
  var status: ExitCode {
    state.withLock { state in
      let isLeft = state.entries.contains { [.pending, .refused].contains($0.state) }
      return state.hadTrouble ? .trouble : isLeft ? .failure : .success
    }
  }

  // MARK: Requests

  func answer(_ request: HTTPRequest, _ reply: Reply) {
    let name = request.path.joined(separator: "/")
    guard request.method != .post else {
      guard name == "review/decide" || name == "review/undo" else {
        return reply.send(.plain(.notFound))
      }
      return decisions.async { [self] in
        reply.send(name == "review/undo" ? undo() : decide(request.body))
      }
    }
    switch name {
    case "list": reply.send(.encoding(ListAnswer()))
    case "review": reply.send(.encoding(overview))
    case "review/items": pictures.async { [self] in reply.send(.encoding(items(request))) }
    // Nothing is saved in a review; the stream says that the server is there.
    case "events": listeners.add(reply)
    case "clock": reply.send(.encoding(["clock": PreviewSession.clock]))
    case _ where request.path.first == "review":
      pictures.async { [self] in
        reply.send(reply.isWanted ? looked(at: request.path) : .plain(.gone))
      }
    default: reply.send(PageFiles.answer(name) ?? .plain(.notFound))
    }
  }

  // MARK: Decisions

  private struct Asked: Decodable {
    let how: String
    var items: [Int]?
    var group: Int?
    var all: Bool?
  }

  private func decide(_ body: [UInt8]) -> HTTPAnswer {
    let states: [String: ReviewState] = ["accept": .accepted, "reject": .rejected]
    guard let asked = try? JSONDecoder().decode(Asked.self, from: Data(body)),
      let wanted = states[asked.how]
    else { return .encoding(["error": "the request is no decision"], status: .badRequest) }
    let chosen = state.withLock { $0.places(of: asked.items, asked.group, all: asked.all == true) }
    return history.withLock { history in
      var answer = DecisionAnswer()
      var steps: [DecisionHistory.Step] = []
      for place in chosen where !isStopping.load(ordering: .acquiring) {
        guard let item = item(at: place) else { continue }
        do throws(SnapshotError) {
          steps.append(try history.decide(wanted, item))
          state.withLock { $0.entries[place].state = wanted }
        } catch {
          answer.refused.append(refusal(of: place, error))
          state.withLock { $0.entries[place].state = .refused }
        }
      }
      history.add(steps)
      answer.done = steps.count
      return end(answer, history)
    }
  }

  private func undo() -> HTTPAnswer {
    history.withLock { history in
      var answer = DecisionAnswer()
      var left: [DecisionHistory.Step] = []
      for step in (history.takeLast() ?? []).reversed() {
        guard let place = places[step.item.identifier] else { continue }
        do throws(SnapshotError) {
          try DecisionHistory.undo(step)
          state.withLock { $0.entries[place].state = .pending }
          answer.done += 1
        } catch {
          // It can be tried again, once the files are as they were.
          left.insert(step, at: 0)
          answer.refused.append(refusal(of: place, error))
        }
      }
      history.add(left)
      return end(answer, history)
    }
  }

  private func item(at place: Int) -> ReviewItem? {
    state.withLock { $0.table.items[$0.entries[place].identifier] }
  }

  private func refusal(of place: Int, _ error: SnapshotError) -> DecisionAnswer.Refusal {
    state.withLock { $0.hadTrouble = true }
    return DecisionAnswer.Refusal(n: place + 1, reason: Complaint(error).diagnostic.subject)
  }

  private func end(_ answer: DecisionAnswer, _ history: DecisionHistory) -> HTTPAnswer {
    var answer = answer
    answer.canUndo = !history.decisions.isEmpty
    state.withLock { [canUndo = answer.canUndo] in $0.canUndo = canUndo }
    return .encoding(answer)
  }
}

extension WebReview.State {
  /// The places of what a decision is about and that is still open.
  ///
  /// Of a whole cause it is about those that have no other: the rest is decided one by one.
  fileprivate func places(of items: [Int]?, _ group: Int?, all: Bool) -> [Int] {
    if let items {
      // A number may be any that a request can hold, and a snapshot is decided once.
      let places = Set(items.filter { $0 > 0 && $0 <= entries.count }).map { $0 - 1 }
      return places.sorted().filter { entries[$0].isOpen }
    }
    return entries.indices.filter { place in
      let entry = entries[place]
      guard entry.isOpen else { return false }
      return all || entry.group == group && entry.others.isEmpty
    }
  }
}

extension WebReview.Entry {
  /// What was refused may be decided again, once it is shown as it is now.
  fileprivate var isOpen: Bool { state == .pending || state == .refused }
}

extension ReviewState {
  fileprivate static let all: [ReviewState] = [.accepted, .rejected, .refused, .pending]
}
