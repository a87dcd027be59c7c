import Testing
import UIKit

@Suite struct `A pasteboard` {
  private let board = UIPasteboard.withUniqueName()

  @Test func `gives back what was put on it, as what it is`() throws {
    board.string = "one"
    #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings)
    #expect(board.url == nil && !board.hasURLs && !board.hasImages && !board.hasColors)
    let url = try #require(URL(string: "https://example.org/a"))
    board.urls = [url, url]
    #expect(board.url == url && board.urls?.count == 2 && !board.hasStrings)
    board.color = .systemRed
    #expect(board.color == .systemRed && board.url == nil)
    board.string = nil
    #expect(board.items.isEmpty && board.numberOfItems == 0 && board.strings == nil)
  }

  @Test func `keeps pictures`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    board.image = image
    #expect(board.image === image && board.images?.count == 1 && board.hasImages)
  }

  @Test func `has forms by their types`() {
    board.setItems([["public.utf8-plain-text": "one", "org.example.note": Data([1])]])
    board.addItems([["public.utf8-plain-text": "two"]])
    #expect(board.types == ["org.example.note", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["org.example.note"]) && board.numberOfItems == 2)
    #expect(board.data(forPasteboardType: "org.example.note") == Data([1]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
    #expect(board.strings == ["one", "two"])
    board.setValue("three", forPasteboardType: "public.plain-text")
    #expect(board.string == "three" && board.value(forPasteboardType: "public.url") == nil)
  }

  @Test func `loses nothing that is added at the same time`() async {
    let board = board
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 { group.addTask { board.addItems([["number": number]]) } }
    }
    #expect(board.numberOfItems == 200 && board.changeCount == 200)
  }

  @Test func `is found by its name until it is removed`() {
    board.string = "here"
    #expect(UIPasteboard(name: board.name, create: false)?.string == "here")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
    #expect(UIPasteboard(name: board.name, create: true)?.string == nil)
    #expect(UIPasteboard.general.name == .general)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
  }

  @Test func `counts its changes, posts and records them`() {
    final class Ear: NSObject {
      var heard = 0
      func hear(_ note: Notification) { heard += 1 }
    }
    let ear = Ear()
    NotificationCenter.default.addObserver(
      ear,
      selector: Selector("hear:", Ear.hear),
      name: UIPasteboard.changedNotification,
      object: board
    )
    let calls = SystemCall.recorded {
      board.string = "one"
      board.setItems([["public.url": "a:b"]], options: [.localOnly: true])
    }
    #expect(board.changeCount == 2 && ear.heard == 2)
    #expect(calls.map(\.name) == ["UIPasteboard.string", "UIPasteboard.setItems(_:options:)"])
    #expect(calls.first?.arguments == ["one"] && calls.last?.arguments.count == 2)
    #expect(board.url == URL(string: "a:b"))
  }
}
