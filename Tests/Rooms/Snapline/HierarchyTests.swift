import Foundation
import Snapline
import TestSupport
import Testing

@Suite struct `A picture of a view` {
  /// How code makes one, shown in a view of the same size.
  enum Way: CaseIterable {
    case snapshot, drawing, rendering

    func picture(of tree: View) -> View? {
      switch self {
      case .snapshot: return tree.snapshotView(afterScreenUpdates: true)
      case .drawing:
        let bounds = tree.bounds
        return shown(bounds.size) { _ in
          tree.drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
      case .rendering:
        tree.layoutIfNeeded()
        return shown(tree.bounds.size) { tree.layer.render(in: $0.cgContext) }
      }
    }

    private func shown(_ size: CGSize, _ draw: (ImageRenderer.Context) -> Void) -> View {
      ImageView(image: ImageRenderer(size: size).image(actions: draw))
    }
  }

  private let size = CGSize(width: 60, height: 40)

  @Test(arguments: Reftest.all)
  func `looks as the view does`(test: Reftest) throws {
    for scale in [1.0, 2] {
      let expected = try test.other().rendered(size: size, scale: scale).bitmap()
      for way in Way.allCases {
        let tree = test.other()
        tree.frame.size = size
        tree.environment.traits.displayScale = scale
        let picture = try #require(way.picture(of: tree))
        let pixels = try picture.rendered(size: size, scale: scale).bitmap()
        #expect(pixels == expected, "\(test.name), by \(way), at \(scale)")
      }
    }
  }

  @Test func `stays as it was, whatever becomes of the view`() throws {
    let tree = canvas(box(10, 10, 20, 20))
    tree.frame.size = size
    let snapshot = try #require(tree.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(origin: .zero, size: size))
    let before = try snapshot.rendered(size: size, scale: 1).bitmap()
    tree.subviews[0].backgroundColor = .blue
    #expect(try snapshot.rendered(size: size, scale: 1).bitmap() == before)
    #expect(try tree.rendered(size: size, scale: 1).bitmap() != before)
  }

  @Test func `fills the rectangle that it is drawn over, and no more`() throws {
    let tree = box(0, 0, 30, 20, .red, box(20, 0, 40, 10, .blue))
    let drawn = ImageRenderer(size: size).image { _ in
      tree.drawHierarchy(in: CGRect(x: 0, y: 0, width: 60, height: 20), afterScreenUpdates: true)
    }
    let expected = canvas(box(0, 0, 60, 20), box(40, 0, 20, 10, .blue))
    let shown = canvas(ImageView(image: drawn))
    shown.subviews[0].frame.size = size
    let pixels = try shown.rendered(size: size, scale: 1).bitmap()
    #expect(try pixels == expected.rendered(size: size, scale: 1).bitmap())
  }

  @Test func `is drawn in the view's coordinates, neither turned nor moved`() throws {
    let view = box(20, 30, 10, 10)
    view.transform = Transform(rotationAngle: 1)
    view.bounds.origin = CGPoint(x: 5, y: 7)
    let layer = Layer()
    layer.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    layer.bounds.origin = CGPoint(x: 5, y: 7)
    layer.backgroundColor = Color.red.cgColor
    let expected = try canvas(box(5, 7, 10, 10)).rendered(size: size, scale: 1).bitmap()
    for layer in [view.layer, layer] {
      let image = ImageRenderer(size: size).image { layer.render(in: $0.cgContext) }
      let shown = canvas(ImageView(image: image))
      shown.subviews[0].frame.size = size
      #expect(try shown.rendered(size: size, scale: 1).bitmap() == expected)
    }
  }

  @Test func `names nothing and says nothing`() throws {
    let tree = box(0, 0, 30, 20)
    tree.accessibilityIdentifier = "secret"
    tree.accessibilityLabel = "spoken"
    tree.isAccessibilityElement = true
    let snapshot = try #require(tree.snapshotView(afterScreenUpdates: true))
    let text = try snapshot.rendered().svg()
    #expect(!text.contains("secret") && !text.contains("spoken"))
    #expect(try tree.rendered().svg().contains("secret"))
  }

  @Test func `isn't made without a context, or of a view without area`() {
    let view = box(0, 0, 30, 20)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    #expect(View().snapshotView(afterScreenUpdates: false) == nil)
    var drew: [Bool] = []
    _ = ImageRenderer(size: size).image { _ in
      drew.append(View().drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      drew.append(view.drawHierarchy(in: nowhere, afterScreenUpdates: true))
      drew.append(view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    expectEqual(drew, [false, false, true])
  }

  @Test func `of a view in itself ends, and says so`() throws {
    let view = Mirror(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let parent = canvas(view)
    _ = try parent.rendered(size: size)
    expectEqual(parent.layoutDiagnostics.map(\.id), ["drawing-recursion"])
  }

  private final class Mirror: View {
    override func draw(_ rect: CGRect) {
      superview?.drawHierarchy(in: rect, afterScreenUpdates: true)
    }
  }
}
