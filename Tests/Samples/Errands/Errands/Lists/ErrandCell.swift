import UIKit

@objc protocol ErrandCellDelegate {
  @objc optional func errandCell(_ cell: ErrandCell, shouldToggle isDone: Bool) -> Bool
  @objc optional func errandCell(_ cell: ErrandCell, didToggle isDone: Bool)
}

@objcMembers
class ErrandCell: UITableViewCell {
  @IBOutlet private(set) weak var titleLabel: UILabel!
  @IBOutlet weak var doneSwitch: UISwitch!
  @IBInspectable var fadedAlpha: CGFloat = 1

  weak var delegate: ErrandCellDelegate?

  @IBAction private func toggle(_ sender: UISwitch) {
    guard delegate?.errandCell?(self, shouldToggle: sender.isOn) ?? true else {
      sender.isOn.toggle()
      return
    }
    titleLabel.alpha = sender.isOn ? fadedAlpha : 1
    delegate?.errandCell?(self, didToggle: sender.isOn)
  }
}

extension ErrandCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.alpha = 1
  }
}

/// Made without a document, by a table.
class PlainCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
