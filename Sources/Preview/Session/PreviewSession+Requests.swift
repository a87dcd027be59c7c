internal import CMalloc
import Dispatch
import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplinePage
import SnaplineRendering
import SnaplineScene
package import SnaplineServing
import Synchronization

/// The addresses that pages ask for.
extension PreviewSession {
  /// What the page may offer.
  static var features: [String] { questions.keys.sorted() + ["edit"] }

  /// What is asked of a design as an address shows it, and who works on it.
  private struct Question: Sendable {
    enum Worker { case pictures, findings }

    let worker: Worker
    let answer: @Sendable (Asked) -> HTTPAnswer

    init(_ worker: Worker, _ answer: @escaping @Sendable (Asked) -> HTTPAnswer) {
      (self.worker, self.answer) = (worker, answer)
    }
  }

  /// Code of Swift files takes its time, which nothing else waits for.
  private func queue(_ worker: Question.Worker, isSwift: Bool) -> DispatchQueue {
    switch worker {
    case .pictures: isSwift ? code : pictures
    case .findings: isSwift ? codeFindings : findings
    }
  }

  private struct Asked {
    let session: PreviewSession
    let request: HTTPRequest
    let input: PreviewHost.Input
    let choices: PreviewChoices
  }

  private static let questions: [String: Question] = [
    "frame": Question(.pictures) {
      .frame($0.session.frame($0.input, $0.choices))
    },
    "why": Question(.pictures) { $0.session.ask("why", $0) },
    "overlays": Question(.pictures) { $0.session.ask("overlays", $0) },
    "values": Question(.pictures) { $0.session.ask("values", $0) },
    "picture": Question(.pictures) { $0.session.picture($0.request, $0.input, $0.choices) },
    "command": Question(.pictures) { $0.session.command($0) },
    "findings": Question(.findings) { $0.session.findings($0.input, $0.choices) },
    "breaks": Question(.findings) { $0.session.breaks($0.request, $0.input, $0.choices) },
    "strip": Question(.findings) {
      .encoding($0.session.strip($0.request, $0.input, $0.choices))
    },
    "changes": Question(.findings) {
      .encoding($0.session.changes($0.input, $0.choices))
    },
  ]

  /// Answers a request, at once or once it was worked on.
  package func answer(_ request: HTTPRequest, _ reply: Reply) {
    let name = request.path.joined(separator: "/")
    if request.method == .post { return change(name, request, reply) }
    if let question = Self.questions[name] { return work(question, request, reply) }
    switch name {
    case "events": listeners.add(reply)
    case "clock": reply.send(.encoding(["clock": Self.clock]))
    case "list": reply.send(.encoding(listAnswer))
    default:
      if request.path.count == 2, request.path[0] == "font" { return font(request.path[1], reply) }
      reply.send(PageFiles.answer(name) ?? .plain(.notFound))
    }
  }

  private func work(_ question: Question, _ request: HTTPRequest, _ reply: Reply) {
    let number = request.query("design").flatMap(Int.init)
    let isSwift = number.flatMap { state.withLock(\.inputs)[$0]?.isSwift } ?? false
    queue(question.worker, isSwift: isSwift).async { [self] in
      // What a page gave up isn't made.
      guard reply.isWanted else { return }
      do throws(PreviewHost.Refusal) {
        let (input, choices) = try choices(request.query)
        let asked = Asked(session: self, request: request, input: input, choices: choices)
        reply.send(question.answer(asked))
      } catch {
        reply.send(.refusal(error.sentence, .badRequest))
      }
      giveBackMemory()
    }
  }

  /// Now and then gives the system the memory that `malloc` keeps free.
  ///
  /// More often, pictures would wait for memory that was just given back.
  func giveBackMemory() {
    guard answers.add(1, ordering: .relaxed).newValue.isMultiple(of: 500) else { return }
    findings.async { malloc_trim(0) }
  }

  private func font(_ name: String, _ reply: Reply) {
    guard let number = Int(name), let path = fonts.path(number),
      let bytes = try? OrdinaryFile.bytes(at: path, most: 64_000_000)
    else { return reply.send(.plain(.notFound)) }
    reply.send(HTTPAnswer(type: "font/ttf", body: bytes))
  }

  /// The line that draws what is shown, and the choices that it has no words for.
  private func command(_ asked: Asked) -> HTTPAnswer {
    var items = asked.request.query.map { (name: $0.name, value: $0.value) }
    let sides = ["width", "height"].filter { side in !items.contains { $0.name == side } }
    // The command line has no word for one side alone.
    if sides.count == 1, let size = try? layout(asked.input, asked.choices).scene.size {
      let length = sides == ["width"] ? size.width : size.height
      items.append((sides[0], "\(length)"))
    }
    let left = asked.choices.textLength == 1 ? [] : ["text-length"]
    return .encoding(CommandAnswer(command: host.command(items, asked.input), left: left))
  }

  private struct CommandAnswer: Encodable {
    let command: String
    let left: [String]
  }

  // MARK: Questions to a layout

  private static let onlyDesigns = "only designs are edited here; other files are in their editors"

  private func ask(_ name: String, _ asked: Asked) -> HTTPAnswer {
    do throws(DesignError) {
      let (askable, files) = try store.input(asked.input, asked.choices).asked(asked.choices)
      return try answer(name, asked.request, askable, words(files))
    } catch {
      // A file that is being written is broken now and then: that is no fault of who asks.
      return .encoding(NothingAnswer(error: "the layout can't be made as it is now"))
    }
  }

  private func answer(
    _ name: String,
    _ request: HTTPRequest,
    _ asked: any Askable,
    _ words: AnswerWords
  ) throws(DesignError) -> HTTPAnswer {
    if name == "overlays" {
      let kinds = (request.query("kinds") ?? "").split(separator: ",")
      let overlays = Set(kinds.compactMap { Overlay(rawValue: String($0)) })
      return .encoding(try asked.marks(of: overlays, words))
    }
    let path = request.query("view") ?? ""
    let gone = HTTPAnswer.refusal("no view has that path now", .notFound)
    if name == "values" {
      guard let live = asked as? LiveLayout else {
        return .encoding(NothingAnswer(error: Self.onlyDesigns))
      }
      return live.node(at: path).map { .encoding(values(live, $0, words)) } ?? gone
    }
    let wanted = request.query("attribute")
    let attribute = LayoutConstraint.Attribute.asked.first { "\($0)" == wanted }
    if let wanted, attribute == nil {
      return .refusal("no view has a '\(wanted)'", .badRequest)
    }
    return try asked.why(path, attribute, words).map { .encoding($0) } ?? gone
  }

  /// What tells the state of a file that a layout was read from: what is edited is what was shown.
  private func version(of path: String, in live: LiveLayout) -> String? {
    live.bytes(at: path).map(FileVersion.of)
  }

  private func values(_ live: LiveLayout, _ node: Int, _ words: AnswerWords) -> ValuesAnswer {
    var versions: [String: String] = [:]
    func version(of path: String) -> String? {
      if versions[path] == nil { versions[path] = self.version(of: path, in: live) }
      return versions[path]
    }
    return ValuesAnswer(
      values: live.values(of: node).map { value in
        let edit = value.target.flatMap { target in
          version(of: target.path).map { version in
            ValuesAnswer.Edit(
              file: files.number(of: target.path),
              version: version,
              start: target.range.lowerBound,
              end: target.range.upperBound
            )
          }
        }
        return ValuesAnswer.Value(
          name: value.name,
          kind: value.kind.rawValue,
          value: value.value,
          label: value.label,
          place: words.place(value.place),
          edit: host.isReadOnly ? nil : edit,
          readOnly: host.isReadOnly ? "this preview is read-only" : value.reason
        )
      }
    )
  }

  private func findings(_ input: PreviewHost.Input, _ choices: PreviewChoices) -> HTTPAnswer {
    do throws(DesignError) {
      let layout = try store.input(input, choices).layout(choices, for: .review)
      let words = words(layout.files)
      var found = try layout.asked.findings(words) { reason, equation in
        guard !host.isReadOnly, let live = layout.live,
          let change = live.change(of: reason, to: equation),
          let version = version(of: change.target.path, in: live)
        else { return nil }
        return FileEdit(
          file: files.number(of: change.target.path),
          version: version,
          start: change.target.range.lowerBound,
          end: change.target.range.upperBound,
          text: change.text
        )
      }
      // Conflicts, and what nothing decides, are told by themselves.
      found.messages = layout.messages.filter { $0.layoutFault?.isOfConstraints != true }
        .map(words.message)
      return .encoding(found)
    } catch {
      let words = words(of: input)
      var found = FindingsAnswer()
      found.messages = error.diagnostics.map(words.message)
      return .encoding(found)
    }
  }

  private func breaks(
    _ request: HTTPRequest,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> HTTPAnswer {
    guard let axis = request.query("axis").flatMap(BreakAxis.init) else {
      return .refusal("an axis is width, height, text-size or text", .badRequest)
    }
    do throws(DesignError) {
      return .encoding(try breaks(axis, input, choices))
    } catch {
      return .refusal("the layout can't be made as it is now", .conflict)
    }
  }

  // MARK: Files

  private func picture(
    _ request: HTTPRequest,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> HTTPAnswer {
    guard let format = PreviewHost.Format(rawValue: request.query("format") ?? "png") else {
      let known = PreviewHost.Format.allCases.map(\.rawValue)
      let words = known.dropLast().joined(separator: ", ") + " or " + known.suffix(1).joined()
      return .refusal("a picture is \(words)", .badRequest)
    }
    do {
      var own = choices
      own.shown = nil
      let layout = try layout(input, own)
      let bytes = try host.paint(layout.scene, format, layout.title, layout.environment)
      var answer = HTTPAnswer(type: format.type, body: bytes)
      let isDownload = request.query("download") != nil
      // A picture that is opened by itself runs nothing and loads nothing either.
      answer.contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
      if isDownload {
        let stem = FileName(input.name).stem.filter {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
        }
        let name = (stem.isEmpty ? "design" : stem) + "." + format.rawValue
        answer.fields.append(HTTPField("Content-Disposition", "attachment; filename=\"\(name)\""))
      }
      return answer
    } catch {
      return .refusal("the design can't be drawn as it is now", .conflict)
    }
  }
}

extension PreviewHost.Format {
  var type: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}

extension HTTPAnswer {
  static func refusal(
    _ sentence: String,
    _ status: HTTPStatus,
    _ messages: [MessageAnswer]? = nil
  ) -> HTTPAnswer {
    .encoding(ErrorAnswer(error: sentence, messages: messages), status: status)
  }
}
