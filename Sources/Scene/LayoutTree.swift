public import SnaplineGeometry

/// What is where: one node a view, parents before children, in drawing order.
public struct LayoutTree: Hashable, Sendable {
  public var nodes: [Node]

  public init(nodes: [Node] = []) { self.nodes = nodes }

  public struct Node: Hashable, Sendable {
    /// The place of the parent in ``LayoutTree/nodes``; nothing for a root.
    public var parent: Int?
    public var className: String
    /// What the view's author called it.
    public var identifier: String?
    /// The frame on the canvas, without any transform.
    public var frame: Edges
    /// What the view says, where it says something.
    public var text: String?
    /// Whether the view or one around it is hidden.
    public var isHidden: Bool
    /// Whether the view isn't seen because its own opacity is zero; then it is hidden too.
    public var isTransparent: Bool

    public init(
      parent: Int?,
      className: String,
      identifier: String? = nil,
      frame: Edges,
      text: String? = nil,
      isHidden: Bool = false,
      isTransparent: Bool = false
    ) {
      self.parent = parent
      self.className = className
      self.identifier = identifier
      self.frame = frame
      self.text = text
      self.isHidden = isHidden
      self.isTransparent = isTransparent
    }
  }
}
