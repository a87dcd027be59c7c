internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics

/// A process that makes what a Swift file shows, and answers one request after the other.
///
/// Its seat sees to it that one thread uses it at a time.
final class LiveHelper: @unchecked Sendable {
  private let program: LiveProgram
  private let limits: LiveLimits
  private let child: ChildProcess
  private let requests: PipeEnd
  private let answers: PipeEnd
  private let prints: PipeEnd
  private var unread: [UInt8] = []
  private var ended: ChildEnd?
  /// What was printed since the last answer.
  private var printed = PrintedText()
  /// What was printed when the previews were listed.
  private(set) var loadPrinted = ""
  private var asked = 0
  /// The previews, in the order of the file.
  private(set) var list = LiveAnswer()

  /// An answer with the scene and the reply behind it, and what the code printed meanwhile.
  struct Answered {
    var answer: LiveAnswer
    var scene, reply: [UInt8]
    var printed = ""
  }

  init(_ program: LiveProgram, _ limits: LiveLimits) throws(HelperEnd) {
    (self.program, self.limits) = (program, limits)
    let report = program.folder + "/end-\(UUID().uuidString)"
    self.report = report
    do throws(Spawner.Failure) {
      let (asked, requests) = try PipeEnd.connection()
      let (answers, answered) = try PipeEnd.pair()
      let (prints, printing) = try PipeEnd.pair()
      child = try ChildProcess(
        Spawner.Order(
          program: program.toolkit.helper,
          arguments: LaunchLimits(memory: limits.memory, processor: limits.processor + 2).words
            + ["-", program.library, report],
          variables: program.variables,
          files: [asked.file, printing.file, printing.file, answered.file]
        )
      )
      (self.requests, self.answers, self.prints) = (requests, answers, prints)
    } catch {
      let reason = unsafe String(cString: strerror(error.number))
      throw HelperEnd(reason: .notStarted(reason), printed: "", limits: limits)
    }
    for end in [requests, answers, prints] { end.hurry() }
    let listed = try answer()
    (list, loadPrinted) = (listed.answer, listed.printed)
    if list.previews == nil { throw end(.nonsense) }
  }

  private let report: String

  deinit { stop() }

  /// Asks for a picture and waits for it.
  func ask(_ request: LiveRequest, isStopped: () -> Bool = { false }) throws(HelperEnd) -> Answered
  {
    asked += 1
    var request = request
    request.number = asked
    printed = PrintedText()
    var line = LiveWire.line(request)[...]
    let names = list.previews ?? []
    let name = names.indices.contains(request.preview) ? names[request.preview].name : nil
    return try answer(sending: &line, making: name, number: asked, isStopped)
  }

  private func answer() throws(HelperEnd) -> Answered {
    var nothing: ArraySlice<UInt8> = []
    return try answer(sending: &nothing, making: nil, number: nil) { false }
  }

  private func answer(
    sending line: inout ArraySlice<UInt8>,
    making name: String?,
    number: Int?,
    _ isStopped: () -> Bool
  ) throws(HelperEnd) -> Answered {
    let begun = ContinuousClock.now
    let processor = child.processorSeconds
    var exits: CInt?
    while true {
      if !line.isEmpty, let count = requests.write(line) { line = line.dropFirst(count) }
      readPrints()
      var isAtEnd = false
      reading: while true {
        switch answers.read() {
        case .bytes(let bytes): unread += bytes
        case .nothing: break reading
        case .end:
          isAtEnd = true
          break reading
        }
      }
      while var found = try nextAnswer() {
        guard let status = found.answer.exits else {
          guard found.answer.number == number else { continue }
          // What the code printed came before its answer.
          readPrints()
          found.printed = printed.text
          return found
        }
        exits = CInt(truncatingIfNeeded: status)
      }
      // What it started may keep the pipe open.
      if !isAtEnd, ended == nil {
        ended = child.end(waiting: false)
        if ended != nil { continue }
      }
      isAtEnd = isAtEnd || ended != nil
      if isAtEnd { throw end(exits.map { .status($0) }, making: name) }
      if isStopped() { throw stopped(.tookTooLong, making: name) }
      if printed.total > LiveLimits.mostPrinted { throw stopped(.printedTooMuch, making: name) }
      let left = .seconds(limits.time) - (ContinuousClock.now - begun)
      if left <= .zero { throw stopped(.tookTooLong, making: name) }
      if child.processorSeconds - processor > Double(limits.processor) {
        throw stopped(.tookProcessor, making: name)
      }
      PipeEnd.wait(
        for: [answers, prints],
        writing: line.isEmpty ? nil : requests,
        within: min(100, Int(left.components.seconds * 1000) + 20)
      )
    }
  }

  /// Takes an answer off what was read, once all of it is there.
  private func nextAnswer() throws(HelperEnd) -> Answered? {
    guard let lineEnd = unread.firstIndex(of: UInt8(ascii: "\n")) else {
      if unread.count > 1 << 20 { throw stopped(.nonsense, making: nil) }
      return nil
    }
    guard let answer = LiveWire.value(LiveAnswer.self, of: unread[..<lineEnd]) else {
      throw stopped(.nonsense, making: nil)
    }
    let parts = [answer.bytes ?? 0, answer.reply ?? 0]
    guard parts.allSatisfy((0...LiveLimits.mostAnswered).contains) else {
      throw stopped(.nonsense, making: nil)
    }
    let start = lineEnd + 1
    let middle = start + parts[0]
    let end = middle + parts[1]
    guard unread.count >= end else { return nil }
    let found = Answered(
      answer: answer,
      scene: Array(unread[start..<middle]),
      reply: Array(unread[middle..<end])
    )
    unread.removeFirst(end)
    return found
  }

  private func readPrints() {
    while case .bytes(let bytes) = prints.read() {
      printed.add(bytes)
      if printed.total > LiveLimits.mostPrinted { return }
    }
  }

  // MARK: The end

  private static let timesAsked = 5

  /// Ends the process where it isn't over yet.
  func stop() {
    guard ended == nil else { return }
    child.endGroup()
    ended = child.end(waiting: true)
    try? FileManager.default.removeItem(atPath: report)
  }

  /// Ends a process that goes on for too long, and has it say where it stands.
  ///
  /// It is asked several times: from about one of ten instructions the callers can't be found.
  private func stopped(_ reason: HelperEnd.Reason, making name: String?) -> HelperEnd {
    let deadline = ContinuousClock.now + .seconds(5)
    for count in 1...Self.timesAsked where ended == nil && reason != .nonsense {
      child.send(SIGQUIT)
      while ended == nil, ContinuousClock.now < deadline,
        CrashReport(contentsOf: report)?.count ?? 0 < count
      {
        while case .bytes = prints.read() {}
        ended = child.end(waiting: false)
        if ended == nil { PipeEnd.wait(for: [], within: 5) }
      }
    }
    child.endGroup()
    return end(reason, making: name)
  }

  /// What is known of the end of the process, which has come or comes now.
  private func end(_ reason: HelperEnd.Reason?, making name: String? = nil) -> HelperEnd {
    // Whatever it started goes with it, and so does what keeps its pipes open.
    let deadline = ContinuousClock.now + .seconds(5)
    while ended == nil, reason != .nonsense, ContinuousClock.now < deadline {
      readPrints()
      ended = child.end(waiting: false)
      if ended == nil { PipeEnd.wait(for: [prints], within: 5) }
    }
    readPrints()
    child.endGroup()
    if ended == nil { ended = child.end(waiting: true) }
    let found: HelperEnd.Reason =
      switch ended {
      case .signal(let number): .signal(number)
      case .status(let status): .status(status)
      case nil: .nonsense
      }
    let stands =
      CrashReport(contentsOf: report)?
      .stands(in: program.library, by: program.compiler.symbolizer) ?? []
    try? FileManager.default.removeItem(atPath: report)
    return HelperEnd(
      reason: reason ?? found,
      printed: printed.text,
      stands: stands,
      limits: limits,
      preview: name
    )
  }
}

extension LiveProgram {
  /// The variables of the helper, which finds Swift's libraries by them.
  ///
  /// It says itself where it ends; what Swift's runtime has to say to people isn't asked for.
  var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["LD_LIBRARY_PATH"] = [compiler.libraries, variables["LD_LIBRARY_PATH"]]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ":")
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}
