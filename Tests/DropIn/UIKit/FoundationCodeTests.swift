import Testing
import UIKit

/// What code for a phone asks of Foundation and of an app's resources.
@Suite struct `Resources and texts of a phone` {
  @Test func `are texts without a word`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test func `are facts of the process that somebody makes an object for`() {
    let process = ProcessInfo()
    #expect(process.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(process.environment == ProcessInfo.processInfo.environment)
  }

  @Test func `are colours by their names`() throws {
    let name = UUID().uuidString + ".bundle"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    let set = folder.appending(path: "Colours.xcassets/Paper.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func color(_ red: String) -> String {
      "\"color\":{\"components\":{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}"
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let text = "{\"colors\":[{\(color("1.0"))},{\(color("0.5"))\(dark)}]}"
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let paper = try #require(UIColor(named: "Paper", in: bundle, compatibleWith: nil))
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    let half = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    #expect(paper.resolvedColor(with: isDark) == half)
    let isLight = UITraitCollection(userInterfaceStyle: .light)
    #expect(paper.resolvedColor(with: isLight) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(named: "Paper", in: bundle, compatibleWith: isDark) == half)
    #expect(UIColor(named: "Ink", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Paper") == nil)
  }
}
