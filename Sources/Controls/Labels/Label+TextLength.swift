package import SnaplineLayout

extension View {
  /// Makes the texts of all labels in this tree so many times as long, as another language may have them.
  ///
  /// What controls make for themselves stays.
  package func setLength(ofTexts share: Double) {
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      if let label = view as? Label { label.setTextLength(share) }
      if !(view is Control) { waiting += view.subviews }
    }
  }
}

extension Label {
  /// Says the text again, and cuts it, until it is so many times as long.
  package func setTextLength(_ share: Double) {
    guard let text, !text.isEmpty else { return }
    let wanted = max(1, Int((Double(text.count) * share).rounded()))
    var longer = text
    while longer.count < wanted { longer += " " + text }
    self.text = String(longer.prefix(wanted))
  }
}
