public import Foundation
public import SnaplineGeometry

/// Values as text, such as `{{0, 0}, {10, 20}}`.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for insets: EdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  // What can't be read as such a value is zero.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func uiEdgeInsets(for string: String) -> EdgeInsets {
    numbers(string, 4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}, ".contains($0) }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}
