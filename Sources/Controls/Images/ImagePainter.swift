import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineScene

/// Makes what a scene shows of a picture.
struct ImagePainter {
  var image: Image
  let recorder: SceneRecorder
  /// What a template is painted with.
  let tint: RGBA
  let isRightToLeft: Bool
  /// Whether it stands again and again, from the top left corner on.
  var isTiled = false

  var environment: Environment { recorder.environment }
  var grid: PixelGrid { recorder.grid }

  /// What is painted over a rectangle, and what is to be said where the picture can't be had.
  func items(over edges: Edges) -> (items: [DisplayItem], diagnostic: Diagnostic?) {
    guard !edges.isEmpty else { return ([], nil) }
    do throws(ImageError) {
      let plain = try content(over: edges)
      return (tinted(mirrored(plain, over: edges), over: edges), try loss)
    } catch {
      let box = MissingImage(grid: grid, symbol: missingSymbol)
      return (box.items(over: edges), problem(error))
    }
  }

  private var missingSymbol: Symbol? {
    guard case .symbol(let symbol) = image.content, symbol.path == nil else { return nil }
    return symbol
  }

  private func problem(_ error: ImageError) -> Diagnostic {
    if let symbol = missingSymbol { return SymbolCatalogue.missing(in: symbol.folder) }
    return error.diagnostic(ofPicture: image.name)
  }

  private func content(over edges: Edges) throws(ImageError) -> [DisplayItem] {
    switch image.content {
    case .file(let file):
      if let vector = file.vector { return try drawing(vector, over: edges) }
      return try slices(of: try raster(of: file, over: edges), over: edges)
    case .raster(let raster): return try slices(of: raster, over: edges)
    case .symbol(let symbol):
      return try drawing(try symbol.drawing(environment.limits), over: edges)
    case .drawn(let picture):
      guard image.looks.resizingMode != nil else { return picture.items(over: edges) }
      return ImageSlices(picture, image, grid: grid).items(over: edges)
    case .missing: return MissingImage(grid: grid).items(over: edges)
    case .empty: return []
    }
  }

  /// What to say of a drawing that can't be shown whole.
  private var loss: Diagnostic? {
    get throws(ImageError) {
      if case .drawn(let picture) = image.content { return picture.drawing.diagnostics.first }
      guard case .file(let file) = image.content else { return nil }
      if file.keepsForeignColors { return .missingColors }
      guard let vector = file.vector else { return nil }
      let drawing = try VectorDrawing.shared(vector)
      let (id, part, cause, remedy): (String, String, String, String)
      if drawing.hasText {
        (id, part) = ("image-text", "its letters")
        (cause, remedy) = ("a drawing finds no fonts here", "turn its text into paths")
      } else if drawing.namesFiles {
        (id, part) = ("image-files", "pictures in it")
        (cause, remedy) = ("a drawing reads no other file here", "embed them as data")
      } else if drawing.holdsOthers {
        (id, part) = ("image-data", "pictures in it")
        cause = "of pictures that a drawing holds, PNG and JPEG alone are the same on every machine"
        remedy = "embed them as data:image/png or data:image/jpeg"
      } else {
        return nil
      }
      let picture = "the picture" + (image.name.map { " '\($0)'" } ?? "")
      return Diagnostic(
        id: id,
        severity: .warning,
        subject: "\(picture) lost \(part)",
        cause: cause,
        remedy: remedy
      )
    }
  }

  /// The pixels of a file: of a picture that is far larger than it shows, no more than it needs.
  private func raster(of file: ImageFile, over edges: Edges) throws(ImageError) -> Raster {
    // Whose edges keep their size is cut by its own pixels.
    let isWhole = image.looks.resizingMode != nil
    let (width, height) = (edges.width * grid.scale, edges.height * grid.scale)
    let step = isWhole ? 1 : file.reduction(showing: width, height)
    guard recorder.admits(file, pixels: file.pixelCount(reducedBy: step)) else {
      throw .tooManyPixelsInAll(limit: environment.limits.scenePixels)
    }
    return try file.raster(reducedBy: step)
  }

  /// A drawing that was tried at each size that shows of it.
  private func drawing(
    _ vector: VectorPicture,
    over edges: Edges
  ) throws(ImageError) -> [DisplayItem] {
    let drawing = try VectorDrawing.shared(vector, limits: environment.limits)
    var items = [DisplayItem.vector(vector, edges)]
    if image.looks.resizingMode != nil {
      let pieces = ImageSlices(vector, drawing, image, grid: grid).items(over: edges)
      // Where next to nothing is stretched very far, no painter could count how far.
      if pieces.allSatisfy({ $0.isPaintable(scale: grid.scale) }) { items = pieces }
    }
    func pixels(_ length: Double) -> Double { length * grid.scale }
    func most(_ length: Double) -> Int { Int(min(pixels(length).rounded(.up), 1e6)) }
    for case .vector(_, let whole) in items {
      try drawing.check(
        width: pixels(whole.width),
        height: pixels(whole.height),
        visible: (most(edges.width), most(edges.height))
      )
    }
    return items
  }

  private func slices(of raster: Raster, over edges: Edges) throws(ImageError) -> [DisplayItem] {
    if isTiled { return try tiles(of: raster, over: edges) }
    guard image.looks.resizingMode != nil else { return [.picture(raster, edges)] }
    return ImageSlices(raster, image, grid: grid).items(over: edges)
  }

  private func mirrored(_ items: [DisplayItem], over edges: Edges) -> [DisplayItem] {
    let isFlipped = image.looks.flipsForRightToLeft && isRightToLeft
    guard isFlipped != image.looks.isMirrored else { return items }
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: edges.left + edges.right, ty: 0)
    return [.begin(Group(className: "", transform: mirror))] + items + [.end]
  }

  /// The colour wherever the picture is opaque.
  private func tinted(_ items: [DisplayItem], over edges: Edges) -> [DisplayItem] {
    let own = image.ownColor?.resolved(with: environment.traits)
    guard let color = image.isTemplate ? tint : own else { return items }
    let shape = Shape.rectangle(edges)
    return [.begin(Group(className: "", clip: shape)), .beginMask] + items
      + [.endMask, .fill(shape, .color(color)), .end]
  }
}

extension DisplayItem {
  /// Whether a drawing lies where scenes are painted, and is no larger than pixels are counted.
  fileprivate func isPaintable(scale: Double) -> Bool {
    guard case .vector(_, let edges) = self else { return true }
    let farthest = max(-edges.left, -edges.top, edges.right, edges.bottom)
    return farthest < min(5e5, 4e6 / scale)
  }
}

extension Diagnostic {
  /// What to say of all pictures that a library would read.
  fileprivate static func missingLibrary(_ library: String, _ package: String) -> Diagnostic {
    Diagnostic(
      id: "image-library",
      severity: .warning,
      subject: "pictures that \(library) reads can't be shown",
      cause: "it isn't there; a box is drawn in place of each",
      remedy: "install it: apt-get install \(package)",
      concernsMachine: true
    )
  }

  /// What to say of pictures whose colours can't be brought to sRGB.
  fileprivate static let missingColors = Diagnostic(
    id: "missing-colors",
    severity: .warning,
    subject: "pictures with colours of their own are shown with others",
    cause: "Little CMS, which brings them to sRGB, isn't there",
    remedy: "install it: apt-get install liblcms2-2",
    concernsMachine: true
  )
}

extension ImageError {
  /// A warning about a picture in a tree, which goes by the name that its author gave it.
  func diagnostic(ofPicture name: String?) -> Diagnostic {
    if case .noLibrary(let library, let package) = self {
      return .missingLibrary(library, package)
    }
    var diagnostic = diagnostic(file: name ?? "")
    diagnostic.severity = .warning
    diagnostic.place = nil
    if let name {
      diagnostic.subject =
        "the picture '\(name)'" + diagnostic.subject.dropFirst("the picture".count)
    }
    return diagnostic
  }
}

/// What is shown in place of a picture that can't be had: a box that is crossed out.
struct MissingImage {
  let grid: PixelGrid
  /// The symbol that the box stands for, if it is one.
  var symbol: Symbol? = nil
  /// What else isn't there, and would have drawn in its place.
  var dependency: SceneDependency? = nil

  func items(over edges: Edges) -> [DisplayItem] {
    let ink = RGBA(bytes: 255, 45, 85)
    let ground = RGBA(bytes: 255, 45, 85, alpha: 0.12)
    let shape = Shape.rectangle(edges)
    var group = Group(className: "", clip: shape)
    group.dependency =
      dependency ?? symbol.map { .symbol(SymbolFile(name: $0.fileName, contents: nil)) }
    var items: [DisplayItem] = [.begin(group), .fill(shape, .color(ground))]
    for sign in [1.0, -1.0] { items += diagonal(of: edges, sign: sign, ink) }
    return items + [.end, .border(shape, width: 1, ink)]
  }

  private func diagonal(of edges: Edges, sign: Double, _ ink: RGBA) -> [DisplayItem] {
    let length = (edges.width * edges.width + edges.height * edges.height).squareRoot()
    let (cosine, sine) = (edges.width / length, sign * edges.height / length)
    let center = CGPoint(x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2)
    let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: center.x, ty: center.y)
    let line = Edges(left: -length / 2, top: -0.5, right: length / 2, bottom: 0.5)
    return [
      .begin(Group(className: "", transform: turn)), .fill(.rectangle(line), .color(ink)), .end,
    ]
  }
}
