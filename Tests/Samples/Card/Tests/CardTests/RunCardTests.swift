import Card
import SnaplineTesting
import Testing

@Test(.snapshots(lint: .strict)) func runCard() {
  let run = Run(title: "Round the lake", day: "Monday, 5 October", seconds: [340, 318, 325, 309])
  assertSnapshot(of: RunCard(run).constrain(width: 320), as: .image)
}
