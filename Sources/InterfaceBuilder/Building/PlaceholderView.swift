import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// What stands for a view of a kind that isn't known: a box that says what it is.
final class PlaceholderView: View {
  private let label = Label()

  /// The size of one of which nothing says a size.
  static let size = CGSize(width: 44, height: 44)

  init(of kind: String) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    label.text = kind
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    backgroundColor = .tertiarySystemFill
    layer.borderWidth = 1
    layer.borderColor = Color.systemGray.cgColor
    clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: min(2, bounds.height / 2))
  }
}
