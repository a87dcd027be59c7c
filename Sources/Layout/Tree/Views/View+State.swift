public import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry

extension View {
  /// What is on or off.
  struct Flags: OptionSet {
    let rawValue: UInt32
    static let hidden = Flags(rawValue: 1)
    static let clips = Flags(rawValue: 2)
    static let userInteraction = Flags(rawValue: 4)
    static let translatesMask = Flags(rawValue: 8)
    static let needsLayout = Flags(rawValue: 16)
    static let needsUpdateConstraints = Flags(rawValue: 32)
    /// The view stands in its superview's list of waiting children.
    static let isWaiting = Flags(rawValue: 64)
    /// The view stands in its superview's list of children with solved frames.
    static let isSolved = Flags(rawValue: 128)
    /// There are, or were, constraints in the view or below it.
    static let isConstrained = Flags(rawValue: 256)
    static let isWindow = Flags(rawValue: 512)
    static let isOpaque = Flags(rawValue: 1024)
    static let autoresizesSubviews = Flags(rawValue: 2048)
    static let exclusiveTouch = Flags(rawValue: 4096)
    static let multipleTouch = Flags(rawValue: 8192)
    /// This view or one below it needs its constraints updated.
    static let updatesBelow = Flags(rawValue: 1 << 14)
    /// There was a window above when last somebody looked.
    static let mayHaveWindow = Flags(rawValue: 1 << 15)
    /// This view or one above it has had a tint of its own.
    static let mayBeTinted = Flags(rawValue: 1 << 16)
    /// A class of ours that overrides no member by which a frame is set or passed on.
    static let isPlain = Flags(rawValue: 1 << 17)
    /// What lies between bounds and content is to be settled anew.
    static let insetsMayChange = Flags(rawValue: 1 << 18)
    /// There are, or were, insets in the view or below it that depend on where views lie.
    static let mindsInsets = Flags(rawValue: 1 << 19)
    /// There are, or were, trait overrides in the view or below it.
    static let overridesTraits = Flags(rawValue: 1 << 20)
    /// Somewhere in the tree there is, or was, an environment of its own, or an override of traits.
    static let hasSurroundings = Flags(rawValue: 1 << 21)
    /// The view is a controller's.
    static let isControlled = Flags(rawValue: 1 << 24)
    /// The superview is a stack, a flow or a grid, and arranges the view.
    static let isArranged = Flags(rawValue: 1 << 22)
    /// A stack counts the view among its texts that wrap.
    static let isText = Flags(rawValue: 1 << 23)
    /// Somebody watches the view's members, or its layer's, or did so.
    static let isWatched = Flags(rawValue: 1 << 25)
    /// The view's class lays out its subviews, or updates its constraints, right now.
    static let isLayingOut = Flags(rawValue: 1 << 26)
    static let isUpdating = Flags(rawValue: 1 << 27)
    /// It asked for traits when it last did so.
    static let layoutReadsTraits = Flags(rawValue: 1 << 28)
    static let updateReadsTraits = Flags(rawValue: 1 << 29)
    /// Of the class `View` itself, and no controller's: what a pass asks of it does nothing of its own.
    static let isBare = Flags(rawValue: 1 << 30)
    /// So many children wait that no list has them: their own flags tell which.
    static let manyWait = Flags(rawValue: 1 << 31)
  }

  /// How a view's content fills its bounds; the raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which distances grow with the superview; the raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// The reading direction of a view's content, whatever the language; the raw values are UIKit's.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  func direction(under direction: LayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The distances of baselines from the edges of an alignment rectangle.
public struct BaselineOffsets: Hashable, Sendable {
  public var firstFromTop: CGFloat
  public var lastFromBottom: CGFloat

  public init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}

/// How strongly a content size holds on each axis.
struct ContentPriorities {
  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalCompression = LayoutPriority.defaultHigh
  var verticalCompression = LayoutPriority.defaultHigh

  func hugging(_ axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compression(_ axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}

extension View {
  /// What all initializers end with.
  func begin() {
    node.view = self
    if type(of: self) == View.self { flags.formUnion([.isPlain, .isBare]) }
  }

  func setHidden(_ new: Bool) {
    guard new != flags.contains(.hidden) else { return }
    setFlag(.hidden, new)
    arranger?.visibilityChanged(of: self)
    tellWatches()
  }

  func setFlag(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// The name of the view in messages: its label or identifier in quotes, else its class.
  public var displayName: String {
    if let label = hung(MessageLabel.self) { return label.text.inQuotes() }
    if let name = writtenSource?.name { return name }
    if let identifier = accessibilityIdentifier { return identifier.inQuotes() }
    let name = "\(type(of: self))"
    return contentText.map { "\(name) \($0.prefix(24).inQuotes())" } ?? name
  }
}

extension View {
  /// Whether nothing of the view itself shows, whatever the views around it do.
  package var isInvisible: Bool { isHidden || alpha <= 0 }
}
