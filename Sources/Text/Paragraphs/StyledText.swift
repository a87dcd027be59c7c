public import SnaplineScene

/// Text with its looks, as a value: runs that each have one font, one colour and so on.
///
/// A paragraph takes its style from its first run.
public struct StyledText: Hashable, Sendable {
  public var runs: [Run]

  public init(runs: [Run] = []) { self.runs = runs }

  public init(_ string: String, attributes: TextAttributes) {
    runs = string.isEmpty ? [] : [Run(string, attributes)]
  }

  public init(
    _ string: String,
    font: Font,
    color: RGBA = .black,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(string, attributes: TextAttributes(font: font, color: color, paragraph: paragraph))
  }

  public struct Run: Hashable, Sendable {
    public var string: String
    public var attributes: TextAttributes

    public init(_ string: String, _ attributes: TextAttributes) {
      self.string = string
      self.attributes = attributes
    }
  }

  public var string: String { runs.map(\.string).joined() }
  public var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }
}

extension StyledText {
  /// Whether both have the same looks and are spelled alike.
  package func isSame(as other: StyledText) -> Bool {
    guard runs.count == other.runs.count else { return false }
    return zip(runs, other.runs).allSatisfy { one, other in
      one.string.isSpelled(as: other.string) && one.attributes == other.attributes
        && (one.attributes.link ?? "").isSpelled(as: other.attributes.link ?? "")
    }
  }
}

extension String {
  /// Whether both have the same characters: texts that are equal may be spelled with others, which have
  /// other glyphs.
  package func isSpelled(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // A view of a text decides at each byte where the text lies; its memory is compared much faster.
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { own in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe own.elementsEqual($0) }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
