internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// Walks a display list and paints it.
struct Painter: ~Copyable {
  /// What the end of a group has to undo.
  private struct Open {
    var name: String
    var isSaved = false
    /// The opacity of the group's layer, where it has one.
    var layer: Double?
    /// Pixels of the layer.
    var pixels = 0
  }

  private let canvas: Canvas
  private let grid: PixelGrid
  private let faces: FaceSet
  private let layerPixels: Int
  private var open: [Open] = []
  private var openPixels = 0
  /// How many groups are open inside one of which nothing can be seen, itself included.
  private var hidden = 0

  init(canvas: consuming Canvas, scale: Double, faces: FaceSet, limits: Limits) {
    self.canvas = canvas
    grid = PixelGrid(scale: scale)
    self.faces = faces
    layerPixels = 2 * limits.canvasPixels
  }

  mutating func paint(_ items: [DisplayItem]) throws(RenderingError) {
    canvas.concatenate(Transform(scaleX: grid.scale, y: grid.scale))
    for item in items { try paint(item) }
    while !open.isEmpty { end() }
    canvas.flush()
    try canvas.check()
  }

  private mutating func paint(_ item: DisplayItem) throws(RenderingError) {
    switch item {
    case .begin(let group): try begin(group)
    case .end:
      if hidden > 0 { hidden -= 1 } else { end() }
    case _ where hidden > 0: break
    case .fill(let shape, let paint):
      let shape = try checked(shape)
      switch paint {
      case .color(let color): canvas.fill(shape, color)
      }
    case .border(let shape, let width, let color):
      try paintBorder(of: checked(shape), width: width, color)
    case .shadow(let shape, let shadow):
      guard shadow.isPaintable else { throw unpaintable }
      try canvas.draw(shadow, of: checked(shape))
    case .text(let line):
      guard line.isPaintable else { throw unpaintable }
      try canvas.draw(line, faces: faces)
    }
  }

  private mutating func begin(_ group: Group) throws(RenderingError) {
    guard hidden == 0, group.opacity > 0 else {
      hidden += 1
      return
    }
    guard group.transform.isPaintable else { throw .unpaintable(group: group.name) }
    guard !group.transform.collapses else {
      hidden += 1
      return
    }
    var opened = Open(name: group.name)
    if group.clip != nil || !group.transform.isIdentity {
      canvas.save()
      opened.isSaved = true
      if !group.transform.isIdentity { canvas.concatenate(group.transform) }
      if let clip = group.clip { canvas.clip(to: try checked(clip)) }
    }
    if group.opacity < 1 {
      let clip = canvas.clipPixels()
      opened.pixels = max(0, clip.right - clip.left) * max(0, clip.bottom - clip.top)
      opened.layer = group.opacity
      openPixels += opened.pixels
      guard openPixels <= layerPixels else { throw .tooManyLayers }
      canvas.beginLayer()
    }
    open.append(opened)
  }

  private mutating func end() {
    guard let closed = open.popLast() else { return }
    if let opacity = closed.layer {
      canvas.endLayer(opacity: opacity)
      openPixels -= closed.pixels
    }
    if closed.isSaved { canvas.restore() }
  }

  private borrowing func paintBorder(of shape: Shape, width: Double, _ color: RGBA) {
    guard width > 0, !shape.bounds.isEmpty else { return }
    let border = Border(of: shape, width: width, grid: grid)
    if let inner = border.inner {
      canvas.fill(between: shape, and: inner, color)
    } else {
      canvas.fill(shape, color)
    }
  }

  /// The shape, with nothing in it that Cairo's numbers can't hold.
  private borrowing func checked(_ shape: Shape) throws(RenderingError) -> Shape {
    guard let bounded = shape.bounded else { throw unpaintable }
    return bounded
  }

  private var unpaintable: RenderingError { .unpaintable(group: open.last?.name ?? "") }
}

extension Group {
  fileprivate var name: String { identifier ?? className }
}
