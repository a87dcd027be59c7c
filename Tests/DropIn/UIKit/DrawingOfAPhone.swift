import UIKit

/// A ring that fills up, as somebody drew it for a phone.
final class ProgressRing: UIView {
  var progress: CGFloat = 0.6 { didSet { setNeedsDisplay() } }
  var ringColor = UIColor.systemGreen { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 6

    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2),
      blur: 4,
      color: UIColor.black.withAlphaComponent(0.25).cgColor
    )
    UIColor.systemGray5.setStroke()
    let track = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    track.lineWidth = 8
    track.stroke()
    context.restoreGState()

    ringColor.setStroke()
    let arc = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress,
      clockwise: true
    )
    arc.lineWidth = 8
    arc.lineCapStyle = .round
    arc.stroke()

    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
      .foregroundColor: UIColor.label,
      .paragraphStyle: style,
    ]
    let text = NSAttributedString(string: "\(Int(progress * 100)) %", attributes: attributes)
    let size = text.size()
    text.draw(
      in: CGRect(x: 0, y: center.y - size.height / 2, width: bounds.width, height: size.height)
    )
  }
}

/// Layers, as they are put into a view that shows a picture.
final class CoverView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let badge = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.type = .axial
    badge.fillColor = UIColor.white.cgColor
    badge.strokeColor = UIColor.black.withAlphaComponent(0.3).cgColor
    badge.lineWidth = 2
    badge.lineDashPattern = [4, 2]
    badge.lineJoin = .round
    layer.addSublayer(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = bounds.insetBy(dx: 12, dy: 12)
    badge.path = Self.star(in: badge.bounds)
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds,
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 16, height: 16)
      ).cgPath
    layer.mask = mask
  }

  private static func star(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let reach = corner % 2 == 0 ? radius : radius * 0.45
      let point = CGPoint(x: rect.midX + cos(angle) * reach, y: rect.midY + sin(angle) * reach)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// Everything else that code for a phone draws with.
final class Chart: UIView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) {
      context.saveGState()
      let area = UIBezierPath()
      area.move(to: CGPoint(x: 0, y: bounds.height))
      for (place, value) in [0.3, 0.6, 0.45, 0.8, 0.7, 0.95].enumerated() {
        let x = CGFloat(place) / 5 * bounds.width
        area.addLine(to: CGPoint(x: x, y: bounds.height * (1 - value)))
      }
      area.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      area.close()
      area.addClip()
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: bounds.height),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
      context.restoreGState()
    }
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 3])
    for line in stride(from: CGFloat(0.5), to: bounds.height, by: 20) {
      context.move(to: CGPoint(x: 0, y: line))
      context.addLine(to: CGPoint(x: bounds.width, y: line))
    }
    context.strokePath()
    "Sales".draw(
      at: CGPoint(x: 6, y: 4),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.label]
    )
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { renderer in
      UIColor.systemRed.setFill()
      renderer.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    dot.draw(at: CGPoint(x: bounds.width - 12, y: 4))
    dot.draw(
      in: CGRect(x: bounds.width - 24, y: 4, width: 8, height: 8),
      blendMode: .multiply,
      alpha: 0.5
    )
  }
}
