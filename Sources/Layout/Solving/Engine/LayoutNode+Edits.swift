import SnaplineEnvironment

import struct Foundation.CGFloat

/// What the view tree tells the engine that lays it out, and what it asks.
///
/// The files of the tree name no engine and none of its parts: they say what changed. While the
/// tree has no engine, nothing is lost: an engine looks at the whole tree when it is made.
extension LayoutNode {
  /// The size or the priorities of the content changed.
  func contentChanged() { seat.$engine.look { $0.contentChanged(self) } }

  /// Somebody set the frame, or changed what rows are made from the frame.
  func frameChanged() { engine?.frameChanged(self) }

  /// Insets, margins or anything else changed that the rows of constraints on this node are made
  /// of.
  func geometryChanged() { engine?.geometryChanged(self) }

  /// The same of a guide of this node's view.
  func geometryChanged(of guide: LayoutGuide) { engine?.geometryChanged(guide.node) }

  /// A constraint became active, or its row has to be made anew.
  func changed(_ constraint: LayoutConstraint) { engine?.queue(constraint) }

  /// A constraint that is no longer active gives up its row.
  func dropRow(of constraint: LayoutConstraint) { engine?.dropRow(of: constraint) }

  /// A view came into the one of this node.
  func viewCame(_ view: View) { engine?.attach(view) }

  /// A guide came to the view of this node, which may have variables already.
  func guideCame(_ guide: LayoutGuide, of view: View) { engine?.attach(guide, of: view) }

  /// The guide of this node left its view.
  func guideLeft() { engine?.detach(self) }

  /// The view of this node goes, and nobody may look at it any more.
  func viewGoes() { engine?.vacate(self) }

  /// The view's frame may no longer be set without a call of its members.
  func isPlainNoMore() { engine?.mark(self, .isPlain, false) }

  /// The same of the view around it, which has to hear of each layout.
  func superviewIsPlainNoMore() { engine?.mark(self, .isInPlainView, false) }

  /// Has a guide that follows from its owner's bounds belong to the owner's engine.
  func follow(_ owner: LayoutNode) {
    engine = owner.engine
    seat.isRightToLeft = owner.isRightToLeft
  }

  /// Whether insets in the tree depend on more than each view by itself; so it is taken to be while
  /// there is no engine.
  var mindsInsets: Bool { engine?.mindsInsets ?? true }

  /// Whether edits wait that the last answer doesn't know of; nothing while there is no engine.
  var awaitsAnswer: Bool? { engine?.hasQueuedEdits }

  /// Whether the tree is laid out in this environment; nothing while there is no engine.
  func isLaidOut(in environment: Environment) -> Bool? {
    seat.$engine.look { $0.environment.isSame(as: environment) }
  }

  /// The root of the tree, which the engine knows without a climb.
  var rootOfEngine: View? { engine?.root }

  /// The width that wrapping content is asked for its size at, while it is.
  var widthOfSecondLook: CGFloat? { seat.rare?.wrapping.givenWidth }
}

extension View {
  /// The order of views changed, which settles ties.
  func tellOrderChanged() { root.engineIfThere?.orderChanged() }

  /// Takes the view, and all below it, out of the problem of its superview's tree.
  ///
  /// `release` comes first, and undoes what ties the view to others there.
  func leaveProblem(of superview: View, after release: () -> Void) {
    let engine = node.engine ?? superview.root.engineIfThere
    release()
    engine?.detach(self)
  }

  /// Has rows made anew that compare what lies in this view with what lies outside.
  func contentMoved() {
    guard let engine = node.engine, !children.isEmpty else { return }
    if let scroll = self as? ScrollView {
      for constraint in scroll.content.crossing.take() {
        if constraint.row.engine === engine {
          engine.queue(constraint)
        } else if constraint.isActive {
          scroll.content.crossing.note(constraint)
        }
      }
      return
    }
    var view = self
    while let above = view.parent {
      for constraint in above.heldSoFar where constraint.reaches(into: self) {
        engine.queue(constraint)
      }
      view = above
    }
  }
}

extension LayoutPass {
  /// Gives the engine up, whose tree goes or becomes part of another one.
  func dissolve() { engine?.dissolve() }
}
