public import Foundation
import SnaplineDiagnostics
public import SnaplineGeometry

/// A rectangle that takes part in layout without being a view.
open class LayoutGuide: NSObject, Referable {
  #if DEBUG
    final let life = Life()
  #endif

  let node: LayoutNode
  @Unretained var owner: View?
  /// Of a guide that follows its owner's bounds: which insets lie between.
  let derivation: Derivation?

  /// Whether the class of its owner made the guide for itself, and cares only for some of its sides.
  final var isOwn = false

  /// What others hung on the guide.
  package var associations: Associations?

  /// A name that the author chooses.
  open var identifier = ""

  enum Derivation {
    case margins, safeArea, readable, frame
  }

  public override init() {
    node = LayoutNode()
    derivation = nil
    super.init()
    node.guide = self
  }

  /// Archives can't be read here: a guide from a coder is an empty one.
  public required init?(coder: NSCoder) {
    node = LayoutNode()
    derivation = nil
    super.init()
    node.guide = self
  }

  /// A guide that is its owner's bounds less insets.
  init(of owner: View, _ derivation: Derivation, identifier: String) {
    node = LayoutNode()
    self.derivation = derivation
    super.init()
    node.guide = self
    node.isDerived = true
    node.parent = owner.node
    self.owner = owner
    self.identifier = identifier
  }

  deinit { node.guide = nil }

  /// The view that the guide was added to; declared weak, so that an override may be declared so too.
  open weak var owningView: View? {
    get { owner }
    set {
      owner = newValue
      node.parent = newValue?.node
    }
  }

  /// The guide's rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect {
    if let insets = derivedInsets { return owner?.bounds.inset(by: insets) ?? .zero }
    return node.isAttached ? node.snappedFrame : .zero
  }

  /// Whether the constraints leave the guide more than one rectangle.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// The constraints that the guide's place and size on an axis depend on, the nearest first.
  open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    guard let owner else { return [] }
    return owner.constraints(behind: node, on: axis)
  }

  /// What messages call the guide.
  var displayName: String {
    if let label = hung(MessageLabel.self) { return label.text.inQuotes() }
    let derived =
      switch derivation {
      case .margins: ".layoutMargins"
      case .safeArea: ".safeArea"
      case .readable: ".readableContent"
      case .frame: ".scrollFrame"
      case nil: ""
      }
    if !derived.isEmpty { return (owner?.displayName ?? "") + derived }
    let name = identifier.isEmpty ? "\(type(of: self))" : identifier.inQuotes()
    return owner.map { $0.displayName + "." + name } ?? name
  }

  var derivedInsets: EdgeInsets? {
    guard let owner, let derivation else { return nil }
    switch derivation {
    case .margins: return owner.settledInsets.margins
    case .safeArea: return owner.safeAreaInsets
    case .frame: return .zero
    case .readable:
      let insets = owner.settledInsets
      return insets.margins.adding(EdgeInsets(left: insets.reading, right: insets.reading))
    }
  }

  func ownerIsGone() {
    owner = nil
    node.parent = nil
  }
}
