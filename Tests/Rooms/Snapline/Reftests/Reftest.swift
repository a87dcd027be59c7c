import Foundation
import Snapline
import Testing

/// Two trees that are built otherwise and must paint the same pixels.
struct Reftest: Sendable, CustomTestStringConvertible {
  let name: String
  /// What is one point, or one level, otherwise in the changed tree.
  let change: String
  /// One tree; 1 stands for the change, 0 for none.
  let one: @Sendable (Double) -> View
  let other: @Sendable () -> View

  init(
    _ name: String,
    change: String,
    _ one: @escaping @Sendable (Double) -> View,
    is other: @escaping @Sendable () -> View
  ) {
    (self.name, self.change, self.one, self.other) = (name, change, one, other)
  }

  var testDescription: String { name }

  static let all = boxes + clips + turns + lines + gradients + pictures + mixtures + layers + words
}

@Suite struct `Trees that must look alike` {
  @Test func `are sixty at least, each with a name of its own`() {
    #expect(Reftest.all.count >= 60)
    #expect(Set(Reftest.all.map(\.name)).count == Reftest.all.count)
  }

  @Test(arguments: Reftest.all)
  func `have the same pixels, until one is changed by a point or a level`(test: Reftest) throws {
    for scale in [1.0, 2, 3] {
      let expected = try pixels(of: test.other(), scale)
      let same = try pixels(of: test.one(0), scale) == expected
      #expect(same, "\(test.name) at \(scale)")
      let isSeen = try pixels(of: test.one(1), scale) != expected
      #expect(isSeen, "\(test.name) at \(scale): \(test.change)")
    }
  }

  private func pixels(of tree: View, _ scale: Double) throws -> Bitmap {
    try tree.rendered(size: CGSize(width: 60, height: 40), scale: scale).bitmap()
  }
}

// The leaves that trees are made of.

/// The canvas, white.
func canvas(_ views: View...) -> View {
  let canvas = View(backgroundColor: .white)
  for view in views { canvas.addSubview(view) }
  return canvas
}

func box(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  _ color: Color? = .red,
  _ views: View...
) -> View {
  let box = View(frame: CGRect(x: x, y: y, width: width, height: height))
  box.backgroundColor = color
  for view in views { box.addSubview(view) }
  return box
}

/// A red whose blue is so many levels.
func red(_ levels: Double) -> Color { Color(RGBA(red: 1, green: 0, blue: levels / 255)) }

extension View {
  func with(_ change: (View) -> Void) -> View {
    change(self)
    return self
  }
}

/// A view that draws over the whole canvas.
final class Sketch: View {
  private let sketch: (DrawingContext) -> Void

  init(_ sketch: @escaping (DrawingContext) -> Void) {
    self.sketch = sketch
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.setFillColor(.red)
    context.setStrokeColor(.red)
    sketch(context)
  }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let green = RGBA(red: 0, green: 1, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
  static let yellow = RGBA(red: 1, green: 1, blue: 0)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
