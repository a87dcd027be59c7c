import Foundation
import SnaplineAsking

/// A file that a picture is made of.
struct FileAnswer: Encodable {
  let n: Int
  let name: String
  /// An address that editors open.
  let link: String?
}

struct FontAnswer: Encodable, Hashable {
  let family: String
  let address: String
}

/// A view of a picture, with its frame on the canvas.
struct ViewAnswer {
  let path: String
  let `class`: String
  let frame: [Double]
  let parent: Int?
  let id: String?
  let text: String?
  let isHidden: Bool
  let place: PlaceAnswer?
}

/// A picture as a page shows it.
@dynamicMemberLookup struct FrameAnswer {
  enum State: String, Encodable {
    case good
    /// The last good picture, under messages of what is wrong now.
    case stale
    /// There never was a picture.
    case broken
    case gone
  }

  struct Times: Encodable {
    var layout = 0.0
    var svg = 0.0
  }

  /// All but the picture and its views.
  struct Facts: Encodable {
    var design: Int
    var version: String
    var state: State
    var size: [Double]?
    var scale: Double?
    /// `ltr` or `rtl`, as it was laid out.
    var direction: String?
    /// The names of the design's variants, and of a document's scenes.
    var variants: [String] = []
    var scenes: [String] = []
    var fonts: [FontAnswer] = []
    var messages: [MessageAnswer] = []
    var files: [FileAnswer] = []
    var gaveWay: [MissedAnswer] = []
    var took = Times()
  }

  private(set) var facts: Facts
  var svg: String?
  var views: [ViewAnswer] = []

  init(design: Int, version: String, state: State) {
    facts = Facts(design: design, version: version, state: state)
  }

  subscript<Fact>(dynamicMember fact: WritableKeyPath<Facts, Fact>) -> Fact {
    get { facts[keyPath: fact] }
    set { facts[keyPath: fact] = newValue }
  }
}

/// What there is to say of a layout that isn't there.
struct NothingAnswer: Encodable {
  let error: String
  let numbers: [Int] = []
  let marks: [Int] = []
  let values: [Int] = []
  let points: [Int] = []
}

struct ErrorAnswer: Encodable {
  let error: String
  var messages: [MessageAnswer]? = nil
}

/// What an answer is written as.
enum AnswerText {
  static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    // Nothing else in an answer can fail to encode.
    return (try? encoder.encode(value)).map(Array.init) ?? Array("{}".utf8)
  }
}
