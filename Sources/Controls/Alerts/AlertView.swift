import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The screen of an alert: what dims the screen below, and the card or cards with the choices.
final class AlertView: View {
  /// Nobody, once the alert is gone: its cards then stay as they are.
  private weak var alert: AlertController?
  private let isSheet: Bool
  private var look: AlertLook { AlertLook(isSheet: isSheet, traits: traitCollection) }
  /// The cards of the content that there is now, from top to bottom.
  private var cards: [View] = []
  private var isStale = true

  init(_ alert: AlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    backgroundColor = .alertShade
    accessibilityViewIsModal = true
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  func contentChanged() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    // Whether two choices stand side by side depends on how wide their words are.
    contentChanged()
  }

  override func updateConstraints() {
    if isStale, let alert {
      isStale = false
      for card in cards { card.removeFromSuperview() }
      cards = isSheet ? sheetCards(of: alert) : [alertCard(of: alert)]
    }
    super.updateConstraints()
  }

  // MARK: An alert

  private func alertCard(of alert: AlertController) -> View {
    let look = look
    let card = AlertCard(radius: look.radius, ground: .alertGround)
    add(card, width: look.alertWidth)
    let choices = alert.actions.map {
      (isCancel: $0.style == .cancel, button: button($0, of: alert))
    }
    let cancel = choices.filter(\.isCancel).map(\.button)
    let others = choices.filter { !$0.isCancel }.map(\.button)
    let fit = choices.allSatisfy { $0.button.wantedWidth <= look.alertWidth / 2 }
    let isRow = choices.count == 2 && fit
    let header = AlertHeader(alert.title, alert.message, fields: alert.textFields ?? [], look)
    card.fill(with: header, and: isRow ? cancel + others : others + cancel, sideBySide: isRow)
    placeInMiddle(card)
    return card
  }

  private func placeInMiddle(_ card: View) {
    let middle = card.centerYAnchor.constraint(equalTo: centerYAnchor)
    middle.priority = .defaultHigh
    LayoutConstraint.activate([
      middle,
      card.topAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor,
        constant: look.gap
      ),
      // An alert stays clear of the keyboard.
      card.bottomAnchor.constraint(
        lessThanOrEqualTo: keyboardLayoutGuide.topAnchor,
        constant: -look.gap
      ),
    ])
  }

  // MARK: A sheet of choices

  private func sheetCards(of alert: AlertController) -> [View] {
    let look = look
    let choices = alert.actions.filter { $0.style != .cancel }
    let cancel = alert.actions.filter { $0.style == .cancel }
    var cards: [View] = []
    let header = AlertHeader(alert.title, alert.message, fields: [], look)
    if !header.isEmpty || !choices.isEmpty {
      let card = AlertCard(radius: look.radius, ground: .alertGround)
      cards.append(card)
      add(card, width: look.sheetWidth)
      card.fill(with: header, and: choices.map { button($0, of: alert) }, sideBySide: false)
    }
    for action in cancel {
      let card = AlertCard(radius: look.radius, ground: .alertPlate)
      cards.append(card)
      add(card, width: look.sheetWidth)
      card.fill(with: nil, and: [button(action, of: alert)], sideBySide: false)
    }
    stackAtBottom(cards)
    return cards
  }

  private func stackAtBottom(_ cards: [View]) {
    var below = bottomAnchor
    for card in cards.reversed() {
      let isLowest = card === cards.last
      let bottom = card.bottomAnchor.constraint(equalTo: below, constant: -look.gap)
      bottom.priority = isLowest ? .defaultHigh : .required
      bottom.isActive = true
      if isLowest {
        card.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor).isActive =
          true
      }
      below = card.topAnchor
    }
    cards.first?.topAnchor.constraint(
      greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor,
      constant: look.gap
    ).isActive = true
  }

  // MARK: Parts

  /// Adds a card that is as wide as it may be where the screen is.
  private func add(_ card: View, width: CGFloat) {
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    let wide = card.widthAnchor.constraint(equalToConstant: width)
    wide.priority = .defaultHigh
    LayoutConstraint.activate([
      wide,
      card.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
      card.leadingAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor,
        constant: look.gap
      ),
    ])
  }

  private func button(_ action: AlertAction, of alert: AlertController) -> AlertButton {
    let preferred = isSheet ? nil : alert.preferredAction
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    return AlertButton(action, isBold: isBold, in: look)
  }
}
