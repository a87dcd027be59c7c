public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// A sheet of paper by its common name.
///
/// A point is 1/72 inch, as in PDF. Sides are whole points, so that edges lie on pixels at each scale;
/// they differ from the sheet's own by at most 0.18 mm.
public enum PaperSize: String, CaseIterable, Hashable, Sendable {
  case a3 = "A3"
  case a4 = "A4"
  case a5 = "A5"
  case a6 = "A6"
  case letter = "Letter"
  case legal = "Legal"

  /// The sheet with its short side at the top.
  public var size: CGSize {
    switch self {
    case .a3: .millimeters(297, 420)
    case .a4: .millimeters(210, 297)
    case .a5: .millimeters(148, 210)
    case .a6: .millimeters(105, 148)
    case .letter: CGSize(width: 612, height: 792)
    case .legal: CGSize(width: 612, height: 1_008)
    }
  }

  /// The sheet with its long side at the top.
  public var landscape: CGSize { CGSize(width: size.height, height: size.width) }

  /// The size that words say: `A4`, `A4 landscape` or `A4 portrait`.
  package static func size(said words: String) -> CGSize? {
    let words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= 2, let first = words.first, let paper = PaperSize(rawValue: first)
    else { return nil }
    switch words.dropFirst().first {
    case nil, "portrait": return paper.size
    case "landscape": return paper.landscape
    default: return nil
    }
  }
}

extension CGSize {
  /// A sheet of A4, upright: 595 by 842 points.
  ///
  ///     let page = try letter.rendered(size: .a4)
  ///
  public static let a4 = PaperSize.a4.size

  /// A sheet of US Letter, upright: 612 by 792 points.
  public static let letter = PaperSize.letter.size

  /// A size in millimetres as whole points, of which an inch has 72.
  public static func millimeters(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: points(width), height: points(height))
  }

  private static func points(_ millimeters: CGFloat) -> CGFloat {
    (millimeters * 72 / 25.4).rounded()
  }
}
