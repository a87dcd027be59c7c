internal import Glibc
internal import Snapline
internal import SnaplineAsking
internal import SnaplineControls
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineLayout
internal import SnaplineLayoutPreviews
internal import SnaplineLint
internal import SnaplineLive
internal import SnaplineScene

/// The previews of a file, and the answers to what is asked of them.
struct PreviewServer {
  private let previews: [LayoutPreview]
  private let answers: AnswerWriter
  private let processor = ProcessorLimit()

  /// Takes a list that a file's library made.
  init(_ list: UnsafeMutableRawPointer, _ answers: AnswerWriter) {
    let object = unsafe Unmanaged<AnyObject>.fromOpaque(list).takeRetainedValue()
    previews = object as? [LayoutPreview] ?? []
    self.answers = answers
  }

  func run() {
    var list = LiveAnswer()
    list.previews = previews.map { LiveAnswer.Listed(name: $0.name, device: $0.device) }
    answers.write(list)
    var unread: [UInt8] = []
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        guard let request = LiveWire.value(LiveRequest.self, of: unread[..<end]) else { return }
        unread.removeSubrange(...end)
        processor.begin()
        answer(request)
      } else if let bytes = Self.read() {
        unread += bytes
      } else {
        return
      }
    }
  }

  /// What came by standard input; nothing at its end.
  private static func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 { return Array(piece.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private func answer(_ request: LiveRequest) {
    let begun = ContinuousClock.now
    var answer = LiveAnswer()
    answer.number = request.number
    var bytes: [UInt8] = []
    do {
      bytes = try answered(request, &answer)
    } catch {
      answer.messages = [LiveMessage(Self.diagnostic(error, of: previews[safe: request.preview]))]
    }
    let time = (ContinuousClock.now - begun).components
    answer.seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    fflush(nil)
    answers.write(answer, bytes)
  }

  /// The scene, and the answer to the question behind it.
  private func answered(_ request: LiveRequest, _ answer: inout LiveAnswer) throws -> [UInt8] {
    try laidOut(request, &answer.isRightToLeft) { layout in
      var bytes: [UInt8] = []
      if request.question?.isAlone != true {
        bytes = SceneDocument(scene: layout.scene).utf8
        answer.bytes = bytes.count
        answer.spacedLines = layout.scene.spacedLines
      }
      if let question = request.question {
        let reply = layout.reply(to: question)
        answer.reply = reply.count
        bytes += reply
      }
      let rules = Set(request.rules.compactMap(Lint.Rule.init))
      if !rules.isEmpty { answer.messages = Self.messages(of: layout.scene, by: rules) }
      return bytes
    }
  }

  /// What rules find in a layout.
  private static func messages(of scene: Scene, by rules: Set<Lint.Rule>) -> [LiveMessage] {
    Lint.report(rules).look(at: scene).findings.map { finding in
      var message = LiveMessage(finding.diagnostic(.warning))
      message.view = finding.view
      return message
    }
  }

  /// Lays out what is asked for, and has `body` look at it as long as the tree is as it was laid out.
  private func laidOut<Found>(
    _ request: LiveRequest,
    _ isRightToLeft: inout Bool?,
    _ body: (LaidOutTree) throws -> Found
  ) throws -> Found {
    guard let preview = previews[safe: request.preview] else { throw Gone() }
    let size: CGSize? =
      request.width.flatMap { width in
        request.height.map { CGSize(width: width, height: $0) }
      }
    var refusal: HeldDevice.Refusal?
    var direction = LayoutDirection.unspecified
    let ground = request.surroundings.ground(.current)
    let lengthening = request.textLength.map { TextLengthening($0) }
    return try SceneFacts.$looksForOpenConstraints.withValue(
      request.rules.contains("ambiguity")
    ) {
      try Environment.$current.withValue(ground) {
        try preview.laidOut(
          size: size,
          changing: { environment in
            refusal = request.surroundings.refusal(on: environment.device)
            request.surroundings.change(&environment)
            if let scale = request.scale { environment.traits.displayScale = scale }
            direction = environment.traits.layoutDirection
          },
          preparing: { lengthening?.apply(to: $0) ?? false }
        ) { scene, views, root in
          if let refusal { throw refusal.diagnostic }
          isRightToLeft = direction == .rightToLeft
          return try body(LaidOutTree(scene, views, of: root))
        }
      }
    }
  }

  private struct Gone: Error {}

  private static func diagnostic(_ error: any Error, of preview: LayoutPreview?) -> Diagnostic {
    if let diagnostic = error as? Diagnostic { return diagnostic }
    if let error = error as? SceneError { return error.diagnostic(of: preview?.name ?? "") }
    return Diagnostic(
      id: "swift-preview",
      severity: .error,
      subject: error is PreviewError
        ? "\(error)" : "the preview '\(preview?.name ?? "")' can't be shown: \(error)"
    )
  }
}

extension LaidOutTree {
  /// The answer to a question, as JSON; `null` where no view is there that it asks of.
  fileprivate func reply(to question: LiveQuestion) -> [UInt8] {
    let words = PlainPlaces()
    switch question {
    case .state: return LiveWire.line(missed(words))
    case .shape: return LiveWire.line(signature)
    case .findings: return LiveWire.line(FindingsAnswer(self, words))
    case .overlays(let names):
      return LiveWire.line(OverlayAnswer(self, Set(names.compactMap(Overlay.init)), words))
    case .why(let path, let name):
      guard let node = node(at: path) else { return Array("null\n".utf8) }
      let attributes = LayoutConstraint.Attribute.asked.filter { "\($0)" == name }
      return LiveWire.line(WhyAnswer(self, node: node, attributes, words))
    }
  }
}

extension HeldDevice.Refusal {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(id: "no-split", severity: .error, subject: subject, cause: cause, remedy: remedy)
  }
}

extension SceneError {
  fileprivate func diagnostic(of preview: String) -> Diagnostic {
    let subject =
      switch self {
      case .noArea(let size): "'\(preview)' would be \(size.width) by \(size.height) points"
      case .tooLarge(let width, let height, _):
        "the picture of '\(preview)' would have \(width) by \(height) pixels"
      case .illegalScale(let scale): "\(scale) is no scale"
      }
    return Diagnostic(
      id: "canvas-size",
      severity: .error,
      subject: subject,
      remedy:
        "say a size where it is declared: LayoutPreview(\"\(preview)\", width: 320, height: 200)"
    )
  }
}

extension Array {
  fileprivate subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
