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
