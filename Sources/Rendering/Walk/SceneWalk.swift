internal import SnaplineGeometry
internal import SnaplineImages
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGSize

/// Walks the display list of a scene, and puts each item that is seen onto a surface.
///
/// What is hidden, what cuts what, and what can't be painted is decided here and nowhere else, so that all
/// formats show the same and refuse the same.
struct SceneWalk {
  private enum Mask {
    case none, underWay, done
  }

  private struct Open {
    /// Where in the display list the group begins.
    var place: Int
    /// The one shape that cuts what is in the group, as far as it is known.
    var clip: Shape?
    var mask = Mask.none
  }

  let scene: Scene
  private let grid: PixelGrid
  private let grounds: BorderedGrounds
  private var open: [Open] = []
  /// How many of the groups that were begun are hidden, or lie in one that is.
  private var hidden = 0

  init(_ scene: Scene) throws(RenderingError) {
    try scene.checkSize()
    self.scene = scene
    grid = PixelGrid(scale: scene.scale)
    grounds = BorderedGrounds(scene.items, grid: grid)
  }

  /// Puts the whole scene onto a surface.
  mutating func paint<Output: Surface & ~Copyable>(
    on surface: inout Output
  ) throws(RenderingError) {
    for place in scene.items.indices {
      if hidden > 0 {
        paintHidden(scene.items[place], at: place, on: &surface)
      } else {
        try paint(scene.items[place], at: place, on: &surface)
      }
    }
    while !open.isEmpty { try end(on: &surface) }
  }

  /// Goes past what is hidden.
  ///
  /// A surface that keeps it gets what can be painted of it. The rest isn't missed, so it is no error.
  private mutating func paintHidden<Output: Surface & ~Copyable>(
    _ item: DisplayItem,
    at place: Int,
    on surface: inout Output
  ) {
    if Output.keepsHiddenGroups {
      try? paint(item, at: place, on: &surface)
    } else if case .begin = item {
      hidden += 1
    } else if case .end = item {
      hidden -= 1
    }
  }

  private mutating func paint<Output: Surface & ~Copyable>(
    _ item: DisplayItem,
    at place: Int,
    on surface: inout Output
  ) throws(RenderingError) {
    switch item {
    case .begin(let group): try begin(group, at: place, on: &surface)
    case .end: try end(on: &surface)
    case .fill(let shape, let paint): try fill(shape, paint, at: place, on: &surface)
    case .stroke(let shape, let stroke, let paint):
      guard paint.isPaintable, stroke.isPaintable else { throw unpaintable }
      guard stroke.width > 0 else { break }
      try surface.put(.outline(checked(shape), stroke), paint)
    case .border(let shape, let width, let color):
      try paintBorder(of: shape, width: width, color, at: place, on: &surface)
    case .shadow(let shape, let shadow):
      guard shadow.isPaintable else { throw unpaintable }
      try surface.put(shadow, of: checked(shape))
    case .text(let line):
      guard let line = line.bounded else { throw unpaintable }
      for (shadow, silhouette) in line.shadows { try surface.put(shadow, of: silhouette) }
      try surface.put(line)
    case .picture(let raster, let edges):
      let bounds = try checked(.rectangle(edges)).bounds
      guard raster.width > 0, raster.height > 0, !edges.isEmpty else { break }
      try surface.put(raster, in: bounds)
    case .vector(let picture, let edges):
      let bounds = try checked(.rectangle(edges)).bounds
      guard !edges.isEmpty else { break }
      try surface.put(picture, read(picture), in: bounds)
    case .beginMask: try beginMask(on: &surface)
    case .endMask: endMask(on: &surface)
    }
  }

  /// The shape within the coordinates that can be painted.
  private func checked(_ shape: Shape) throws(RenderingError) -> Shape {
    guard let bounded = shape.bounded else { throw unpaintable }
    return bounded
  }

  private func read(_ picture: VectorPicture) throws(RenderingError) -> VectorDrawing {
    do throws(ImageError) {
      return try VectorDrawing.shared(picture)
    } catch {
      throw .picture(error)
    }
  }

  private var clip: Shape? { open.last?.clip }

  private var unpaintable: RenderingError { .unpaintable(group: groupName) }

  /// The innermost group that has a name.
  private var groupName: String {
    for group in open.reversed() {
      if case .begin(let group) = scene.items[group.place], !group.name.isEmpty {
        return group.name
      }
    }
    return ""
  }
}

/// Groups and their masks.
extension SceneWalk {
  private mutating func begin<Output: Surface & ~Copyable>(
    _ group: Group,
    at place: Int,
    on surface: inout Output
  ) throws(RenderingError) {
    if try hides(group) {
      hidden += 1
      guard Output.keepsHiddenGroups else { return }
    }
    let clip = group.clip?.bounded
    try surface.begin(
      GroupStart(
        group: group,
        clip: clip,
        ground: grounds.group(at: place),
        items: scene.items[place...]
      )
    )
    open.append(Open(place: place, clip: innermostClip(in: group, cutBy: clip)))
  }

  /// Whether nothing can be seen of what is in the group.
  private func hides(_ group: Group) throws(RenderingError) -> Bool {
    guard hidden == 0 else { return true }
    func check(_ isPaintable: Bool) throws(RenderingError) {
      guard !isPaintable else { return }
      throw .unpaintable(group: group.name.isEmpty ? groupName : group.name)
    }
    try check(!group.opacity.isNaN)
    guard group.opacity > 0, !group.transform.leadsAway else { return true }
    try check(group.transform.isPaintable)
    guard !group.transform.collapses else { return true }
    try check(group.shadow?.isPaintable ?? true)
    try check(group.effect?.isPaintable ?? true)
    try check(group.clip == nil || group.clip?.bounded != nil)
    return false
  }

  /// The one shape that cuts what is in a group, as far as it is known; nothing where there is none, or
  /// where more than one shape might count.
  private func innermostClip(in group: Group, cutBy own: Shape?) -> Shape? {
    // A shadow falls from what is in the group before that is cut, and a blur reaches beyond.
    guard group.shadow == nil, group.effect == nil else { return nil }
    if group.clip != nil { return own }
    return group.transform.isIdentity ? clip : nil
  }

  private mutating func end<Output: Surface & ~Copyable>(
    on surface: inout Output
  ) throws(RenderingError) {
    endMask(on: &surface)
    if hidden > 0 { hidden -= 1 }
    guard open.popLast() != nil else { return }
    try surface.end()
  }

  /// Masks belong to the group that was begun last, and to no other item of it.
  private mutating func beginMask<Output: Surface & ~Copyable>(
    on surface: inout Output
  ) throws(RenderingError) {
    guard let last = open.indices.last, case .none = open[last].mask else { return }
    try surface.beginMask()
    open[last].mask = .underWay
  }

  private mutating func endMask<Output: Surface & ~Copyable>(on surface: inout Output) {
    guard let last = open.indices.last, case .underWay = open[last].mask else { return }
    surface.endMask()
    open[last].mask = .done
  }
}

/// Fills, and the borders that share an edge with them.
extension SceneWalk {
  private func fill<Output: Surface & ~Copyable>(
    _ shape: Shape,
    _ paint: Paint,
    at place: Int,
    on surface: inout Output
  ) throws(RenderingError) {
    guard paint.isPaintable else { throw unpaintable }
    let shape = try checked(shape)
    guard !isTooIntricate(shape) else { throw .tooIntricate(group: groupName) }
    guard case .ground(let ground, let isFirst, let isLast) = grounds.parts[place] else {
      return try surface.put(Ink(inside: shape, clip: clip), paint)
    }
    let isClip = ground.border.shape == clip
    switch ground.way {
    case .borderFirst(let color):
      if isFirst { surface.putUnderGround(ground.border, color, isClip: isClip) }
      if let cut = ground.cut { try surface.put(.inside(cut), paint) }
    case .groundFirst:
      if let cut = ground.cut { try surface.putUnderBorder(ground, cut: cut, paint) }
    case .layer:
      if isFirst { try surface.beginLayer(cutBy: ground.border.shape, isClip: isClip) }
      try surface.put(.clipped(ground.border.shape), paint)
      guard isLast else { break }
      surface.put(ground.border, ground.color, isClip: true)
      surface.endLayer()
    }
  }

  private mutating func paintBorder<Output: Surface & ~Copyable>(
    of shape: Shape,
    width: Double,
    _ color: RGBA,
    at place: Int,
    on surface: inout Output
  ) throws(RenderingError) {
    let shape = try checked(shape)
    guard !width.isNaN, color.isPaintable else { throw unpaintable }
    guard width > 0, !shape.bounds.isEmpty else { return }
    switch grounds.parts[place] {
    case .paintedBorder: return
    case .borderAround:
      surface.endCut()
      if let last = open.indices.last { open[last].clip = nil }
    default: break
    }
    let border = Border(of: shape, width: width, grid: grid)
    surface.put(border, color, isClip: shape == clip)
  }

  /// Whether a fill meets so many lines in each row of pixels that sorting them would take minutes.
  ///
  /// An SVG or a PDF leaves that to its viewer, who would wait as long, so they refuse it too.
  private func isTooIntricate(_ shape: Shape) -> Bool {
    guard case .path(let path, _) = shape, path.steps.count > 10_000 else { return false }
    var map = Transform(scaleX: grid.scale, y: grid.scale)
    let canvas = Edges(
      left: 0,
      top: 0,
      right: grid.ceil(scene.size.width),
      bottom: grid.ceil(scene.size.height)
    )
    var seen: PixelRect? = canvas.pixels(map)
    for group in open {
      guard case .begin(let group) = scene.items[group.place] else { continue }
      map = group.transform.concatenating(map)
      if let clip = group.clip { seen = seen?.intersection(clip.bounds.pixels(map)) }
    }
    guard let rows = seen?.intersection(shape.bounds.pixels(map))?.height else { return false }
    return path.lines(crossing: rows, mappedBy: map) / Double(rows) > 4000
  }
}

extension Group {
  fileprivate var name: String { identifier ?? className }
}

extension Path {
  /// How many lines rows of pixels meet together, each at most in all of so many rows.
  fileprivate func lines(crossing rows: Int, mappedBy map: Transform) -> Double {
    parts.lazy.flatMap(\.pieces).reduce(0) { lines, piece in
      let height = piece.end.applying(map).y - piece.start.applying(map).y
      return lines + min(max(abs(Double(height)), 1), Double(rows))
    }
  }
}
