#if os(Linux)
  import Notes
  import SnaplineTesting
  import Testing

  @Test func noteCardEverywhere() {
    assertSnapshot(
      of: NoteCard(title: "Keys", text: "Under the third pot from the left."),
      as: .layout,
      matrix: SnapshotMatrix(devices: ["iPhone SE", "iPad mini"], styles: [.light, .dark])
    )
  }
#endif
