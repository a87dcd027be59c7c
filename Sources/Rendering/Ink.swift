internal import SnaplineGeometry
internal import SnaplineScene

/// What is put onto a picture with a colour or a gradient.
enum Ink {
  case inside(Shape)
  /// All that the clip lets through, which is the inside of the shape: cut by the shape once more, its
  /// edge would be pale.
  case clipped(Shape)
  case outline(Shape, Stroke)

  /// The inside of a shape, in what `clip` lets through.
  init(inside shape: Shape, clip: Shape?) {
    self = shape == clip ? .clipped(shape) : .inside(shape)
  }

  /// What holds all of it.
  var bounds: Edges {
    switch self {
    case .inside(let shape), .clipped(let shape): shape.bounds
    case .outline(let shape, let stroke): shape.bounds.inset(by: -stroke.reach)
    }
  }
}

extension Group {
  /// The one shape that cuts what is in the group, as far as it is known.
  ///
  /// - Parameter outer: The one that cuts what the group is in.
  /// - Returns: Nothing where there is none, or where more than one shape might count.
  func innermostClip(in outer: Shape?) -> Shape? {
    // A shadow falls from what is in the group before that is cut.
    guard shadow == nil else { return nil }
    return clip.map(\.bounded) ?? (transform.isIdentity ? outer : nil)
  }
}
