public import Foundation
public import SnaplineLayout

/// A guide with a frame that you set, for layouts that calculate some of their places themselves.
///
///     let hole = FixedFrameLayoutGuide()
///     view.addLayoutGuide(hole)
///     hole.frame = CGRect(x: 100, y: 50, width: 100, height: 30)
///
/// The frame counts from the leading edge of the owning view.
public class FixedFrameLayoutGuide: LayoutGuide {
  public var frame = CGRect.zero { didSet { if frame != oldValue { follow() } } }

  public var point: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  /// The centre.
  ///
  /// Setting it moves the guide without a change of its size.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  private var sides: Sides?

  private struct Sides { let leading, trailing, top, bottom: LayoutConstraint }

  public override var owningView: View? {
    get { super.owningView }
    set {
      let old = super.owningView
      super.owningView = newValue
      guard newValue !== old else { return }
      hold(in: newValue)
    }
  }

  private func hold(in owner: View?) {
    if let sides {
      LayoutConstraint.deactivate([sides.leading, sides.trailing, sides.top, sides.bottom])
    }
    sides = owner.map { owner in
      Sides(
        leading: leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        trailing: trailingAnchor.constraint(equalTo: owner.leadingAnchor),
        top: topAnchor.constraint(equalTo: owner.topAnchor),
        bottom: bottomAnchor.constraint(equalTo: owner.topAnchor)
      )
    }
    follow()
    if let sides {
      LayoutConstraint.activate([sides.leading, sides.trailing, sides.top, sides.bottom])
    }
  }

  private func follow() {
    sides?.leading.constant = frame.minX
    sides?.trailing.constant = frame.maxX
    sides?.top.constant = frame.minY
    sides?.bottom.constant = frame.maxY
  }
}
