import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText

/// What the system draws at a cell's trailing edge.
final class CellAccessory: View {
  private let info = ImageView()
  private let mark = ImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [info, mark] {
      view.contentMode = .center
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// How much of a row an accessory takes, its margin included; read off Interface Builder files.
  static func width(of type: TableViewCell.AccessoryType, margin: CGFloat) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 10.5 + margin
    case .checkmark: 24 + margin
    case .detailButton: 28 + margin
    case .detailDisclosureButton: 47.5 + margin
    }
  }

  func show(_ type: TableViewCell.AccessoryType, tint: Color) {
    info.image =
      type == .detailButton || type == .detailDisclosureButton
      ? Image(systemName: "info.circle") : nil
    info.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 17, scale: .medium)
    info.tintColor = tint
    switch type {
    case .disclosureIndicator, .detailDisclosureButton:
      mark.image = Image(systemName: "chevron.forward")
      mark.preferredSymbolConfiguration = Image.SymbolConfiguration(
        pointSize: 12,
        weight: .semibold
      )
      mark.tintColor = .tertiaryLabel
    case .checkmark:
      mark.image = Image(systemName: "checkmark")
      mark.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 17)
      mark.tintColor = tint
    case .none, .detailButton: mark.image = nil
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, width) = (bounds.height, bounds.width)
    let infoWidth = info.image == nil ? 0 : min(28, width)
    let markWidth = mark.image == nil ? 0 : info.image == nil ? width : min(10.5, width)
    info.frame = CGRect(
      x: isRightToLeft ? width - infoWidth : 0,
      y: 0,
      width: infoWidth,
      height: height
    )
    mark.frame = CGRect(
      x: isRightToLeft ? 0 : width - markWidth,
      y: 0,
      width: markWidth,
      height: height
    )
  }
}
