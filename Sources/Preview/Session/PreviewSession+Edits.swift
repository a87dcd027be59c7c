import Dispatch
import Foundation
import SnaplineAsking
import SnaplineInputs
import SnaplineServing
import Synchronization

/// What pages change.
extension PreviewSession {
  private struct Asked: Decodable {
    let choices: String
    let edit: FileEdit
    let isFinal: Bool
  }

  func change(_ name: String, _ request: HTTPRequest, _ reply: Reply) {
    guard ["edit", "undo", "redo"].contains(name) else { return reply.send(.plain(.notFound)) }
    pictures.async { [self] in
      do throws(EditFailure) {
        switch name {
        case "undo": reply.send(.encoding(try desk.undo()))
        case "redo": reply.send(.encoding(try desk.redo()))
        default: reply.send(try edit(request.body))
        }
      } catch {
        let isConflict = if case .notWritable = error { false } else { true }
        reply.send(.refusal(error.sentence, isConflict ? .conflict : .unprocessable))
      }
      giveBackMemory()
    }
  }

  private func edit(_ body: [UInt8]) throws(EditFailure) -> HTTPAnswer {
    guard let asked = try? JSONDecoder().decode(Asked.self, from: Data(body)),
      let query = QueryItem.all(in: asked.choices)
    else {
      return .refusal("the request isn't an edit", .badRequest)
    }
    let (input, choices): (PreviewHost.Input, PreviewChoices)
    do throws(PreviewHost.Refusal) {
      (input, choices) = try self.choices(query)
    } catch {
      return .refusal(error.sentence, .badRequest)
    }
    let shown = state.withLock { $0.written(by: choices.design) }
    // A try that comes to nothing, such as a word that is half typed, is no fault of a request.
    let status = asked.isFinal ? HTTPStatus.unprocessable : .ok
    let unsaved: [String: [UInt8]]
    do throws(EditFailure) {
      unsaved = try desk.tried(asked.edit, in: shown)
    } catch .notWritable(let text) {
      return .refusal(EditFailure.notWritable(text).sentence, status)
    }
    let frame = UnsavedFiles.$bytes.withValue(unsaved) { self.frame(input, choices) }
    guard frame.state == .good else {
      let first = frame.messages.first { $0.severity == "error" }?.subject ?? "it can't be laid out"
      return .refusal("that would be no design: \(first)", status, frame.messages)
    }
    if !asked.isFinal { return .frame(frame) }
    return .encoding(try desk.make(asked.edit, in: shown))
  }
}
