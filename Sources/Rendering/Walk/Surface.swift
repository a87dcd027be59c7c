internal import SnaplineGeometry
internal import SnaplineImages
internal import SnaplineScene

/// What a scene is put onto: pixels, the pages of a document, or the text of an SVG file.
///
/// `SceneWalk` calls a surface in the order of the display list, and only with what can be painted. Calls are
/// balanced: each group and each mask that is begun is ended, and a mask lies in the group that was begun last.
protocol Surface: ~Copyable {
  /// Whether groups of which nothing is seen are put onto the surface too, because it keeps the names and texts
  /// of views as well as their looks.
  static var keepsHiddenGroups: Bool { get }

  mutating func begin(_ group: GroupStart) throws(RenderingError)
  mutating func end() throws(RenderingError)
  /// Ends what the ground cuts of the group that was begun last: the border around it comes next.
  mutating func endCut()
  mutating func beginMask() throws(RenderingError)
  mutating func endMask()

  mutating func put(_ ink: Ink, _ paint: Paint) throws(RenderingError)
  /// Puts a border where `isClip` says whether the surface is already cut by the border's shape.
  mutating func put(_ border: Border, _ color: RGBA, isClip: Bool)
  /// Puts a border, and at least a little of what it surrounds: the ground is put onto that.
  mutating func putUnderGround(_ border: Border, _ color: RGBA, isClip: Bool)
  /// Puts a fill of a ground as far as the middle of the border that is put over it later.
  mutating func putUnderBorder(
    _ ground: BorderedGround,
    cut: Shape,
    _ paint: Paint
  ) throws(RenderingError)
  /// Begins a layer, which is painted by itself and then cut once by a shape.
  mutating func beginLayer(cutBy shape: Shape, isClip: Bool) throws(RenderingError)
  mutating func endLayer()

  mutating func put(_ shadow: Shadow, of shape: Shape) throws(RenderingError)
  /// Puts the shadow of a text; the silhouette lies already where the shadow falls.
  mutating func put(_ shadow: Shadow, of silhouette: TextLine) throws(RenderingError)
  /// Puts a line without its shadows.
  mutating func put(_ line: TextLine) throws(RenderingError)
  mutating func put(_ raster: Raster, in edges: Edges) throws(RenderingError)
  /// Puts a picture made of shapes, which `drawing` has read.
  mutating func put(
    _ picture: VectorPicture,
    _ drawing: VectorDrawing,
    in edges: Edges
  ) throws(RenderingError)
}

/// The beginning of a group, with what the walk knows of it.
struct GroupStart {
  let group: Group
  /// The group's own clip, as far as it can be painted.
  let clip: Shape?
  /// The ground that cuts the group in place of the clip, where a border lies on the same edge.
  let ground: BorderedGround?
  /// The display list from the group's beginning on.
  let items: ArraySlice<DisplayItem>
}
