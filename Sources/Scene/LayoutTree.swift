public import SnaplineGeometry

/// Where each view is: one node a view, parents before children, in drawing order.
public struct LayoutTree: Hashable, Sendable {
  public var nodes: [Node]

  public init(nodes: [Node] = []) { self.nodes = nodes }

  public struct Node: Hashable, Sendable {
    /// The index of the parent in ``LayoutTree/nodes``; `nil` for a root.
    public var parent: Int?
    public var className: String
    /// The identifier that the view's author gave it.
    public var identifier: String?
    /// The frame on the canvas, before any transform.
    public var frame: Edges
    /// The text of the view, if it has one.
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
