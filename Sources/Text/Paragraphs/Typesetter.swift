import SnaplineDiagnostics
public import SnaplineEnvironment
import SnaplineScene
import Synchronization

import struct Foundation.CGSize

/// Measures and places text by the fonts of an environment.
///
/// Measuring and drawing use one result: the block that has a text's size also has its glyphs. A text
/// that was shaped before is only broken into lines. Any number of threads may use one typesetter.
public struct Typesetter: Sendable {
  public let environment: Environment
  let library: FontLibrary

  public init(in environment: Environment = .current) {
    self.init(in: environment, library: .shared(for: environment.fonts))
  }

  init(in environment: Environment, library: FontLibrary) {
    self.environment = environment
    self.library = library
  }

  /// How many paragraphs were shaped with these fonts so far; those found in the cache aren't counted.
  public var shapedParagraphs: Int { library.shapedParagraphs.load(ordering: .relaxed) }

  /// The lines of a text.
  ///
  /// - Parameters:
  ///   - text: What is set; an empty text has no size.
  ///   - width: Where lines end, in points; `nil` makes each paragraph one line.
  ///   - lineLimit: How many lines there may be; 0 stands for any number.
  ///   - height: Lines that don't fit into it are left out, save the first.
  /// - Returns: The block, its positions counted from its top left.
  public func layout(
    _ text: StyledText,
    width: Double? = nil,
    lineLimit: Int = 0,
    height: Double? = nil
  ) -> TextBlock {
    let width = Self.bounded(width)
    var composer = Composer(self, width: width, lineLimit: max(0, lineLimit))
    composer.add(text)
    if let height, let fitting = composer.lineCount(within: height) {
      composer = Composer(self, width: width, lineLimit: fitting)
      composer.add(text)
    }
    return composer.block
  }

  /// The lines of a text, with all the widths at which they are the same.
  package func set(_ text: StyledText, width: Double? = nil, lineLimit: Int = 0) -> SetText {
    let width = Self.bounded(width)
    let lineLimit = max(0, lineLimit)
    guard width == nil else { return made(text, width, lineLimit) }
    let request = SetMemory.Request(
      text: text,
      lineLimit: lineLimit,
      direction: environment.traits.layoutDirection,
      scale: environment.traits.displayScale,
      legibility: environment.traits.legibilityWeight,
      locale: environment.locale
    )
    if let known = library.setTexts.withLock({ $0.value(for: request) }) { return known }
    let set = made(text, nil, lineLimit)
    library.setTexts.withLock { $0.insert(set, for: request) }
    return set
  }

  private func made(_ text: StyledText, _ width: Double?, _ lineLimit: Int) -> SetText {
    var composer = Composer(self, width: width, lineLimit: lineLimit)
    composer.add(text)
    return SetText(composer)
  }

  /// A width that lines may end at; nothing where none does.
  static func bounded(_ width: Double?) -> Double? {
    width.flatMap { $0 < endless ? max(0, $0) : $0.isNaN ? 0 : nil }
  }

  /// No line is ever as wide.
  private static let endless = 1e7
}
