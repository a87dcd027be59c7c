public import Foundation
import SnaplineEnvironment
public import SnaplineGeometry

/// A guide with constraints that hold while it is near an edge: UIKit's `UITrackingLayoutGuide`.
///
/// A keyboard here is docked: it is near the bottom and no other edge.
open class TrackingLayoutGuide: LayoutGuide {
  private var tracked: [(edges: DirectionalRectEdge, isNear: Bool, list: [LayoutConstraint])] = []

  private static let nearEdges: DirectionalRectEdge = .bottom

  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint],
    activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: true)
  }

  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint],
    activeWhenAwayFrom edge: DirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: false)
  }

  open func constraints(activeWhenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.list ?? []
  }

  open func constraints(activeWhenAwayFrom edge: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.list ?? []
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { LayoutConstraint.deactivate(entry.list) }
    tracked = []
  }

  private func track(_ list: [LayoutConstraint], _ edges: DirectionalRectEdge, isNear: Bool) {
    if let place = tracked.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      LayoutConstraint.deactivate(tracked.remove(at: place).list)
    }
    tracked.append((edges, isNear, list))
    let holds = edges.isDisjoint(with: Self.nearEdges) != isNear
    if holds { LayoutConstraint.activate(list) } else { LayoutConstraint.deactivate(list) }
  }
}

/// The part of a view that the keyboard or the screen's lower edge covers: UIKit's `UIKeyboardLayoutGuide`.
open class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard; here there is none.
  open var followsUndockedKeyboard = false
  /// Whether the guide is at least as high as the bottom inset of the safe area.
  open var usesBottomSafeArea = true { didSet { follow() } }
  /// How far above the keyboard a finger begins to drag it away.
  open var keyboardDismissPadding: CGFloat = 0

  private var top: LayoutConstraint?
  /// Who is told how much is covered.
  fileprivate var tell: ((CGFloat) -> Void)?

  func join(_ view: View) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let top = topAnchor.constraint(equalTo: view.bottomAnchor)
    self.top = top
    follow()
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      top,
    ])
  }

  /// Brings the guide in step with the keyboard and with where its view lies.
  func follow() {
    guard let view = owningView, let top else { return }
    let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    top.constant = -max(view.keyboardOverlap, safeArea).withoutNoise
    tell?(-top.constant)
  }
}

extension View {
  /// The part of the view that the keyboard covers; the guide is made at its first use.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = rare?.ownGuides.keyboard { return guide }
    let guide = KeyboardLayoutGuide()
    rareOrNew.ownGuides.keyboard = guide
    join(guide)
    return guide
  }

  /// What the keyboard itself covers, nothing while there is none; made when it is first asked for.
  package var keyboardOverlapGuide: LayoutGuide {
    if let guide = rare?.ownGuides.keyboardOverlap { return guide }
    let guide = KeyboardLayoutGuide()
    guide.usesBottomSafeArea = false
    rareOrNew.ownGuides.keyboardOverlap = guide
    join(guide)
    return guide
  }

  /// Calls back with how much of the view the keyboard covers, now and whenever insets are settled.
  package func followKeyboard(_ tell: @escaping (CGFloat) -> Void) {
    guard let guide = keyboardOverlapGuide as? KeyboardLayoutGuide else { return }
    guide.tell = tell
    guide.follow()
  }

  private func join(_ guide: KeyboardLayoutGuide) {
    noteInsets()
    settleInsetsFromRoot()
    guide.join(self)
  }

  /// How far the keyboard reaches into the bounds from below.
  var keyboardOverlap: CGFloat {
    let height = treeEnvironment.keyboardHeight
    guard height > 0, height.isFinite else { return 0 }
    var bottom = bounds.maxY
    var view = self
    while let superview = view.parent {
      bottom += view.box.minY - view.boundsOrigin.y
      view = superview
    }
    return min(max(0, bottom - (view.bounds.maxY - height)), bounds.height)
  }
}
