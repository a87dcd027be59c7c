internal import SnaplineScene

/// Which way a run reads, as far as a viewer doesn't find it out by itself.
enum SVGDirection {
  case usual, rightToLeft
  /// The letters would read the other way: the text says that they don't.
  case overridden(isRightToLeft: Bool)

  init(_ run: GlyphRun) {
    let isContradicted = run.string.unicodeScalars.contains {
      Self.readsLeftward($0).map { $0 != run.isRightToLeft } ?? false
    }
    if isContradicted {
      self = .overridden(isRightToLeft: run.isRightToLeft)
    } else {
      self = run.isRightToLeft ? .rightToLeft : .usual
    }
  }

  var isOverridden: Bool {
    if case .overridden = self { true } else { false }
  }

  func set(in element: inout SVGElement) {
    switch self {
    case .usual: break
    case .rightToLeft:
      element.set("direction", "rtl")
      element.set("unicode-bidi", "embed")
    case .overridden(let isRightToLeft):
      if isRightToLeft { element.set("direction", "rtl") }
      element.set("unicode-bidi", "bidi-override")
    }
  }

  /// Nothing for characters that go along with those around them.
  private static func readsLeftward(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x30...0x39: return false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return isLetter(scalar) ? true : nil
    default: return isLetter(scalar) ? false : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the character only steers the direction, which attributes say of each run.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
