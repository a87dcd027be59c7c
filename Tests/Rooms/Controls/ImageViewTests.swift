import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineControls

/// A picture of 4 by 2 pixels, each of another level.
private let raster = Raster(
  width: 4,
  height: 2,
  bytes: (0..<8).flatMap { [UInt8($0 * 30), 0, 0, 255] }
)

extension Scene {
  var pictureEdges: [Edges] {
    items.compactMap { item in
      switch item {
      case .picture(_, let edges), .vector(_, let edges): edges
      default: nil
      }
    }
  }
}

@Suite struct `An image view` {
  init() { BuiltCommand.triesDrawings() }

  private func scene(_ view: ImageView, width: CGFloat = 100, height: CGFloat = 60) throws -> Scene
  {
    try view.scene(size: CGSize(width: width, height: height), scale: 2)
  }

  @Test(
    arguments: [
      (.scaleToFill, 0, 0, 100, 60), (.redraw, 0, 0, 100, 60), (.scaleAspectFit, 0, 5, 100, 50),
      (.scaleAspectFill, -10, 0, 120, 60), (.center, 30, 20, 40, 20), (.top, 30, 0, 40, 20),
      (.bottom, 30, 40, 40, 20), (.left, 0, 20, 40, 20), (.right, 60, 20, 40, 20),
      (.topLeft, 0, 0, 40, 20), (.topRight, 60, 0, 40, 20), (.bottomLeft, 0, 40, 40, 20),
      (.bottomRight, 60, 40, 40, 20),
    ] as [(View.ContentMode, Double, Double, Double, Double)]
  )
  func `places its picture by its content mode`(
    mode: View.ContentMode,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) throws {
    let view = ImageView(image: Image(raster: raster, scale: 0.1))
    view.contentMode = mode
    let edges = try #require(scene(view).pictureEdges.first)
    #expect(edges == Edges(left: x, top: y, right: x + width, bottom: y + height))
  }

  @Test func `grows with body text where it may, at text sizes of accessibility alone`() throws {
    let (picture, grown) = (CGSize(width: 40, height: 20), CGSize(width: 113, height: 56))
    func traits(_ category: ContentSizeCategory) -> Environment {
      var environment = Environment()
      environment.traits.displayScale = 1
      environment.traits.preferredContentSizeCategory = category
      return environment
    }
    let view = ImageView(image: Image(raster: raster, scale: 0.1))
    view.environment = traits(.accessibilityExtraExtraExtraLarge)
    #expect(view.intrinsicContentSize == picture)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize == grown && view.sizeThatFits(.zero) == grown)
    view.contentMode = .topLeft
    let edges = try #require(scene(view, width: 200, height: 100).pictureEdges.first)
    #expect(edges.width == 112.5 && edges.height == 56.5)
    view.environment = traits(.extraExtraExtraLarge)
    #expect(view.intrinsicContentSize == picture)
    // A symbol is as large as its font says.
    let symbol = ImageView(image: Image(systemName: "star"))
    symbol.environment = traits(.accessibilityExtraExtraExtraLarge)
    let size = symbol.intrinsicContentSize
    symbol.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(symbol.intrinsicContentSize == size && size.width > 0)
  }

  @Test func `in a button grows alone, and so does one among letters`() throws {
    let image = Image(raster: raster, scale: 0.1)
    let button = Button(type: .custom)
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.environment.traits.displayScale = 1
    button.environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 24))
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize == CGSize(width: 119, height: 60))
    button.bounds.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 2, y: 1, width: 113, height: 56))
    let attachment = ImageAttachment(image: image)
    let label = Label()
    label.environment = button.environment
    label.attributedText = NSAttributedString(attachment: attachment)
    let width = label.intrinsicContentSize.width
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize.width == width + 73)
  }

  @Test func `is as large as its picture`() {
    let view = ImageView(image: Image(raster: raster, scale: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
    #expect(view.frame.size == CGSize(width: 2, height: 1))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == View.noIntrinsicMetric)
    let insets = EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0.5)
    view.image = Image(raster: raster, scale: 2).withAlignmentRectInsets(insets)
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
  }

  @Test func `paints a template in its tint`() throws {
    let view = ImageView(image: Image(raster: raster).withRenderingMode(.alwaysTemplate))
    view.tintColor = .systemRed
    let items = try scene(view).items
    #expect(items.contains(.beginMask))
    let fills = items.compactMap { item -> Paint? in
      if case .fill(_, let paint) = item { paint } else { nil }
    }
    expectEqual(fills, [.color(Color.systemRed.resolved(with: Traits()))])
    view.image = Image(raster: raster).withTintColor(.black, renderingMode: .alwaysOriginal)
    #expect(
      try scene(view).items.contains {
        $0 == .fill(.rectangle(Edges(left: 0, top: 0, right: 100, bottom: 60)), .color(.black))
      }
    )
    view.image = Image(raster: raster)
    #expect(try !scene(view).items.contains(.beginMask))
  }

  @Test func `keeps the edges of a picture that grows`() throws {
    let insets = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let view = ImageView(
      image: Image(raster: raster).resizableImage(withCapInsets: insets, resizingMode: .stretch)
    )
    let pictures = try scene(view).items.compactMap { item -> (Raster, Edges)? in
      if case .picture(let raster, let edges) = item { (raster, edges) } else { nil }
    }
    expectEqual(pictures.map(\.1.left), [0, 1, 99])
    expectEqual(pictures.map(\.1.right), [1, 99, 100])
    expectEqual(pictures.map(\.0.width), [1, 2, 1])
    expectEqual(pictures[0].0.bytes.prefix(4), [0, 0, 0, 255])
    view.image = Image(raster: raster).resizableImage(withCapInsets: insets)
    // 98 points of middle, two at a time.
    #expect(try scene(view).pictureEdges.count == (49 + 2) * 30)
  }

  private func sliced(_ caps: CGFloat, side: Double, count: Int, of size: CGFloat) throws -> [Edges]
  {
    let open = "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>"
    let boxes = String(repeating: "<rect width='1' height='1'/>", count: count)
    let image = try #require(Image(data: Data((open + boxes + "</svg>").utf8)))
    let insets = EdgeInsets(top: caps, left: caps, bottom: caps, right: caps)
    let view = ImageView(image: image.resizableImage(withCapInsets: insets, resizingMode: .tile))
    return try scene(view, width: size, height: size).items.compactMap { item in
      if case .begin(let group) = item, let clip = group.clip { clip.bounds } else { nil }
    }
  }

  @Test func `cuts drawings between their units, and repeats no more than can be drawn`() throws {
    // Corners of a unit and a half, and what lies between them.
    let few = try sliced(1.5, side: 5, count: 1, of: 20)
    #expect(few.count == 11 * 11)
    #expect(few.contains { $0.right == 1.5 && $0.bottom == 1.5 })
    // As many boxes as are drawn at most, in each of the tiles: one is stretched in place of them.
    #expect(try sliced(1.5, side: 5, count: 3_000, of: 40).count == 9)
    // One sixteenth of a unit would be stretched over all: the drawing is, as it is.
    #expect(try sliced(3_000, side: 6_000, count: 1, of: 9_000).isEmpty)
  }

  @Test func `turns a picture around where it reads from right to left`() throws {
    let view = ImageView(image: Image(raster: raster).imageFlippedForRightToLeftLayoutDirection())
    func isMirrored() throws -> Bool {
      try scene(view).items.contains { item in
        if case .begin(let group) = item { group.transform.a == -1 } else { false }
      }
    }
    #expect(try !isMirrored())
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try isMirrored())
  }

  /// A picture of one colour, larger than it is ever shown.
  private func large(_ red: UInt8) throws -> ImageFile {
    let side = 4_100
    let bytes = [UInt8](repeating: red, count: side * side * 4)
    return try ImageFile.read(Bitmap(width: side, height: side, bytes: bytes).png())
  }

  @Test func `keeps no more pixels of a large picture than it shows`() throws {
    let view = ImageView(image: Image(.file(try large(200)), Image.Looks()))
    let raster = try #require(
      scene(view).items.compactMap { item -> Raster? in
        if case .picture(let raster, _) = item { raster } else { nil }
      }.first
    )
    // 200 × 120 pixels show; at least twice as many are left, and no more than thrice.
    #expect((400...600).contains(raster.width) && raster.width == raster.height)
    expectEqual(raster.bytes.prefix(4), [200, 200, 200, 200])
    expectEqual(raster.bytes.suffix(4), [200, 200, 200, 200])
  }

  @Test func `shows a box where a scene has too many pixels`() throws {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    canvas.environment.limits.scenePixels = 300
    let data = try Data(contentsOf: fixture("plain.png"))
    for place in 0..<2 {
      let view = ImageView(image: Image(data: data))
      view.frame.origin.x = CGFloat(place) * 20
      canvas.addSubview(view)
    }
    // One file is read once, however often it shows.
    #expect(try canvas.scene(scale: 2).pictureEdges.count == 2)
    let other = ImageView(image: Image(data: try Data(contentsOf: fixture("plain.gif"))))
    canvas.addSubview(other)
    #expect(try canvas.scene(scale: 2).pictureEdges.count == 2)
    expectEqual(canvas.layoutDiagnostics.map(\.id), ["image-pixels-in-all"])
  }

  private func fixture(_ name: String) -> URL {
    URL(filePath: Checkout.fixture("Images/\(name)"))
  }

  @Test func `shows a box and says so where its picture can't be read`() throws {
    // The header is whole; what should follow isn't there.
    let gif = Data("GIF89a".utf8) + Data([16, 0, 16, 0, 0, 0, 0, 0x2C, 0, 0])
    let image = try #require(Image(data: gif))
    let view = ImageView(image: image)
    #expect(try scene(view).items.contains { if case .border = $0 { true } else { false } })
    expectEqual(view.layoutDiagnostics.map(\.id), ["image-truncated"])
    #expect(Image(data: Data("nothing".utf8)) == nil)
  }
}

@Suite struct `A picture by name` {
  @Test func `is found by name in the environment's folders`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixtures = Checkout.fixture("Images")
    for name in ["a.png", "a@2x.png", "a@3x.png"] {
      try FileManager.default.copyItem(atPath: fixtures + "/plain.png", toPath: "\(folder)/\(name)")
    }
    var environment = Environment()
    environment.imageFolders = [folder]
    for (scale, side) in [(1.0, 16.0), (2, 8), (3, 16.0 / 3), (4, 16.0 / 3)] {
      environment.traits.displayScale = scale
      try Environment.$current.withValue(environment) {
        let image = try #require(Image(named: "a"))
        #expect(image.size.width == side && image == Image(named: "a.png"))
        #expect(Image(named: "b") == nil && Image(named: "../a") == nil)
        #expect(Image(imageLiteralResourceName: "a") == image)
      }
    }
  }

  @Test func `is equal to one of the same looks, and can be kept as a file`() throws {
    let image = Image(raster: raster)
    #expect(image.withHorizontallyFlippedOrientation() != image)
    #expect(image.withRenderingMode(.automatic) == image)
    #expect(image.pngData()?.isEmpty == false)
  }
}

@Suite struct `A symbol` {
  @Test(
    arguments: [
      ("star.fill", "star-fill"), ("magnifyingglass", "search"), ("heart.circle", "heart"),
      ("chevron.right", "chevron-right"), ("xmark.circle.fill", "x-circle-fill"),
      ("gearshape.fill", "gear-fill"), ("square.and.arrow.up", "box-arrow-up"),
      ("person.crop.circle", "person-circle"), ("trash", "trash"),
    ]
  )
  func `stands for Apple's of the same meaning`(name: String, file: String) throws {
    let folder = Environment().symbolFolder
    guard FileManager.default.fileExists(atPath: folder) else { return }
    if name == "heart.circle" {
      // The free set encloses no heart; nothing is made up.
      #expect(SymbolNames.path(of: name, in: folder) == nil)
    } else {
      #expect(SymbolNames.path(of: name, in: folder) == "\(folder)/\(file).svg")
    }
  }

  @Test func `is as large as the letters beside it`() throws {
    let folder = Environment().symbolFolder
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let star = try #require(Image(systemName: "star"))
    #expect(star.isSymbolImage && star.size == CGSize(width: 20.5, height: 20.5))
    let large = star.withConfiguration(Image.SymbolConfiguration(pointSize: 50, scale: .large))
    #expect(large.size.width == 77)
    #expect(Image(systemName: "no.such.symbol") == nil)
    #expect(Image(systemName: "../../etc/passwd") == nil)
  }

  @Test(
    arguments: [
      ("chevron.backward", true), ("chevron.forward", true), ("arrow.backward", true),
      ("arrow.uturn.backward", true), ("arrow.forward.circle.fill", true),
      ("star.leadinghalf.filled", true), ("chevron.left", false), ("arrow.right", false),
      ("arrow.uturn.left", false), ("backward.fill", false), ("forward.end", false),
      ("chevron.left.forwardslash.chevron.right", false),
    ]
  )
  func `is mirrored where its name tells of reading`(name: String, isMirrored: Bool) throws {
    guard FileManager.default.fileExists(atPath: Environment().symbolFolder) else { return }
    let symbol = try #require(Image(systemName: name))
    // What asks for it besides, as code for older phones does, turns it around once.
    for image in [symbol, symbol.withConfiguration(Image.SymbolConfiguration(pointSize: 30))]
      + (isMirrored ? [symbol.imageFlippedForRightToLeftLayoutDirection()] : [])
    {
      let view = ImageView(image: image)
      for (direction, isExpected) in [
        (SemanticContentAttribute.forceLeftToRight, false), (.forceRightToLeft, isMirrored),
      ] {
        view.semanticContentAttribute = direction
        let mirrors = try view.scene(size: CGSize(width: 40, height: 40), scale: 1).items.count {
          item in
          if case .begin(let group) = item { group.transform.a == -1 } else { false }
        }
        #expect(mirrors == (isExpected ? 1 : 0))
      }
    }
  }

  @Test func `of a direction is drawn by the one of its side`() throws {
    let folder = Environment().symbolFolder
    guard FileManager.default.fileExists(atPath: folder) else { return }
    for (name, side) in [
      ("arrow.backward", "arrow.left"), ("arrow.forward.circle", "arrow.right.circle"),
      ("arrow.up.forward", "arrow.up.right"), ("sidebar.leading", "sidebar.left"),
    ] {
      let path = try #require(SymbolNames.path(of: name, in: folder))
      #expect(path == SymbolNames.path(of: side, in: folder))
    }
  }
}
