import Foundation
import Snapline
import SnaplineTesting
import Testing

@Suite struct `The first layout` {
  @Test func `goes all the way from a helper to a picture`() throws {
    let card = View(backgroundColor: .systemBackground)
    let label = Label(text: "Hello")
    card.addSubview(label, filling: .layoutMargins, insets: .all(8))
    let picture = try card.rendered(size: CGSize(width: 320, height: 200), scale: 2)
    assertSnapshot(of: card, as: .layout(size: CGSize(width: 320, height: 200)), named: "layout")
    assertSnapshot(of: card, as: .image(size: CGSize(width: 320, height: 200)), named: "picture")
    let bitmap = try picture.bitmap()
    #expect(bitmap.width == 640 && bitmap.height == 400)
    #expect(try picture.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(card.layoutDiagnostics.isEmpty)
    if let folder = ProcessInfo.processInfo.environment["SNAPLINE_LOOK"] {
      try picture.png().write(to: URL(fileURLWithPath: folder + "/first.png"))
      try Data(picture.svg().utf8).write(to: URL(fileURLWithPath: folder + "/first.svg"))
    }
  }

  @Test func `is as tall as its text asks, and wraps`() throws {
    let card = View(backgroundColor: .systemBackground)
    let label = Label(text: "A text that is long enough to wrap into several lines of a label")
    card.addSubview(label, filling: .layoutMargins)
    LayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 160)])
    let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    // Body: 20.287 for the first line, then 22 a line, up to half a point.
    #expect(size == CGSize(width: 160, height: 16 + 86.5))
  }
}
