internal import Foundation
package import SnaplineDiagnostics
package import SnaplineScene

/// What a Swift file shows: its previews, and their scenes as they are asked for.
///
/// One process makes all of them. One that was ended is started anew for the next picture.
package final class LivePictures: Sendable {
  package let program: LiveProgram
  /// The previews, in the order of the file.
  package let previews: [LiveAnswer.Listed]
  /// What was said when the previews were listed, with what the code printed by then.
  package let loadMessages: [Diagnostic]
  private let seat: LiveSeat

  /// A preview as it was laid out.
  package struct Picture: Sendable {
    package let scene: Scene
    package let messages: [Diagnostic]
    /// What the code printed meanwhile, each line a note.
    package let printed: [Diagnostic]
    /// What rules found, each beside the path of its view.
    package let findings: [(view: String?, message: Diagnostic)]
    package let isRightToLeft: Bool
    /// The answer to the question, as JSON.
    package let reply: [UInt8]
    /// Seconds that making it took in its process.
    package let seconds: Double
  }

  package init(_ program: LiveProgram, _ limits: LiveLimits = LiveLimits()) throws(LiveFault) {
    self.program = program
    seat = LiveSeat(program, limits)
    do throws(HelperEnd) {
      let (list, printed) = try seat.use { helper throws(HelperEnd) in
        (helper.list, helper.loadPrinted)
      }
      let sources = program.sources
      previews = list.previews ?? []
      loadMessages =
        list.messages.map { $0.diagnostic(in: sources) } + Self.repeats(in: previews, of: sources)
        + HelperEnd.notes(of: printed, in: sources)
    } catch {
      throw LiveFault(error.diagnostics(in: program.sources))
    }
  }

  /// Ends the process; it is started anew where another picture is asked for.
  package func stop() { seat.stop() }

  /// Has a preview made and laid out; `isStopped` is asked now and then whether anybody still wants it.
  package func picture(
    _ request: LiveRequest,
    isStopped: () -> Bool = { false }
  ) throws(LiveFault) -> Picture {
    let (answered, messages) = try answer(to: request, isStopped)
    guard answered.answer.bytes != nil else { throw LiveFault(messages) }
    do throws(SceneTextError) {
      var scene = try SceneDocument(utf8: answered.scene).scene
      scene.spacedLines = answered.answer.spacedLines ?? []
      return Picture(
        scene: scene,
        messages: messages,
        printed: HelperEnd.notes(of: answered.printed, in: program.sources),
        findings: Array(zip(answered.answer.messages.map(\.view), messages)),
        isRightToLeft: answered.answer.isRightToLeft ?? false,
        reply: answered.reply,
        seconds: answered.answer.seconds ?? 0
      )
    } catch {
      throw nonsense
    }
  }

  /// The answer to a question that the scene is no part of, as JSON.
  package func reply(
    to request: LiveRequest,
    isStopped: () -> Bool = { false }
  ) throws(LiveFault) -> [UInt8] {
    let (answered, messages) = try answer(to: request, isStopped)
    guard answered.answer.reply != nil else { throw LiveFault(messages) }
    return answered.reply
  }

  private func answer(
    to request: LiveRequest,
    _ isStopped: () -> Bool
  ) throws(LiveFault) -> (LiveHelper.Answered, [Diagnostic]) {
    do throws(HelperEnd) {
      let answered = try seat.use { helper throws(HelperEnd) in
        try helper.ask(request, isStopped: isStopped)
      }
      return (answered, answered.answer.messages.map { $0.diagnostic(in: program.sources) })
    } catch {
      throw LiveFault(error.diagnostics(in: program.sources))
    }
  }

  /// What is said of an answer that can't be read.
  private var nonsense: LiveFault {
    let end = HelperEnd(reason: .nonsense, printed: "", limits: seat.limits)
    return LiveFault(end.diagnostics(in: program.sources))
  }

  /// What to say where nothing has a name.
  package func noPreview(named name: String, remedy: String? = nil) -> Diagnostic {
    let names = previews.map(\.name)
    let known = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "no-preview",
      severity: .error,
      subject: "it has no preview '\(name)'",
      cause: "it has \(known)\(names.count > 10 ? " …" : "")",
      place: program.sources.paths.first
        .map { program.sources.place(file: $0, line: nil, column: nil) },
      remedy: remedy ?? "name one of them"
    )
  }

  /// Names that several previews have: only the first of these can be chosen.
  private static func repeats(
    in previews: [LiveAnswer.Listed],
    of sources: SwiftSources
  ) -> [Diagnostic] {
    let counts = Dictionary(previews.map { ($0.name, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { name, count in
      Diagnostic(
        id: "swift-names",
        severity: .warning,
        subject: "\(count) previews are called '\(name)'",
        cause: "a page and --preview find the first of them alone",
        place: sources.paths.first.map { sources.place(file: $0, line: nil, column: nil) },
        remedy: "give each a name of its own"
      )
    }
  }
}
