import Snappy
import UIKit

/// A ticket in the vocabulary of 2014, perforated in the middle.
final class TicketView: UIView {
  private let stub = UIView()
  private let body = UIView()
  private let perforation = PerforationView()
  private let fromLabel = UILabel()
  private let toLabel = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "arrow.right"))
  private let gateLabel = UILabel()
  private let seatLabel = UILabel()
  private let codeView = BarcodeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    body.backgroundColor = .white
    stub.backgroundColor = .white
    body.layer.cornerRadius = 12
    stub.layer.cornerRadius = 12
    for (label, text) in [(fromLabel, "KØB"), (toLabel, "OSL")] {
      label.text = text
      label.font = .systemFont(ofSize: 34, weight: .heavy)
      label.textColor = .black
    }
    for (label, text) in [(gateLabel, "Gate B7"), (seatLabel, "Seat 14A")] {
      label.text = text
      label.font = .systemFont(ofSize: 14)
      label.textColor = .darkGray
    }
    arrow.tintColor = .systemRed
    addSubview(body)
    addSubview(stub)
    addSubview(perforation)
    [fromLabel, arrow, toLabel, gateLabel, seatLabel].forEach(body.addSubview)
    stub.addSubview(codeView)
    makeConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeConstraints() {
    let superview = self
    body.snp_makeConstraints { make in
      make.top.and.left.equalTo(superview).with.insets(UIEdgeInsetsMake(16, 16, 0, 0))
      make.bottom.equalTo(superview).with.offset(-16)
      make.width.equalTo(superview).with.multipliedBy(0.66)
    }
    stub.snp_makeConstraints { make in
      make.left.equalTo(body.snp_right)
      make.right.equalTo(superview).with.offset(-16)
      make.top.and.bottom.equalTo(body)
    }
    perforation.snp_makeConstraints { make in
      make.centerX.equalTo(body.snp_right)
      make.top.and.bottom.equalTo(body)
      make.width.equalTo(2)
    }
    fromLabel.snp_makeConstraints { make in
      make.left.equalTo(body).with.offset(16)
      make.top.equalTo(body).with.offset(20)
    }
    arrow.snp_makeConstraints { make in
      make.centerY.equalTo(fromLabel)
      make.centerX.equalTo(body)
    }
    toLabel.snp_makeConstraints { make in
      make.baseline.equalTo(fromLabel)
      make.right.equalTo(body).with.offset(-16)
    }
    gateLabel.snp_makeConstraints { make in
      make.left.equalTo(fromLabel)
      make.bottom.equalTo(body).with.offset(-16)
    }
    seatLabel.snp_makeConstraints { make in
      make.right.equalTo(toLabel)
      make.baseline.equalTo(gateLabel)
    }
    codeView.snp_makeConstraints { make in
      make.edges.equalTo(stub).with.insets(UIEdgeInsetsMake(20, 18, 20, 18))
    }
  }
}

private final class PerforationView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.systemGray4.cgColor)
    context.setLineWidth(rect.width)
    context.setLineDash(phase: 0, lengths: [4, 4])
    context.move(to: CGPoint(x: rect.midX, y: 10))
    context.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 10))
    context.strokePath()
  }
}

private final class BarcodeView: UIView {
  private let widths: [CGFloat] = [3, 1, 2, 1, 1, 4, 1, 2, 3, 1, 1, 2, 4, 1, 2, 1]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    let unit = rect.height / widths.reduce(CGFloat(widths.count), +)
    var y = rect.minY
    for width in widths {
      UIRectFill(CGRect(x: rect.minX, y: y, width: rect.width, height: width * unit))
      y += (width + 1) * unit
    }
  }
}
