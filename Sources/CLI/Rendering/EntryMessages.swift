internal import SnaplineDiagnostics

/// What is said of a design that is drawn once for each entry of its data: one message for one fault, and in the
/// end how many other entries have it.
struct EntryMessages {
  /// What tells one fault from another, whichever entry has it.
  private struct Fault: Hashable {
    let id: String
    let place: Place?
    let subject: String

    init(_ message: Diagnostic) {
      (id, place) = (message.id, message.place)
      // Numbers in a warning are those of the entry; an error tells of the value itself.
      subject =
        message.severity == .error
        ? message.subject : String(message.subject.filter { !$0.isNumber })
    }
  }

  private struct Repetition {
    var others: [ClosedRange<Int>] = []
    var count = 0
  }

  private var order: [Fault] = []
  private var known: [Fault: Repetition] = [:]

  /// The messages of an entry, counted from 1, that weren't told of an entry before.
  mutating func new(_ messages: [Diagnostic], of entry: Int) -> [Diagnostic] {
    messages.filter { message in
      let fault = Fault(message)
      guard var repetition = known[fault] else {
        known[fault] = Repetition()
        order.append(fault)
        return true
      }
      // An entry may say the same in two variants.
      if repetition.others.last?.upperBound == entry { return false }
      if let last = repetition.others.last, last.upperBound == entry - 1 {
        repetition.others[repetition.others.count - 1] = last.lowerBound...entry
      } else {
        repetition.others.append(entry...entry)
      }
      repetition.count += 1
      known[fault] = repetition
      return false
    }.map { $0.noted("entry \(entry) of the data") }
  }

  /// What holds for further entries, a message for each fault.
  var repetitions: [Diagnostic] {
    order.compactMap { fault in
      guard let repetition = known[fault], repetition.count > 0 else { return nil }
      let shown = repetition.others.prefix(Self.mostRanges).map { range in
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
      }
      let more = repetition.others.count > Self.mostRanges ? " and others" : ""
      let entries =
        repetition.count == 1
        ? "one more entry of the data has" : "\(repetition.count) more entries of the data have"
      return Diagnostic(
        id: fault.id,
        severity: .note,
        subject: "\(entries) the same: \(shown.joined(separator: ", "))\(more)",
        place: fault.place
      )
    }
  }

  private static let mostRanges = 8
}
