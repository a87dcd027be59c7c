#if os(Linux)
  import Notes
  import Snapline
  import SnaplineTesting
  import Testing

  @Test func noteCard() {
    let card = NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake.")
    card.constrain(width: 280)
    assertSnapshot(of: card, as: .image)
  }

  @Test func notes() {
    let pinned = NoteCard(title: "Keys", text: "Under the third pot from the left.")
    pinned.isPinned = true
    let notes = NotesController()
    notes.show([
      NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake."), pinned,
    ])
    assertSnapshot(of: notes, as: .image(on: "iPhone 16"))
  }
#endif
