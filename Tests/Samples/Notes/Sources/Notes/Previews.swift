import UIKit

/// What of this package is worth a look: as in `snapline preview --package . Notes`.
public let previews = [
  LayoutPreview("Note", width: 280) {
    NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake.")
  },
  LayoutPreview("Large text", width: 280, textSize: .extraExtraLarge) {
    NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake.")
  },
  LayoutPreview("Screen", on: "iPhone 16", style: .dark) {
    let notes = NotesController()
    let keys = NoteCard(title: "Keys", text: "With Aylin.", color: .systemTeal)
    keys.isPinned = true
    notes.show([
      NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake."),
      NoteCard(title: "Night train", text: "From platform 4, in the last car.", color: .systemPink),
      keys,
    ])
    return notes
  },
]
