public import SnaplineGeometry

public import struct Foundation.CGSize

/// What to paint, fully resolved: no views, no traits, no inheritance, no defaults left to fill.
///
/// A scene is made once from a tree; PNG, SVG and PDF are made from it and can't disagree. The
/// display list is flat, groups being bracketed by ``DisplayItem/begin(_:)`` and
/// ``DisplayItem/end``, so that a tree ten thousand levels deep costs no stack.
public struct Scene: Hashable, Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: Double
  /// Back to front; positions are points on the canvas.
  public var items: [DisplayItem]
  /// Where each view is, for tests, explanations and tools.
  public var tree: LayoutTree
  /// What decided the frames and the looks, where somebody asked for it.
  @Uncompared package var origins = SceneOrigins()
  /// What the tree knows of its views, where somebody asked for it.
  @Uncompared package var facts = SceneFacts()
  /// The list that the page has a part of; nothing for what isn't a page of a design.
  @Uncompared package var pagedList: ListOnPage? = nil
  /// The numbers of frames that nothing decides, of `left`, `top`, `width` and `height`, by the places of the
  /// views in the tree, where somebody asked for them.
  @Uncompared package var openNumbers: [Int: [String]] = [:]
  /// What a screen reader reads, in its order, where somebody asked for it.
  @Uncompared package var elements: [SpokenElement] = []
  /// The views whose content masks hide; nothing where nobody asked for masks.
  @Uncompared package var masked: [MaskedView]? = nil

  public init(
    size: CGSize,
    scale: Double,
    items: [DisplayItem] = [],
    tree: LayoutTree = LayoutTree()
  ) {
    self.size = size
    self.scale = scale
    self.items = items
    self.tree = tree
  }
}

/// A list that is broken into pages, as one of these has it.
package struct ListOnPage: Hashable, Sendable {
  /// The identifier of its view.
  package var name: String
  /// Whether it began on the page before.
  package var goesOn: Bool

  package init(name: String, goesOn: Bool) { (self.name, self.goesOn) = (name, goesOn) }
}

/// One step of painting.
public enum DisplayItem: Hashable, Sendable {
  /// Opens the group of a view; everything up to its ``end`` lies in it.
  case begin(Group)
  case end
  /// A shape filled with a paint.
  case fill(Shape, Paint)
  /// A line along the outline of a shape.
  case stroke(Shape, Stroke, Paint)
  /// A border of `width` points that lies inside the shape.
  case border(Shape, width: Double, RGBA)
  /// The shadow of a shape; the shape itself isn't painted.
  case shadow(Shape, Shadow)
  /// One line of text.
  case text(TextLine)
  /// A picture stretched over a rectangle.
  case picture(Raster, Edges)
  /// A picture made of shapes, stretched over a rectangle and as sharp at every size.
  case vector(VectorPicture, Edges)
  /// Opens the mask of the group that was opened just before: what is painted up to ``endMask``
  /// isn't seen itself, but the group's content shows only as far as the mask is opaque.
  case beginMask
  case endMask
}

/// A part of the picture that mirrors a view.
public struct Group: Hashable, Sendable {
  /// The view's identifier, which its author gave, where there is one.
  public var identifier: String?
  /// The view's class, such as `Label`.
  public var className: String
  public var accessibility: Accessibility?
  /// Applied to the painted group as a whole.
  public var opacity: Double
  /// The area outside of which nothing is painted.
  public var clip: Shape?
  /// Maps the group's coordinates to those around it.
  public var transform: Transform
  /// How the group as a whole is blended with what lies behind it; `nil` paints its parts one by one.
  public var blend: BlendMode?
  /// The shadow of everything in the group together.
  public var shadow: Shadow?
  /// The effect on the group's picture, before its shadow is made and before it is blended.
  public var effect: GroupEffect?
  /// What lies outside and decided what is in the group: a symbol that isn't there, and in whose place a
  /// box is drawn, or what made a code.
  @Uncompared package var dependency: SceneDependency? = nil
  /// The place of the view in the scene's tree; nothing for other groups, and in scenes that were kept.
  @Uncompared package var node: Int? = nil

  public init(
    identifier: String? = nil,
    className: String,
    accessibility: Accessibility? = nil,
    opacity: Double = 1,
    clip: Shape? = nil,
    transform: Transform = .identity,
    blend: BlendMode? = nil,
    shadow: Shadow? = nil,
    effect: GroupEffect? = nil
  ) {
    self.identifier = identifier
    self.className = className
    self.accessibility = accessibility
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
    self.blend = blend
    self.shadow = shadow
    self.effect = effect
  }

  /// Whether the group is painted by itself, and then as one.
  package var isPaintedAsOne: Bool {
    opacity < 1 || blend != nil || shadow != nil || effect != nil
  }
}

/// What assistive software is told of a view.
public struct Accessibility: Hashable, Sendable {
  public var label: String?
  public var value: String?
  public var hint: String?
  /// Words such as `button`, `header`, `image`, in alphabetical order.
  public var traits: [String]
  /// The kind of container that the view is, if it is one.
  public var container: Container?
  /// Whether the view, with all views in it, is hidden from assistive software.
  public var isHidden: Bool

  /// A kind of view that groups other views for assistive software.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    case table, list, landmark, group
  }

  public init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: [String] = [],
    container: Container? = nil,
    isHidden: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.container = container
    self.isHidden = isHidden
  }
}
