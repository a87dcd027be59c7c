internal import Foundation

/// What is asked of a helper, as a line of JSON.
package struct LiveRequest: Codable, Hashable, Sendable {
  /// Tells the answer from what else may stand in the pipe.
  package var number = 0
  /// The place of the preview in the list.
  package var preview: Int
  /// In points, where somebody says it; the preview's own without it.
  package var width, height: Double?
  /// Pixels for each point.
  package var scale: Double?
  package var surroundings: LiveSurroundings
  /// How many times as long all texts are, as another language may have them; 1 where nothing is said.
  package var textLength: Double?
  /// The rules that the layout is looked over by, for what its author hardly wanted.
  package var rules: [String] = []
  /// What is asked of the layout besides its scene.
  package var question: LiveQuestion?

  package init(preview: Int, surroundings: LiveSurroundings = LiveSurroundings()) {
    (self.preview, self.surroundings) = (preview, surroundings)
  }

  /// The rules that each drawing of a design is looked over by, too.
  package static let usualRules = ["conflict", "ambiguity"] + textRules

  /// Those of them that aren't about constraints, which ``LiveQuestion/findings`` answers by themselves.
  package static let textRules = ["truncation", "overlap"]
}

/// What a page asks of a layout, by the names that its addresses have.
package enum LiveQuestion: Codable, Hashable, Sendable {
  /// The constraints that don't hold; the scene is answered as well.
  case state
  /// How each constraint stands; the scene is answered as well.
  case shape
  /// Conflicts, what is open, and slack; the scene is answered as well.
  case findings
  /// Why a view's frame is as it is, or one number of it.
  case why(view: String, attribute: String?)
  /// The marks of some overlays.
  case overlays([String])

  /// Whether the scene itself is no part of the answer.
  package var isAlone: Bool {
    switch self {
    case .state, .shape, .findings: false
    case .why, .overlays: true
    }
  }
}

/// What a helper answers: a line of JSON, and behind it as many bytes as that says.
package struct LiveAnswer: Codable, Hashable, Sendable {
  /// The number of the request.
  package var number: Int?
  /// The previews of a file, which is the first answer of all.
  package var previews: [Listed]?
  /// How long the scene's text is that follows; nothing where the preview can't be drawn.
  package var bytes: Int?
  /// The items of the scene that are lines with white space behind them, which its text doesn't say.
  package var spacedLines: [Int]?
  /// How long the answer to the question is, which is JSON and follows the scene.
  package var reply: Int?
  package var messages: [LiveMessage] = []
  /// Whether it was laid out from right to left.
  package var isRightToLeft: Bool?
  /// Seconds that making and laying out took.
  package var seconds: Double?
  /// Said before the code ends its process, with the status that it ends with.
  package var exits: Int?

  package init() {}

  package struct Listed: Codable, Hashable, Sendable {
    package var name: String
    /// What a preview says, for a list of cases.
    package var device: String?

    package init(name: String, device: String? = nil) { (self.name, self.device) = (name, device) }
  }

  /// The line, with its end.
  package var line: [UInt8] { LiveWire.line(self) }
}

/// Lines of JSON.
package enum LiveWire {
  package static func line(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Nothing else in a message can fail to encode than a number that is none.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    return ((try? encoder.encode(value)).map(Array.init) ?? Array("{}".utf8)) + [UInt8(ascii: "\n")]
  }

  /// What a line says; the type may ask its decoder for what is known.
  package static func value<Value: Decodable>(
    _: Value.Type,
    of line: some Sequence<UInt8>,
    knowing known: [CodingUserInfoKey: any Sendable] = [:]
  ) -> Value? {
    let decoder = JSONDecoder()
    decoder.userInfo = known
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    return try? decoder.decode(Value.self, from: Data(line))
  }
}
