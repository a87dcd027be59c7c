import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineInputs
import SnaplineLayout
import SnaplineLive

/// A layout of the process that runs a Swift file: what is asked about it is asked there.
struct HelperLayout: Askable {
  let pictures: LivePictures
  /// What the layout was asked for with.
  let request: LiveRequest
  /// What was answered beside its scene.
  let reply: [UInt8]
  /// The files that the code is in.
  let files: Set<String>
  let isStopped: @Sendable () -> Bool

  /// Code says where constraints are made, and not views.
  var places: [Place?] { [] }

  func missed(_ words: AnswerWords) -> [MissedAnswer] {
    value([MissedAnswer].self, of: reply, words) ?? []
  }

  var signature: [String] { LiveWire.value([String].self, of: reply) ?? [] }

  func findings(
    _ words: AnswerWords,
    edit: (LayoutReason, _ equation: String) -> FileEdit?
  ) throws(DesignError) -> FindingsAnswer {
    try whole(FindingsAnswer.self, of: reply, words)
  }

  func marks(of overlays: Set<Overlay>, _ words: AnswerWords) throws(DesignError) -> OverlayAnswer {
    let names = overlays.map(\.rawValue).sorted()
    let reply = try reply(to: .overlays(names))
    return try whole(OverlayAnswer.self, of: reply, words)
  }

  func why(
    _ path: String,
    _ attribute: LayoutConstraint.Attribute?,
    _ words: AnswerWords
  ) throws(DesignError) -> WhyAnswer? {
    let reply = try reply(to: .why(view: path, attribute: attribute.map { "\($0)" }))
    return try whole(WhyAnswer?.self, of: reply, words)
  }

  /// An answer that has to be one.
  private func whole<Value: Decodable>(
    _ type: Value.Type,
    of reply: [UInt8],
    _ words: AnswerWords
  ) throws(DesignError) -> Value {
    guard let value = value(type, of: reply, words) else {
      throw DesignError(diagnostics: [.unreadableAnswer], files: files)
    }
    return value
  }

  private func reply(to question: LiveQuestion) throws(DesignError) -> [UInt8] {
    var request = request
    request.question = question
    request.rules = []
    do throws(LiveFault) {
      return try pictures.reply(to: request, isStopped: isStopped)
    } catch {
      throw DesignError(diagnostics: error.diagnostics, files: files)
    }
  }

  private func value<Value: Decodable>(
    _ type: Value.Type,
    of reply: [UInt8],
    _ words: AnswerWords
  ) -> Value? {
    let places = SourceWords(sources: pictures.program.sources, words: words)
    return CodingUserInfoKey.placeWords
      .flatMap { LiveWire.value(type, of: reply, knowing: [$0: places]) }
  }
}

extension Diagnostic {
  fileprivate static let unreadableAnswer = Diagnostic(
    id: "swift-helper",
    severity: .error,
    subject: "what the process of the Swift file answers can't be read",
    remedy: "save the file again, and its process is started anew"
  )
}

/// The words for places that a compiler names.
private struct SourceWords: PlaceWords {
  let sources: SwiftSources
  let words: AnswerWords

  func place(_ place: Place?) -> PlaceAnswer? {
    guard var place else { return nil }
    place.file = sources.name(of: place.file)
    return words.place(place)
  }
}
