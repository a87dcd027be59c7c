internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplinePreview
internal import SnaplineRuns
internal import SnaplineServing
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import Synchronization

/// A review in a browser: what is pending by cause, with pictures that are made when somebody looks.
final class WebReview: Sendable {
  /// What is shown, and what was decided.
  struct State {
    var table: ReviewTable
    var entries: [Entry] = []
    var history: DecisionHistory
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
    state = Mutex(State(table: table, entries: entries, history: DecisionHistory(below: folder)))
  }

  /// Ends the review: nothing is undone any more.
  func close() {
    state.withLock { $0.history.removeFiles() }
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
    case "review/items": reply.send(.encoding(items(request)))
    case "clock": reply.send(.encoding(["clock": Date().timeIntervalSince1970 * 1_000]))
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
    return state.withLock { state in
      var answer = DecisionAnswer()
      var steps: [DecisionHistory.Step] = []
      for place in state.places(of: asked.items, asked.group, all: asked.all == true) {
        guard let item = state.table.items[state.entries[place].identifier] else { continue }
        do throws(SnapshotError) {
          steps.append(try state.history.decide(wanted, item))
          state.entries[place].state = wanted
        } catch {
          state.entries[place].state = .refused
          state.hadTrouble = true
          answer.refused.append(
            DecisionAnswer.Refusal(n: place + 1, reason: Complaint(error).diagnostic.subject)
          )
        }
      }
      state.history.add(steps)
      answer.done = steps.count
      answer.canUndo = !state.history.decisions.isEmpty
      return .encoding(answer)
    }
  }

  private func undo() -> HTTPAnswer {
    state.withLock { state in
      var answer = DecisionAnswer()
      for step in (state.history.takeLast() ?? []).reversed() {
        guard
          let place = state.entries.firstIndex(where: { $0.identifier == step.item.identifier })
        else { continue }
        do throws(SnapshotError) {
          try DecisionHistory.undo(step)
          state.entries[place].state = .pending
          answer.done += 1
        } catch {
          state.hadTrouble = true
          answer.refused.append(
            DecisionAnswer.Refusal(n: place + 1, reason: Complaint(error).diagnostic.subject)
          )
        }
      }
      answer.canUndo = !state.history.decisions.isEmpty
      return .encoding(answer)
    }
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
