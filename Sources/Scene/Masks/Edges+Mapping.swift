package import SnaplineGeometry

extension Edges {
  /// The smallest upright box around what the edges become.
  package func mapped(by map: Transform) -> Edges {
    if map.isIdentity { return self }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { x, y in
      (x: Double(map.a) * x + Double(map.c) * y, y: Double(map.b) * x + Double(map.d) * y)
    }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    return Edges(
      left: (across.min() ?? 0) + Double(map.tx),
      top: (down.min() ?? 0) + Double(map.ty),
      right: (across.max() ?? 0) + Double(map.tx),
      bottom: (down.max() ?? 0) + Double(map.ty)
    )
  }
}
