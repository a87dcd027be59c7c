import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  /// A Swift file that shows a word, with more lines in its initializer.
  private static func swift(saying word: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Card: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        text = "\(word)"
        \(more)
      }
      required init?(coder: NSCoder) { nil }
      var hoard: [[Int]] = []
    }
    let previews = [
      LayoutPreview("Narrow", width: 140, height: 40) { Card() },
      LayoutPreview("Wide", width: 280, height: 40) { Card() },
    ]

    """
  }

  /// The column that the first message leads to, at a line of a file; 1 where it knows none.
  private static func column(of line: String, in page: PreviewPage) throws -> Int {
    let link = try page.browser.text(
      "return document.querySelector('#messages a.place')?.href ?? ''"
    )
    let parts = link.components(separatedBy: "/\(line):")
    return parts.count == 2 ? Int(parts[1]) ?? 0 : 0
  }

  @Test
  func `shows a Swift file whatever becomes of it, with its last good picture under the messages`()
    throws
  {
    let folder = try DesignFolder()
    folder.write(Self.swift(saying: "One"), to: "Card.swift")
    folder.write(Self.design(saying: "Still"), to: "still.yaml")
    let page = try PreviewPage(
      folder,
      options: ["Card.swift", "--live-limits", "time=1,memory=300"]
    )
    try page.open("Card.swift")
    expectEqual(try page.words, "One")
    expectEqual(try page.messages, "")

    let faults: [(more: String, said: String)] = [
      ("let size: Int = true", "cannot convert"), ("print([1][Int(\"4\")!])", "Index out of range"),
      ("while text != nil { alpha += 1 }", "longer than 1 s"),
      ("while true { hoard.append(Array(repeating: 1, count: 1_000_000)) }", "300 MiB of memory"),
      (
        "while true { print(\"and on and on and on and on and on and on and on\") }", "printed more"
      ),
      ("exit(3)", "with status 3"),
    ]
    for fault in faults {
      folder.write(Self.swift(saying: "Two", fault.more), to: "Card.swift")
      let messages = "document.getElementById('messages')"
      try page.browser.wait(
        until: "!\(messages).hidden && \(messages).innerText.includes(arguments[0])",
        fault.said
      )
      let told = try page.messages
      #expect(told.contains("Card.swift:6") && told.contains(fault.more.prefix(12)), "\(told)")
      // The page writes the line, and its link leads to the column, which stands behind the indent.
      let column = try Self.column(of: "Card.swift:6", in: page)
      #expect(column > 4, "\(fault.said)")
      if fault.said == "cannot convert" { expectEqual(column, 21) }
      expectEqual(try page.words, "One")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Card.swift"))
    let gone = "document.getElementById('messages').innerText.includes('no file')"
    try page.browser.wait(until: gone)
    expectEqual(try page.words, "One")

    for number in 1...10 {
      folder.write(Self.swift(saying: "Save \(number)"), to: "Card.swift")
      usleep(100_000)
    }
    try page.waits(forWords: "Save 10")
    expectEqual(try page.messages, "")
    folder.write(Self.swift(saying: "Said", "print(\"hello there\")"), to: "Card.swift")
    try page.waits(forWords: "Said")
    let printed = try page.messages
    #expect(printed.contains("printed: hello there"), "\(printed)")
    folder.write(Self.swift(saying: "Warned", "let unused = 1"), to: "Card.swift")
    try page.waits(forWords: "Warned")
    let warned = try page.messages
    #expect(warned.contains("'unused' was never used"), "\(warned)")
    expectEqual(try Self.column(of: "Card.swift:6", in: page), 9)
    try page.open("Card.swift", "scene=Wide")
    let size = try page.size
    #expect(size.contains("280"), "\(size)")
    try page.open("still.yaml")
    expectEqual(try page.words, "Still")
    try page.expectQuiet()
  }

  @Test func `shows a target of a Swift package, and each change of its other files`() throws {
    let words = "Sources/Views/Words.swift"
    let folder = try DesignFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "../Snapline")],
        targets: [
          .target(name: "Views", dependencies: [.product(name: "UIKit", package: "Snapline")])
        ]
      )

      """,
      words: "let words = \"Before\"\n",
      "Sources/Views/Shelf.swift": """
      import UIKit
      final class Shelf: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          text = words
        }
        required init?(coder: NSCoder) { nil }
      }
      let previews = [LayoutPreview("Shelf", width: 140, height: 40) { Shelf() }]

      """,
    ])
    let page = try PreviewPage(folder, showing: ["--package", ".", "Views"])
    try page.open("Views")
    expectEqual(try page.words, "Before")
    expectEqual(try page.messages, "")
    folder.write("let words = \"After\"\n", to: words)
    try page.waits(forWords: "After")

    folder.write("let words: String? = 3\n", to: words)
    try page.browser.wait(until: "!document.getElementById('messages').hidden")
    let told = try page.messages
    #expect(told.contains(words + ":1") && told.contains("let words: String? = 3"), "\(told)")
    expectEqual(try page.words, "After")
    folder.write("let words = \"Mended\"\n", to: words)
    try page.waits(forWords: "Mended")
    expectEqual(try page.messages, "")
    try page.expectQuiet()
  }
}
