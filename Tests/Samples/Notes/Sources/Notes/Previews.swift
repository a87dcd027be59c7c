import UIKit

/// What of this package is worth a look: as in `snapline preview --package . Notes`.
public let previews = [
  LayoutPreview("Note", width: 280, height: 90) {
    NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake.")
  },
  LayoutPreview("Large text", width: 280, height: 140, textSize: .extraExtraLarge) {
    NoteCard(title: "Shopping", text: "Bread, two lemons, and a candle for the cake.")
  },
  LayoutPreview("Screen", on: "iPhone 16", style: .dark) {
    let notes = NotesController()
    notes.show([NoteCard(title: "Keys", text: "Under the third pot from the left.")])
    return notes
  },
]
