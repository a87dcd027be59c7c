internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// Walks a display list and paints it.
struct Painter: ~Copyable {
  /// How far a group has come with its mask.
  private enum Mask {
    case none
    /// Painted right now, into a layer that isn't seen.
    case underWay
    /// Ready, with the content painted into a layer on top.
    case ready(PaintedLayer)
  }

  /// How a layer is shown at its end.
  private struct Layer {
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
    /// Where there may be ink, in device pixels, where the layer is no larger than that.
    var area: PixelRect?
  }

  /// What the end of a group has to undo.
  private struct Open {
    var name: String
    /// The one shape that cuts what is in the group, as far as it is known.
    var clip: Shape?
    var isSaved = false
    /// How the group's layer is shown, where it has one.
    var layer: Layer?
    /// Pixels of the layer.
    var pixels = 0
    var mask = Mask.none
    /// Pixels of the mask and of the layer that it is put over.
    var maskPixels = 0
  }

  private let canvas: Canvas
  private var grid: PixelGrid
  private let faces: FaceSet
  private let layerPixels: Int
  private var open: [Open] = []
  private var openPixels = 0
  private var grounds: BorderedGrounds
  /// How many groups are open inside one of which nothing can be seen, itself included.
  private var hidden = 0

  init(canvas: consuming Canvas, scale: Double, faces: FaceSet, limits: Limits) {
    self.canvas = canvas
    grid = PixelGrid(scale: scale)
    self.faces = faces
    layerPixels = 2 * limits.canvasPixels
    grounds = BorderedGrounds([], grid: grid)
  }

  mutating func paint(_ items: [DisplayItem]) throws(RenderingError) {
    canvas.concatenate(Transform(scaleX: grid.scale, y: grid.scale))
    try paintAll(items)
    canvas.flush()
  }

  /// Paints a scene onto a page of its own.
  mutating func paintPage(_ scene: Scene) throws(RenderingError) {
    canvas.setPage(width: scene.size.width, height: scene.size.height)
    grid = PixelGrid(scale: scene.scale > 0 && scene.scale.isFinite ? scene.scale : 1)
    try paintAll(scene.items)
    canvas.endPage()
  }

  /// Ends a document.
  borrowing func finish() throws(RenderingError) {
    canvas.finish()
    try canvas.check()
  }

  private mutating func paintAll(_ items: [DisplayItem]) throws(RenderingError) {
    hidden = 0
    grounds = BorderedGrounds(items, grid: grid)
    for place in items.indices { try paint(items[place], at: place, in: items) }
    while !open.isEmpty { try end() }
    try canvas.check()
  }

  private mutating func paint(
    _ item: DisplayItem,
    at place: Int,
    in items: [DisplayItem]
  ) throws(RenderingError) {
    switch item {
    case .begin(let group): try begin(group, items[place...])
    case .end:
      if hidden > 0 { hidden -= 1 } else { try end() }
    case _ where hidden > 0: break
    case .fill(let shape, let paint):
      guard paint.isPaintable else { throw unpaintable }
      let shape = try checked(shape)
      guard !canvas.isTooIntricate(shape) else { throw .tooIntricate(group: groupName) }
      if case .ground(let ground, let isFirst, let isLast) = grounds.parts[place] {
        try put(paint, asPartOf: ground, isFirst: isFirst, isLast: isLast)
      } else {
        try canvas.put(Ink(inside: shape, clip: clip), paint)
      }
    case .stroke(let shape, let stroke, let paint):
      guard paint.isPaintable, stroke.isPaintable else { throw unpaintable }
      guard stroke.width > 0 else { break }
      try canvas.put(.outline(checked(shape), stroke), paint)
    case .border(let shape, let width, let color):
      let shape = try checked(shape)
      if case .paintedBorder = grounds.parts[place] { break }
      if case .borderAround = grounds.parts[place] { endCut() }
      paintBorder(of: shape, width: width, color, isClip: shape == clip)
    case .shadow(let shape, let shadow):
      guard shadow.isPaintable else { throw unpaintable }
      try canvas.draw(shadow, of: checked(shape))
    case .text(let line):
      guard let line = line.bounded else { throw unpaintable }
      try canvas.draw(line, faces: faces)
    case .picture(let raster, let edges):
      try canvas.draw(raster, in: checked(.rectangle(edges)).bounds)
    case .vector(let picture, let edges):
      try canvas.draw(picture, in: checked(.rectangle(edges)).bounds)
    case .beginMask: try beginMask()
    case .endMask: endMask()
    }
  }

  /// Opens the group that the display list `items` begins with.
  private mutating func begin(
    _ group: Group,
    _ items: ArraySlice<DisplayItem>
  ) throws(RenderingError) {
    guard hidden == 0, group.opacity > 0, !group.transform.leadsAway else {
      hidden += 1
      return
    }
    guard group.transform.isPaintable, group.shadow?.isPaintable ?? true else {
      throw .unpaintable(group: group.name)
    }
    guard !group.transform.collapses else {
      hidden += 1
      return
    }
    var opened = Open(name: group.name, clip: group.innermostClip(in: clip))
    let ground = grounds.group(at: items.startIndex)
    if group.clip != nil || !group.transform.isIdentity {
      canvas.save()
      opened.isSaved = true
      if !group.transform.isIdentity { canvas.concatenate(group.transform) }
      if let ground {
        cut(by: ground)
      } else if let clip = group.clip {
        canvas.clip(to: try checked(clip))
      }
    }
    if let layer = layer(of: group, items) ?? (ground?.isLayer == true ? Layer() : nil) {
      if let area = layer.area {
        canvas.save()
        canvas.clip(to: area)
      }
      // A shadow is a layer as well, and so is what it is made of.
      opened.pixels = visiblePixels * (group.shadow == nil ? 1 : 3)
      opened.layer = layer
      openPixels += opened.pixels
      guard openPixels <= layerPixels else { throw .tooManyLayers }
      canvas.beginLayer()
    }
    open.append(opened)
  }

  /// The layer that a group needs, no larger than its ink where that is to be blurred.
  private func layer(of group: Group, _ items: ArraySlice<DisplayItem>) -> Layer? {
    guard group.opacity < 1 || group.blend != nil || group.shadow != nil else { return nil }
    var layer = Layer(opacity: group.opacity, blend: group.blend ?? .normal)
    guard let shadow = group.shadow, shadow.color.alpha > 0 else { return layer }
    layer.shadow = shadow
    let pixels = InkBox(items).whole?.pixels(canvas.transform).grown(by: 2)
    layer.area =
      pixels?.intersection(canvas.clipPixels())
      ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    return layer
  }

  /// Masks belong to the group that was opened last, and to no other item of it.
  private mutating func beginMask() throws(RenderingError) {
    guard let last = open.indices.last, case .none = open[last].mask else { return }
    open[last].maskPixels = 2 * visiblePixels
    openPixels += open[last].maskPixels
    guard openPixels <= layerPixels else { throw .tooManyLayers }
    canvas.beginLayer()
    open[last].mask = .underWay
  }

  private mutating func endMask() {
    guard let last = open.indices.last, case .underWay = open[last].mask else { return }
    open[last].mask = .ready(canvas.takeLayer())
    canvas.beginLayer()
  }

  /// How many pixels a layer needs here.
  private var visiblePixels: Int {
    let clip = canvas.clipPixels()
    return clip.width * clip.height
  }

  private mutating func end() throws(RenderingError) {
    if case .underWay = open.last?.mask { endMask() }
    guard let closed = open.popLast() else { return }
    if case .ready(let mask) = closed.mask {
      canvas.endLayer(maskedBy: mask)
      openPixels -= closed.maskPixels
    }
    if let layer = closed.layer {
      try end(layer)
      openPixels -= closed.pixels
    }
    if closed.isSaved { canvas.restore() }
  }

  private borrowing func end(_ layer: Layer) throws(RenderingError) {
    guard let shadow = layer.shadow, let area = layer.area else {
      return canvas.endLayer(opacity: layer.opacity, blend: layer.blend)
    }
    let painted = canvas.takeLayer()
    canvas.restore()
    let isPlain = layer.opacity >= 1 && layer.blend == .normal
    if !isPlain { canvas.beginLayer() }
    try canvas.draw(shadow, of: painted, over: area)
    canvas.paint(painted)
    if !isPlain { canvas.endLayer(opacity: layer.opacity, blend: layer.blend) }
  }

  private borrowing func paintBorder(
    of shape: Shape,
    width: Double,
    _ color: RGBA,
    isClip: Bool
  ) {
    guard width > 0, !shape.bounds.isEmpty else { return }
    let border = Border(of: shape, width: width, grid: grid)
    if case .path = shape {
      canvas.save()
      if !isClip { canvas.clip(to: shape) }
      canvas.put(.outline(shape, Stroke(width: 2 * border.width)), color)
      canvas.restore()
    } else if let inner = border.inner {
      let outer = isClip ? .rectangle(shape.bounds.inset(by: -border.width)) : shape
      canvas.fill(between: outer, and: inner, color)
    } else {
      canvas.put(isClip ? .clipped(shape) : .inside(shape), color)
    }
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

  private mutating func endCut() {
    canvas.restore()
    if let last = open.indices.last { open[last].clip = nil }
  }

  /// Paints a fill of a ground, and the border before the first or after the last one.
  private mutating func put(
    _ paint: Paint,
    asPartOf ground: BorderedGround,
    isFirst: Bool,
    isLast: Bool
  ) throws(RenderingError) {
    let shape = ground.border.shape
    switch ground.way {
    case .borderFirst(let color):
      if isFirst { canvas.fill(ground.border, color, isClip: shape == clip) }
      if let cut = ground.cut { try canvas.put(.inside(cut), paint) }
    case .groundFirst:
      canvas.setSmoothing(!isHairline(ground))
      if let cut = ground.cut { try canvas.put(.inside(cut), paint) }
      canvas.setSmoothing(true)
    case .layer:
      if isFirst {
        canvas.save()
        if shape != clip { canvas.clip(to: shape) }
        guard openPixels + visiblePixels <= layerPixels else { throw .tooManyLayers }
        canvas.beginLayer()
      }
      try canvas.put(.clipped(shape), paint)
      guard isLast else { break }
      paintBorder(of: shape, width: ground.border.width, ground.color, isClip: true)
      canvas.endLayer(opacity: 1, blend: .normal)
      canvas.restore()
    }
  }

  /// Whether the border is so thin that the middle of it isn't hidden by it in every pixel: the ground
  /// then ends with whole pixels, those that the border leaves open.
  private borrowing func isHairline(_ ground: BorderedGround) -> Bool {
    guard case .groundFirst = ground.way, !canvas.isDocument else { return false }
    return ground.border.width * canvas.transform.scaling < 2
  }

  /// The shape, with nothing in it that Cairo's numbers can't hold.
  private borrowing func checked(_ shape: Shape) throws(RenderingError) -> Shape {
    guard let bounded = shape.bounded else { throw unpaintable }
    return bounded
  }

  private var clip: Shape? { open.last?.clip }

  private var unpaintable: RenderingError { .unpaintable(group: groupName) }
  /// The innermost group that has a name.
  private var groupName: String { open.last { !$0.name.isEmpty }?.name ?? "" }
}

extension Group {
  fileprivate var name: String { identifier ?? className }
}
