import UIKit

// An invoice in the manner of 2014: visual formats, frames, old spellings, hand-made helpers in
// extensions.

extension UIView {
  fileprivate var boundsWidth: CGFloat { bounds.size.width }

  @discardableResult
  fileprivate func add(_ views: UIView...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  fileprivate func addConstraints(
    _ formats: [String],
    _ views: [String: Any],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      )
    }
  }
}

extension Double {
  fileprivate var price: String { String(format: "€ %.2f", self) }
}

final class InvoiceView: UIView {
  private let numberLabel = UILabel()
  private let addressLabel = UILabel()
  private let lines = UIView()
  private let rule = UIView()
  private let totalLabel = UILabel()
  private let stamp = StampView(frame: CGRectMake(0, 0, 96, 44))
  private let items: [(name: String, count: Int, price: Double)] = [
    ("Oak board, 2 m", 4, 18.5), ("Wood screws", 200, 0.04), ("Delivery", 1, 25),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 1, alpha: 1)
    numberLabel.text = "Invoice 2014-118"
    numberLabel.font = UIFont.boldSystemFont(ofSize: 20)
    numberLabel.textColor = UIColor.black
    addressLabel.text = "Hill Lane 4\nUnderhill"
    addressLabel.numberOfLines = 0
    addressLabel.textColor = UIColor.darkGray
    rule.backgroundColor = UIColor.lightGray
    totalLabel.text = items.reduce(0) { $0 + Double($1.count) * $1.price }.price
    totalLabel.font = UIFont.boldSystemFont(ofSize: 17)
    totalLabel.textColor = UIColor.black
    totalLabel.textAlignment = NSTextAlignment.right
    fillLines()
    add(numberLabel, addressLabel, lines, rule, totalLabel)
    addSubview(stamp)
    addConstraints(
      ["H:|-m-[number]-(>=8)-|", "H:|-m-[address]", "H:|-m-[lines]-m-|", "H:|-m-[rule]-m-|"],
      views,
      metrics: ["m": 24]
    )
    addConstraints(
      ["V:|-m-[number]-[address]-m-[lines]-12-[rule(1)]-12-[total]", "H:[total]-m-|"],
      views,
      metrics: ["m": 24]
    )
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  private var views: [String: Any] {
    [
      "number": numberLabel, "address": addressLabel, "lines": lines, "rule": rule,
      "total": totalLabel,
    ]
  }

  private func fillLines() {
    var views: [String: Any] = [:]
    var vertical = "V:|"
    for (index, item) in items.enumerated() {
      let name = UILabel()
      let price = UILabel()
      name.text = "\(item.count) × \(item.name)"
      price.text = (Double(item.count) * item.price).price
      for label in [name, price] {
        label.font = UIFont.systemFont(ofSize: 15)
        label.textColor = UIColor.black
      }
      price.setContentCompressionResistancePriority(UILayoutPriority.required, for: .horizontal)
      lines.add(name, price)
      views["name\(index)"] = name
      views["price\(index)"] = price
      lines.addConstraints(
        ["H:|[name\(index)]-(>=8)-[price\(index)]|"],
        views,
        options: .alignAllLastBaseline
      )
      vertical += index == 0 ? "[name\(index)]" : "-8-[name\(index)]"
    }
    lines.addConstraints([vertical + "|"], views)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stamp.center = CGPointMake(boundsWidth - 24 - 48, 52)
  }
}

private final class StampView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.clear
    transform = CGAffineTransform(rotationAngle: -0.15)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func draw(_ rect: CGRect) {
    let red = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 6)
    path.lineWidth = 2
    red.setStroke()
    path.stroke()
    let text = "PAID" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: red,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPointMake((bounds.width - size.width) / 2, (bounds.height - size.height) / 2),
      withAttributes: attributes
    )
  }
}
