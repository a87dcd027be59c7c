import SnaplineLayout

/// The words in a button, which grows with them.
final class ButtonLabel: Label {
  weak var button: Button?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentChanged()
  }
}
