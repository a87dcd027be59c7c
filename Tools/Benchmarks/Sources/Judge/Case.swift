import Snapline

/// What is judged: a scene with our own picture of it.
struct Case {
  let name: String
  let scene: Scene
  /// Our picture, on white.
  let ours: Bitmap
  /// A page that shows the same; nothing where none was written down.
  var page: String?
  /// What viewers do in their own way; nothing where all has to be alike.
  var leniency: String?
  /// The viewers that show it differently by a fault of theirs.
  var exceptions: Set<String> = []

  init(_ name: String, _ scene: Scene) throws {
    (self.name, self.scene) = (name, scene)
    ours = try scene.bitmap().onWhite
  }
}

/// Cases that are judged together.
struct Round {
  var cases: [Case]
  /// Pixels for each point.
  let scale: Int
  /// How many pixels of a viewer, across and down, each pixel is the average of.
  let fineness: Int

  /// Scenes that were written down.
  ///
  /// Where a curve covers a part of a pixel, Chromium is up to 49 levels from what that part is, and Poppler
  /// puts letters and pictures on whole pixels: so viewers draw eight pixels a point, or a few more.
  init(_ scenes: [JudgedScene], scale: Int, folder: String) throws {
    cases = try scenes.map { try $0.judged(scale: scale, folder: folder) }
    self.scale = scale
    fineness = (8 + scale - 1) / scale
  }

  /// Whole designs, which take long to draw that finely.
  init(_ designs: [(name: String, scene: Scene)], scale: Int) throws {
    cases = try designs.map { design in
      var one = try Case(design.name, design.scene)
      one.leniency = "designs"
      return one
    }
    self.scale = scale
    fineness = 2
  }
}
