internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineImages
internal import SnaplineScene

import struct Foundation.CGFloat

/// Paints a scene through Cairo, onto pixels or the pages of a document.
struct Painter: ~Copyable {
  /// How a layer is shown at its end.
  private struct Layer {
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
    var effect: GroupEffect?
    /// Where there may be ink, in device pixels, where the layer is no larger than that.
    var area: PixelRect?
  }

  /// What the end of a group has to undo.
  private struct Open {
    var isSaved = false
    /// How the group's layer is shown, where it has one.
    var layer: Layer?
    /// Pixels of the layer.
    var pixels = 0
    /// The group's mask, with the content painted into a layer on top.
    var mask: PaintedLayer?
    /// Pixels of the mask and of the layer that it is put over.
    var maskPixels = 0
  }

  let canvas: Canvas
  private let faces: FaceSet
  private let layerPixels: Int
  private var open: [Open] = []
  private var openPixels = 0
  /// How many of the open groups are painted into layers.
  private var layers = 0
  /// Marks the pieces of a document's text; nothing for pictures.
  private let pieces: PieceWriter?

  init(
    canvas: consuming Canvas,
    faces: FaceSet,
    limits: Limits,
    pieces: PieceWriter? = nil
  ) {
    self.canvas = canvas
    self.faces = faces
    self.pieces = pieces
    layerPixels = 2 * limits.canvasPixels
  }

  /// Paints a scene onto the whole canvas.
  mutating func paint(_ scene: Scene) throws(RenderingError) {
    var walk = try SceneWalk(scene)
    try walk.paint(on: &self)
    try canvas.check()
  }

  /// Takes memory for the pixels of layers, until ``release(_:)``.
  private mutating func take(_ pixels: Int) throws(RenderingError) {
    openPixels += pixels
    guard openPixels <= layerPixels else { throw .tooManyLayers }
  }

  /// How many pixels a layer needs here.
  private var visiblePixels: Int {
    let clip = canvas.clipPixels()
    return clip.width * clip.height
  }
}

/// Groups and their masks.
extension Painter: Surface {
  static var keepsHiddenGroups: Bool { false }

  mutating func begin(_ start: GroupStart) throws(RenderingError) {
    let group = start.group
    var opened = Open()
    pieces?.begin(start, on: canvas)
    if group.clip != nil || !group.transform.isIdentity {
      canvas.save()
      opened.isSaved = true
      if !group.transform.isIdentity { canvas.concatenate(group.transform) }
      if let ground = start.ground {
        cut(by: ground)
      } else if let clip = start.clip {
        canvas.clip(to: clip)
      }
    }
    if let layer = layer(of: start) {
      if let area = layer.area {
        canvas.save()
        canvas.clip(to: area)
      }
      // A shadow is a layer as well, and so is what it is made of; the same holds for a blur.
      let parts = (layer.shadow == nil ? 0 : 2) + (layer.effect == nil ? 0 : 2)
      opened.pixels = visiblePixels * (1 + parts)
      opened.layer = layer
      try take(opened.pixels)
      canvas.beginLayer()
      layers += 1
    }
    open.append(opened)
  }

  /// The layer that a group needs, no larger than its ink where that is to be blurred.
  private func layer(of start: GroupStart) -> Layer? {
    let group = start.group
    guard group.isPaintedAsOne else { return start.ground?.isLayer == true ? Layer() : nil }
    var layer = Layer(opacity: group.opacity, blend: group.blend ?? .normal)
    layer.shadow = group.shadow.flatMap { $0.color.alpha > 0 ? $0 : nil }
    layer.effect = group.effect.flatMap { $0.blur > 0 || $0.tint != nil ? $0 : nil }
    guard layer.shadow != nil || layer.effect != nil else { return layer }
    let pixels = InkBox(start.items).whole?.pixels(canvas.transform).grown(by: 2)
    layer.area =
      pixels?.intersection(canvas.clipPixels())
      ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    return layer
  }

  mutating func end() throws(RenderingError) {
    guard let closed = open.popLast() else { return }
    if let mask = closed.mask {
      canvas.endLayer(maskedBy: mask)
      openPixels -= closed.maskPixels
      layers -= 1
    }
    if let layer = closed.layer {
      try end(layer)
      openPixels -= closed.pixels
      layers -= 1
    }
    if closed.isSaved { canvas.restore() }
    pieces?.end(on: canvas)
  }

  private borrowing func end(_ layer: Layer) throws(RenderingError) {
    guard let area = layer.area else {
      return canvas.endLayer(opacity: layer.opacity, blend: layer.blend)
    }
    var painted = canvas.takeLayer()
    canvas.restore()
    let isPlain = layer.opacity >= 1 && layer.blend == .normal
    if !isPlain { canvas.beginLayer() }
    var whole = area
    if let effect = layer.effect,
      let changed = try canvas.layer(painted, over: area, changedBy: effect)
    {
      (painted, whole) = (changed.layer, changed.area)
    }
    if let shadow = layer.shadow { try canvas.draw(shadow, of: painted, over: whole) }
    canvas.paint(painted)
    if !isPlain { canvas.endLayer(opacity: layer.opacity, blend: layer.blend) }
  }

  /// Cuts what comes next by a ground, around which its border is painted before or after.
  private borrowing func cut(by ground: BorderedGround) {
    switch ground.way {
    case .borderFirst(let color): canvas.fill(ground.border, color, isClip: false)
    case .groundFirst: canvas.save()
    case .layer: break
    }
    canvas.setSmoothing(!isHairline(ground))
    canvas.clip(to: ground.cut ?? .nothing)
    canvas.setSmoothing(true)
  }

  mutating func endCut() { canvas.restore() }

  mutating func beginMask() throws(RenderingError) {
    guard let last = open.indices.last else { return }
    open[last].maskPixels = 2 * visiblePixels
    try take(open[last].maskPixels)
    canvas.beginLayer()
    layers += 1
  }

  mutating func endMask() {
    guard let last = open.indices.last else { return }
    open[last].mask = canvas.takeLayer()
    canvas.beginLayer()
  }
}

/// What groups hold.
extension Painter {
  mutating func put(_ ink: Ink, _ paint: Paint) throws(RenderingError) {
    try canvas.put(ink, paint)
  }

  mutating func put(_ border: Border, _ color: RGBA, isClip: Bool) {
    let shape = border.shape
    switch border.form {
    case .line(let stroke):
      canvas.save()
      if !isClip { canvas.clip(to: shape) }
      canvas.put(.outline(shape, stroke), color)
      canvas.restore()
    case .ring(let inner):
      let outer = isClip ? .rectangle(shape.bounds.inset(by: -border.width)) : shape
      canvas.fill(between: outer, and: inner, color)
    case .whole: canvas.put(isClip ? .clipped(shape) : .inside(shape), color)
    }
  }

  mutating func putUnderGround(_ border: Border, _ color: RGBA, isClip: Bool) {
    canvas.fill(border, color, isClip: isClip)
  }

  mutating func putUnderBorder(
    _ ground: BorderedGround,
    cut: Shape,
    _ paint: Paint
  ) throws(RenderingError) {
    canvas.setSmoothing(!isHairline(ground))
    try canvas.put(.inside(cut), paint)
    canvas.setSmoothing(true)
  }

  /// Whether the border is so thin that the middle of it isn't hidden by it in every pixel: the ground
  /// then ends with whole pixels, those that the border leaves open.
  private borrowing func isHairline(_ ground: BorderedGround) -> Bool {
    guard case .groundFirst = ground.way, !canvas.isDocument else { return false }
    return ground.border.width * canvas.transform.scaling < 2
  }

  mutating func beginLayer(cutBy shape: Shape, isClip: Bool) throws(RenderingError) {
    canvas.save()
    if !isClip { canvas.clip(to: shape) }
    guard openPixels + visiblePixels <= layerPixels else { throw .tooManyLayers }
    canvas.beginLayer()
  }

  mutating func endLayer() {
    canvas.endLayer(opacity: 1, blend: .normal)
    canvas.restore()
  }

  mutating func put(_ shadow: Shadow, of shape: Shape) throws(RenderingError) {
    try canvas.draw(shadow, of: shape)
  }

  mutating func put(_ shadow: Shadow, of silhouette: TextLine) throws(RenderingError) {
    try canvas.draw(shadow, of: silhouette, in: silhouette.inkBox, faces: faces)
  }

  mutating func put(_ line: TextLine) throws(RenderingError) {
    guard let pieces else { return try canvas.draw(line, faces: faces) }
    try draw(line, marking: pieces)
  }

  private borrowing func draw(_ line: TextLine, marking pieces: PieceWriter) throws(RenderingError)
  {
    try canvas.draw(line, faces: faces) { run, glyphs, begins in
      if begins {
        pieces.begin(run, glyphs, isInLayer: layers > 0, on: canvas)
      } else {
        pieces.endRun(on: canvas)
      }
    }
  }

  mutating func put(_ raster: Raster, in edges: Edges) throws(RenderingError) {
    try canvas.draw(raster, in: edges)
  }

  mutating func put(
    _ picture: VectorPicture,
    _ drawing: VectorDrawing,
    in edges: Edges
  ) throws(RenderingError) {
    try canvas.draw(drawing, in: edges)
  }
}
