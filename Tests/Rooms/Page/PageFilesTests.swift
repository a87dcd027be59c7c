import Foundation
import SnaplinePage
import TestSupport
import Testing

@Suite struct `The page of preview` {
  private let folder = Checkout.root.appending(path: "Sources/Page/Files")

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted()
    }
  }

  @Test func `stands in the binary with all of its files, byte for byte`() throws {
    let names = try names
    #expect(PageFiles.all.keys.sorted() == names)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(PageFiles.all[name] == bytes, "\(name)")
    }
  }

  @Test func `is listed by name once, and each file is taken from where it lies`() throws {
    let list = try String(
      contentsOf: Checkout.root.appending(path: "Sources/C/CPage/page.c"),
      encoding: .utf8
    )
    let embedded = list.matches(of: /#embed "\.\.\/\.\.\/Page\/Files\/([^"]+)"/)
      .map { String($0.1) }
    #expect(embedded.sorted() == (try names))
  }

  @Test func `loads nothing from anywhere else`() throws {
    for name in try names {
      let text = String(decoding: PageFiles.all[name] ?? [], as: UTF8.self)
      let addresses = text.matches(of: /(https?:|["'(])\/\/[a-z0-9-]+\.[a-z0-9.-]+/)
        .map { String($0.0) }
      // The name of a language isn't a place that is asked.
      #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org") }, "\(name): \(addresses)")
      #expect(!text.contains("@import url(http"), "\(name)")
    }
    let page = String(decoding: PageFiles.all["page.html"] ?? [], as: UTF8.self)
    let named = page.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
    #expect(!named.isEmpty)
    for address in named where !["#", "data:"].contains(where: address.hasPrefix) {
      #expect(PageFiles.all[address] != nil, "\(address)")
    }
    for match in page.matches(of: /<(script|style)([^>]*)>/) {
      #expect(match.1 == "script" && match.2.contains("src="), "\(match.0)")
    }
    #expect(page.firstMatch(of: /\son[a-z]+=/) == nil && !page.contains(" style="))
  }
}
