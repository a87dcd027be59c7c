import Foundation
import SnaplineDesigns
import SnaplineImages
import TestSupport
import Testing

@Suite struct `The reference of designs` {
  private static let folder = Checkout.root
    .appending(path: "Sources/Snapline/Snapline.docc/Designs").path

  private static let articles = [
    "Designs", "Filling", "Components", "Styles", "Strings", "Variants", "Pages",
  ]
  .map { folder + "/" + ($0 == "Designs" ? "" : "Design") + $0 + ".md" }

  /// `snapline reference Sources/Snapline/Snapline.docc/Designs` with the articles writes them anew.
  @Test func `has the pages and the pictures that its tables and articles make`() throws {
    try withFolder { folder in
      let run = try Built(["reference", folder.path] + Self.articles)
      #expect(run.status == 0, "\(run.error)")
      let kept = Folder(path: Self.folder)
      let articles = Self.articles.map { URL(fileURLWithPath: $0).lastPathComponent }
      let names = kept.names.filter { !articles.contains($0) }
      expectEqual(names.joined(separator: "\n"), folder.names.joined(separator: "\n"))
      for name in folder.names where name.hasSuffix(".md") {
        expectEqual(kept.text(of: name), folder.text(of: name), "\(name)")
      }
      for name in folder.names where name.hasSuffix(".png") {
        #expect(try pixels(folder, name) == pixels(kept, name), "\(name)")
      }
    }
  }

  @Test func `has examples in the form of the formatter`() throws {
    for example in ReferenceExample.all {
      let run = try Built(["fmt", "-"], input: example.text)
      expectEqual(run.output, example.text)
    }
  }

  private func pixels(_ folder: Folder, _ name: String) throws -> Bitmap {
    try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: folder(name))))
  }

  @Test func `tells of every key in a sentence, what it takes, and an example`() {
    for topic in ReferenceTopic.all {
      #expect(topic.sentence.hasSuffix("."), "\(topic.name)")
      for key in topic.content + topic.keys {
        #expect(key.sentence.hasSuffix("."), "\(key.owner).\(key.name)")
        #expect(key.example != nil || !topic.forms.isEmpty, "\(key.owner).\(key.name)")
        #expect(!["see the example", ""].contains(key.takes), "\(key.owner).\(key.name)")
      }
      #expect(topic.example != nil || !topic.forms.isEmpty || topic.kind == .part, "\(topic.name)")
    }
  }

  @Test func `shows words that there are`() {
    let words = Set(
      ReferenceTopic.all.flatMap { topic in
        [topic.name] + (topic.content + topic.keys).map { topic.name + "." + $0.name }
      }
    )
    for example in ReferenceExample.all {
      let unknown = example.words.filter { !words.contains($0) && !$0.hasPrefix("control.") }
      expectEqual(unknown, [])
    }
  }

  @Test func `answers for every word`() throws {
    for word in ReferenceLookup.words { #expect(ReferenceLookup(word) != nil, "\(word)") }
    let label = try Built(["help", "label"])
    #expect(label.output.hasPrefix("label: Text to read.\n\nExample:\n  view:\n    label: Hello"))
    let key = try Built(["help", "label.lines"])
    #expect(key.output.contains("Takes a whole number. Default: 0."), "\(key.output)")
    let color = try Built(["help", "color"])
    #expect(color.output.contains("systemBlue/50%"), "\(color.output)")
    #expect(color.output.contains("snapline help label.color"), "\(color.output)")
    let filter = try Built(["help", "currency"])
    #expect(filter.output.contains("a filter of placeholders"), "\(filter.output)")
    let wrong = try Built(["help", "lable"])
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("did you mean 'label'?"), "\(wrong.error)")
    let foreign = try Built(["help", "paddding"])
    #expect(foreign.error.contains("did you mean 'padding'?"), "\(foreign.error)")
    #expect(try Built(["help", "padding"]).status == 0)
  }

  @Test func `leaves the names of devices out of help`() throws {
    let help = try Built(["help", "render"])
    let words = help.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Such as iphone-16, iphone-se or ipad-pro-11."), "\(words)")
    #expect(help.output.components(separatedBy: "iphone-").count < 6)
  }
}
