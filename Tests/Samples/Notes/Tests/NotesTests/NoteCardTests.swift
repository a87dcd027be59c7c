#if os(Linux)
  import Notes
  import Snapline
  import SnaplineTesting
  import Testing

  @Test(.snapshots(lint: .strict), arguments: [UserInterfaceStyle.light, .dark])
  func noteCards(style: UserInterfaceStyle) {
    assertSnapshot(of: threeCards(style), as: .image)
  }

  func threeCards(_ style: UserInterfaceStyle) -> StackView {
    let keys = NoteCard(title: "Keys", text: "With Aylin, on the third floor.", color: .systemTeal)
    keys.isPinned = true
    let cards = StackView(
      with: keys,
      NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake."),
      NoteCard(title: "Night train", text: "From platform 4, in the last car.", color: .systemPink),
      spacing: 12,
      insets: .all(20)
    )
    cards.backgroundColor = .systemGroupedBackground
    cards.overrideUserInterfaceStyle = style
    return cards.constrain(width: 340)
  }
#endif
