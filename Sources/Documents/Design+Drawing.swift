import SnaplineControls
import SnaplineDesigns
public import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs
public import SnaplineLayout
public import SnaplineScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

extension Design {
  /// A picture of a design, laid out and ready to be painted.
  public struct Drawing: Sendable {
    public let scene: Scene
    /// Warnings of reading, building and layout.
    public let diagnostics: [Diagnostic]
  }

  /// Builds the tree anew and lays it out.
  ///
  /// Without a size, the canvas has the design's own. Without a scale, it has the design's, or else that
  /// of the environment. Overlays lie over the picture, in a group of their own. If the design has
  /// `pages`, all pages are on the picture, side by side; ``pages(size:scale:overlays:)`` draws each by
  /// itself.
  public func drawing(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws(DesignError) -> Drawing {
    drawing(of: try builtParts(size: size, scale: scale, overlays: overlays))
  }

  /// All pages on one picture.
  func drawing(of parts: [BuiltScene]) -> Drawing {
    Drawing(scene: Scene.sheet(of: parts.map(\.scene)), diagnostics: said(all: parts.map(\.said)))
  }

  /// A drawing whose scene says what decided its frames and looks, in the words of the design; while it is
  /// changed, of the first page alone.
  package func explainedDrawing(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    isLive: Bool = false
  ) throws(DesignError) -> Drawing {
    let parts =
      isLive
      ? [
        try pageDesigns(size: size, scale: scale)[0]
          .built(size: size, scale: scale, isExplained: true, searching: .nothing)
      ] : try builtParts(size: size, scale: scale, isExplained: true)
    return drawing(of: parts)
  }

  /// A scene, with the tree that it is of and all that is to be said of it.
  struct BuiltScene {
    let builder: TreeBuilder
    var scene: Scene
    /// The views by their places in the scene's tree.
    let views: [View]
    var said: Findings
  }

  /// What is looked for in a layout, which takes longer than the layout itself.
  struct Search {
    /// What nothing decides.
    var isForOpenNumbers: Bool
    /// What the author hardly wanted.
    var isReview: Bool

    static let everything = Search(isForOpenNumbers: true, isReview: true)
    static let nothing = Search(isForOpenNumbers: false, isReview: false)
  }

  /// Builds the tree of each page anew and paints it; of a design without pages, that of all of it.
  func builtParts(
    size: CGSize?,
    scale: CGFloat?,
    overlays: Set<Overlay> = [],
    isExplained: Bool = false,
    searching search: Search = .everything,
    adapt: (TreeBuilder) -> Void = { _ in }
  ) throws(DesignError) -> [BuiltScene] {
    var parts: [BuiltScene] = []
    for page in try pageDesigns(size: size, scale: scale) {
      var part = try page.built(
        size: size,
        scale: scale,
        overlays: overlays,
        isExplained: isExplained,
        searching: search,
        adapt: adapt
      )
      part.scene = listed(part.scene, onPage: parts.count)
      parts.append(part)
    }
    return parts
  }

  /// Builds the tree anew, or takes a kept one, and paints it.
  func built(
    size: CGSize?,
    scale: CGFloat?,
    overlays: Set<Overlay> = [],
    isExplained: Bool = false,
    searching search: Search = .everything,
    keptIn kept: KeptTrees? = nil,
    adapt: (TreeBuilder) -> Void = { _ in }
  ) throws(DesignError) -> BuiltScene {
    let pixels = scale ?? environment.traits.displayScale
    guard pixels > 0, pixels.isFinite else {
      let diagnostic = SceneError.illegalScale(pixels).diagnostic.placed(in: source)
      throw DesignError(diagnostics: diagnostics + [diagnostic], files: sought)
    }
    let tree = tree(size: size, scale: pixels, keptIn: kept)
    adapt(tree.builder)
    let isOwn = size == nil && scale == nil
    let fitted = size.map(CanvasFit.Size.init(whole:)) ?? tree.size(of: self.size)
    tree.builder.layout.exactSize = fitted.exact
    var (scene, views) = try painted(tree, at: fitted.whole, isOwn: isOwn, overlays)
    if isExplained {
      scene.origins = origins(of: views, by: tree.builder)
      scene.elements = tree.builder.canvas.spokenElements(in: views)
    }
    return try judged(tree.builder, scene, views, searching: search)
  }

  /// Lays out a tree that has begun anew, on the canvas of this design, and paints it.
  func builtAgain(
    _ tree: BuiltTree,
    at size: CGSize,
    searching search: Search
  ) throws(DesignError) -> BuiltScene {
    let (scene, views) = try painted(tree, at: size, isOwn: true)
    return try judged(tree.builder, scene, views, searching: search)
  }

  private func painted(
    _ tree: BuiltTree,
    at size: CGSize,
    isOwn: Bool,
    _ overlays: Set<Overlay> = []
  ) throws(DesignError) -> (scene: Scene, views: [View]) {
    let canvas = tree.builder.canvas
    do {
      return try canvas.recordedScene(size: size, scale: tree.scale, overlays: overlays)
    } catch {
      // Constraints that contradict each other may well be why the size is as it is. At another size
      // than its own a canvas would conflict with what is on it.
      if case .tooLarge = error { canvas.bounds.size = size }
      canvas.layoutIfNeeded()
      var diagnostic = error.diagnostic
      diagnostic.place = isOwn ? document.canvasPlace : nil
      let said = said(building: tree.builder).shown(in: source.name)
      throw DesignError(diagnostics: said + [diagnostic.placed(in: source)], files: sought)
    }
  }

  /// A painted tree, with what is to be said of it.
  func judged(
    _ builder: TreeBuilder,
    _ scene: Scene,
    _ views: [View],
    searching search: Search
  ) throws(DesignError) -> BuiltScene {
    if search.isReview { builder.review() }
    let said = said(building: builder, searching: search)
    guard !said.hasErrors else {
      throw DesignError(diagnostics: said.shown(in: source.name), files: sought)
    }
    var scene = scene
    scene.note(builder.layout.open, of: views)
    return BuiltScene(builder: builder, scene: scene, views: views, said: said)
  }

  /// Everything that is to be said of reading, building and layout; all errors where warnings are.
  private func said(building builder: TreeBuilder, searching search: Search = .everything)
    -> Findings
  {
    let reports = builder.takeReports()
    let read = found + builder.reading.found
    // What is open because a constraint couldn't be read says nothing new.
    let isRead = !read.diagnostics.contains { $0.severity == .error }
    let isAsked = isRead && search.isForOpenNumbers
    let (open, others) = isAsked ? openNumbers(in: builder) : ([], 0)
    let layout = document.explaining(
      reports.map { $0.placed(in: source) } + open
    ).withoutRepeats.map { diagnostic in
      var diagnostic = diagnostic
      if environment.isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
    let mayHideErrors = others > 0 && environment.isStrict
    return read + Findings(diagnostics: layout, uncounted: others, mayHideErrors: mayHideErrors)
  }

  /// The tree of the design, built anew: the canvas, with the design's views inside.
  ///
  /// The canvas has the size that the design gives it. If the design has `pages`, it is the first page.
  public func canvas(scale: CGFloat? = nil) -> View {
    let page = (try? pageDesigns(size: nil, scale: scale))?.first ?? self
    let tree = page.tree(size: nil, scale: scale)
    tree.builder.canvas.bounds.size = tree.size(of: self.size).whole
    return tree.builder.canvas
  }

  func tree(size: CGSize?, scale: CGFloat?, keptIn kept: KeptTrees? = nil) -> BuiltTree {
    var environment = environment
    if let scale {
      environment.traits.displayScale = scale
      if covered != nil {
        environment.cover(covered)
        bars?.cover(&environment)
      }
    }
    let settling = Settling(
      document: document,
      size: size,
      own: self.size,
      environment: environment,
      kept: kept
    )
    return settling.tree
  }
}

extension SceneError {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .noArea(let size):
      Diagnostic(
        id: "canvas-size",
        severity: .error,
        subject: "the canvas would be \(size.width.shown) by \(size.height.shown) points",
        cause: "it fits what is on it, and nothing on it has a size",
        remedy: "write its size, such as canvas: 390x300"
      )
    case .tooLarge(let width, let height, let limits):
      Diagnostic(
        id: "limit",
        severity: .error,
        subject: "the picture would have \(width.shown) by \(height.shown) pixels",
        cause: "a side has at most \(limits.canvasSide), all in all \(limits.canvasPixels)",
        remedy: "make the canvas or its scale smaller"
      )
    case .illegalScale(let scale):
      Diagnostic(
        id: "canvas-scale",
        severity: .error,
        subject: "\(scale.shown) is no scale",
        remedy: "give a number above 0"
      )
    }
  }
}

extension BinaryFloatingPoint {
  /// The number as people write it: without a fraction where there is none.
  fileprivate var shown: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(Double(self))"
  }
}
