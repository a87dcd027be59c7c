import Foundation
import TestSupport
import Testing

/// Files beside designs that are only parts of them: a run over their folder tests the designs.
@Suite struct `A file that is only a part of designs` {
  private let design = """
    import: [library.yaml]
    data: items.yaml
    strings: strings
    environment: {locale: de}
    view:
      vstack:
      - Row: {title: Tea}
      - {label: {localized: hello}}
      - {each: item in items, label: "{{item}}"}

    """
  private let library =
    "components:\n  Row: {parameters: {title: text}, view: {label: \"{{title}}\"}}\n"

  private func withParts(_ body: (Folder) throws -> Void) throws {
    try withFolder([
      "Package.swift": "", "screens/card.yaml": design, "screens/library.yaml": library,
      "screens/items.yaml": "items: [Coffee, Cake]\n", "screens/strings/en.yaml": "hello: Hello\n",
      "screens/strings/de.yaml": "hello: Hallo\n", "screens/shared.yaml": "colors: {ink: 223344}\n",
    ]) { folder in try body(folder) }
  }

  @Test func `is passed over in a folder`() throws {
    try withParts { folder in
      let first = try Built(["test", "--update"], in: folder)
      expectEqual(first.status, 0)
      #expect(first.output.hasSuffix("1 recorded\n"), "\(first.output)\(first.error)")
      let again = try Built(["test", "screens"], in: folder)
      expectEqual(again.output, "1 same\n")
      expectEqual(again.error, "")
    }
  }

  @Test(arguments: ["library.yaml", "items.yaml", "strings/en.yaml"])
  func `is no design where it is named`(name: String) throws {
    try withParts { folder in
      let run = try Built(["test", "screens/" + name], in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("error:"), "\(run.error)")
    }
  }

  @Test(arguments: ["veiw: {label: Hello}\n", "version: 1\n", "items: [1, 2]\n", "view: [\n"])
  func `is none of those that nothing names and that hold nothing to take`(text: String) throws {
    try withParts { folder in
      try folder.write(text, to: "screens/other.yaml")
      let run = try Built(["test", "--update"], in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("screens/other.yaml"), "\(run.error)")
    }
  }
}
