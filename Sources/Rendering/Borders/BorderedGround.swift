internal import SnaplineGeometry
internal import SnaplineScene

/// A border with the ground of the same outline, and how both are painted as one shape.
///
/// Painted one after the other, each would cover the same part of a pixel on their common edge, and
/// the ground would show there, as a thin ring around the border.
struct BorderedGround: Equatable {
  enum Way: Equatable {
    /// First the border, in this colour, then the ground and what lies on it inside of it.
    case borderFirst(RGBA)
    /// First the ground and what lies on it, as far as the border's middle, then the border.
    case groundFirst
    /// Both in a layer, which their shape cuts.
    case layer
  }

  let border: Border
  let color: RGBA
  let way: Way

  var isLayer: Bool { if case .layer = way { true } else { false } }

  /// What the ground is cut by; nothing where nothing of it is left.
  var cut: Shape? {
    switch way {
    case .borderFirst: border.inner
    case .groundFirst: border.inner == nil ? nil : border.shape.inset(by: border.width / 2)
    case .layer: border.shape
    }
  }
}

extension BorderedGround.Way {
  /// The way for a border on a ground, if there is one, whose outline may cut all that lies on it;
  /// nothing where both are painted as they stand.
  init?(_ border: Border, _ color: RGBA, on ground: Ground?, clips: Bool) {
    guard color.alpha > 0 else { return nil }
    let isOpaque = color.alpha >= 1
    guard !border.shape.isPath else {
      guard clips || ground?.isBare == true else { return nil }
      self = .layer
      return
    }
    let isFree = ground?.content.map(border.surrounds) ?? true
    if let ground, ground.isOpaque, isFree || (clips && isOpaque),
      let color = isOpaque ? color : ground.color.map(color.over)
    {
      self = .borderFirst(color)
    } else if isOpaque {
      self = .groundFirst
    } else if clips || (isFree && ground?.isOnePiece == true) {
      self = .layer
    } else {
      return nil
    }
  }
}

/// The fills of one shape in a group, and what was painted onto them.
struct Ground {
  let shape: Shape
  /// Where in the display list the fills are.
  private(set) var places: [Int] = []
  private(set) var isOpaque = false
  /// The colour of all fills together, where they have one.
  private(set) var color: RGBA? = .clear
  /// A box around what lies on it.
  var content: Edges?

  init(_ shape: Shape) { self.shape = shape }

  mutating func add(_ paint: Paint, at place: Int) {
    places.append(place)
    if case .color(let paint) = paint {
      isOpaque = isOpaque || paint.alpha >= 1
      color = paint.alpha >= 1 ? paint : color.map(paint.over)
    } else {
      isOpaque = isOpaque || paint.stops.allSatisfy { $0.color.alpha >= 1 }
      color = nil
    }
  }

  /// Whether nothing but fills was painted so far.
  var isBare: Bool { content == nil && isOnePiece }

  /// Whether nothing was painted between the fills.
  var isOnePiece: Bool {
    guard let first = places.first, let last = places.last else { return false }
    return last - first == places.count - 1
  }
}

extension Shape {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}

extension RGBA {
  /// The colour that comes of this one on another.
  func over(_ ground: RGBA) -> RGBA {
    let rest = ground.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    func mixed(_ own: Double, _ other: Double) -> Double { (own * alpha + other * rest) / whole }
    return RGBA(
      red: mixed(red, ground.red),
      green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue),
      alpha: whole
    )
  }
}
