import Foundation
import Snapline
import Testing

/// What the article `Divergences` says; each test stands in a row of its table.
@Suite struct `Other than in UIKit` {
  @Test func `a tree belongs to no main thread, and many are laid out at once`() async throws {
    let alone = try Self.heights(of: 0..<8)
    let together = try await withThrowingTaskGroup(of: (Int, [CGFloat]).self) { group in
      for index in 0..<8 {
        group.addTask { (index, try Self.heights(of: index..<index + 1)) }
      }
      return try await group.reduce(into: [Int: [CGFloat]]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<8).flatMap { together[$0] ?? [] } == alone)
  }

  @Test func `a window on a Mac is an environment by its numbers, not a device`() {
    #expect(Device.all.allSatisfy { $0.idiom != .mac })
    let root = View(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
    root.environment.traits.userInterfaceIdiom = .mac
    root.environment.traits.displayScale = 2
    root.environment.safeArea.top = 28
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets.top == 28)
    #expect(root.traitCollection.userInterfaceIdiom == .mac)
  }

  @Test func `a row keeps its height until the table asks for it again`() throws {
    var text = "One line"
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
    table.source = TableSource(rows: 1) { _, _ in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let height = cell.frame.height
    text = String(repeating: "Many words that take many lines. ", count: 6)
    cell.textLabel?.text = text
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(try #require(table.cellForRow(at: path)).frame.height > height * 2)
  }

  @Test func `a constraint that means nothing is a diagnostic, not an exception`() {
    let view = View()
    let constraint = view.leftAnchor.constraint(equalTo: View().leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(view.layoutDiagnostics.count == 1)
  }

  @Test func `a conflict is a diagnostic of the tree, not a line in a log`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    LayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 10),
      child.widthAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(view.layoutDiagnostics.map(\.id) == ["conflict"])
  }

  @Test func `the screen's scale is a trait of the tree's environment`() throws {
    let view = View(backgroundColor: .white)
    view.environment.traits.displayScale = 3
    let bitmap = try view.rendered(size: CGSize(width: 10, height: 10)).bitmap()
    #expect(bitmap.width == 30)
  }

  @Test func `iOS 26 has its numbers and the looks of the years before`() throws {
    let window = try #require(Window(device: "iPhone 16"))
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: ViewController())]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let content = try #require(tabs.viewControllers?.first?.children.first?.view)
    #expect(content.safeAreaInsets == EdgeInsets(top: 103, bottom: 83))
    // A tree that was laid out for another year follows.
    window.environment.metrics = .iOS26
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets == EdgeInsets(top: 113, bottom: 83))
    // The bar doesn't float, though the one above is as high as in that year.
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    let bar = (tabs.viewControllers?.first as? NavigationController)?.navigationBar
    #expect(bar?.frame.height == 54)
  }

  @Test func `the system font is drawn with Inter`() throws {
    let view = View()
    view.addSubview(Label(text: "Hello"), filling: .superview)
    let scene = try view.rendered(size: CGSize(width: 100, height: 40)).scene
    let families = scene.items.flatMap { item -> [String] in
      if case .text(let line) = item { line.runs.map(\.face.name.family) } else { [] }
    }
    #expect(families == ["Inter"])
  }

  /// The heights that labels of different widths want.
  @Test func `a layer of an app's own is made by its init(coder:)`() {
    final class Own: ShapeLayer {
      var isCoded = false
      override init() { super.init() }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        isCoded = true
      }
    }
    final class Host: View {
      override class var layerClass: AnyClass { Own.self }
    }
    #expect((Host().layer as? Own)?.isCoded == true)
  }

  @Test func `what a label's override draws lies over its text`() throws {
    final class Marked: Label {
      override func draw(_ rect: CGRect) {
        Color.red.setFill()
        DrawingContext.current?.fill(rect)
      }
    }
    let label = Marked(text: "Words")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    let items = try label.scene().items
    let text = items.firstIndex { if case .text = $0 { true } else { false } }
    let mark = items.lastIndex { if case .fill = $0 { true } else { false } }
    #expect(try #require(text) < #require(mark))
  }

  @Test func `a drawn picture is as sharp at every size`() throws {
    let image = ImageRenderer(size: CGSize(width: 2, height: 1)).image {
      Color.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage == nil)
    let view = ImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let bitmap = try view.rendered(scale: 1).bitmap()
    #expect(bitmap.bytes[49 * 4..<51 * 4] == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func `what can't be drawn has a way out`() throws {
    // A part of a backdrop alone: a clip in place of `sourceAtop`; a hole: `clear`.
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = ImageRenderer(size: view.bounds.size).image { context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      Color.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.fill(CGRect(x: 0, y: 8, width: 10, height: 2), blendMode: .clear)
    }
    let bitmap = try ImageView(image: image).rendered(scale: 1).bitmap()
    #expect(bitmap.bytes[(2 * 10 + 2) * 4..<(2 * 10 + 3) * 4] == [0, 0, 255, 255])
    #expect(bitmap.bytes[(6 * 10 + 2) * 4..<(6 * 10 + 3) * 4] == [255, 0, 0, 255])
    #expect(bitmap.bytes[(9 * 10 + 2) * 4..<(9 * 10 + 3) * 4] == [0, 0, 0, 0])
    #expect(bitmap.bytes[(2 * 10 + 7) * 4..<(2 * 10 + 8) * 4] == [0, 0, 0, 0])
  }

  private static func heights(of numbers: Range<Int>) throws -> [CGFloat] {
    numbers.map { number in
      let label = Label(text: "A text that is long enough to wrap into several lines of a label")
      label.numberOfLines = 0
      return label.sizeThatFits(CGSize(width: 60 + CGFloat(number) * 20, height: 1_000)).height
    }
  }
}
