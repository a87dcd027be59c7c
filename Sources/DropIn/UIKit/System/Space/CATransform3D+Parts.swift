import Foundation

/// The parts of a transform that scales, then turns about the third axis, then shifts.
extension CATransform3D {
  var scaleX: CGFloat {
    get { (m11 * m11 + m12 * m12).squareRoot() }
    set { set(turn: turn, scaleX: newValue, scaleY: scaleY) }
  }

  var scaleY: CGFloat {
    get {
      let length = (m21 * m21 + m22 * m22).squareRoot()
      return m11 * m22 - m12 * m21 < 0 ? -length : length
    }
    set { set(turn: turn, scaleX: scaleX, scaleY: newValue) }
  }

  var scale: CGFloat {
    get { scaleX }
    set {
      set(turn: turn, scaleX: newValue, scaleY: newValue)
      m33 = newValue
    }
  }

  var turn: CGFloat {
    get { CGFloat(atan2(Double(m12), Double(m11))) }
    set { set(turn: newValue, scaleX: scaleX, scaleY: scaleY) }
  }

  var shift: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  private mutating func set(turn: CGFloat, scaleX: CGFloat, scaleY: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(turn))), CGFloat(cos(Double(turn))))
    (m11, m12) = (scaleX * cosine, scaleX * sine)
    (m21, m22) = (-scaleY * sine, scaleY * cosine)
  }
}
