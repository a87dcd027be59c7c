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
  /// What was said when the previews were listed.
  package let loadMessages: [Diagnostic]
  private let seat: LiveSeat

  /// A preview as it was laid out.
  package struct Picture: Sendable {
    package let scene: Scene
    package let messages: [Diagnostic]
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
      let list = try seat.use { helper throws(HelperEnd) in helper.list }
      previews = list.previews ?? []
      loadMessages = list.messages.map { $0.diagnostic(in: program.sources) }
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
    guard let count = answered.answer.bytes else { throw LiveFault(messages) }
    do throws(SceneTextError) {
      return Picture(
        scene: try SceneDocument(utf8: Array(answered.bytes.prefix(count))).scene,
        messages: messages,
        findings: Array(zip(answered.answer.messages.map(\.view), messages)),
        isRightToLeft: answered.answer.isRightToLeft ?? false,
        reply: Array(answered.bytes.dropFirst(count)),
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
    return answered.bytes
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

  /// What the code printed, each line a note; nothing where it printed nothing.
  package func printedNotes() -> [Diagnostic] {
    seat.printed.map { HelperEnd.notes(of: $0, in: program.sources) } ?? []
  }
}
