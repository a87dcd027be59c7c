import SnaplineDiagnostics
import SnaplineTerminal
import Testing

@testable import SnaplineCLI

@Suite struct `A plan to render` {
  private func plan(
    _ inputs: [String],
    _ output: String? = nil,
    _ format: OutputFormat? = nil,
    isTerminal: Bool = false
  ) throws(UsageError) -> RenderPlan {
    try RenderPlan(inputs: inputs, output: output, format: format, isTerminal: isTerminal)
  }

  struct Place: Sendable {
    let inputs: [String]
    var output: String?
    var format: OutputFormat?
    let targets: [String?]
    var drawn: OutputFormat = .png
  }

  @Test(arguments: [
    Place(inputs: ["card.yaml"], targets: ["card.png"]),
    Place(inputs: ["a/card.json", "b.yml"], targets: ["a/card.png", "b.png"]),
    Place(inputs: ["U.YAML", "b.Json"], targets: ["U.png", "b.png"]),
    Place(inputs: ["card"], targets: ["card.png"]),
    Place(inputs: ["card.v2"], targets: ["card.v2.png"]),
    Place(inputs: ["card.yaml"], format: .svg, targets: ["card.svg"], drawn: .svg),
    Place(inputs: ["card.yaml"], output: "x.svg", targets: ["x.svg"], drawn: .svg),
    Place(inputs: ["card.yaml"], output: "x.SVG", targets: ["x.SVG"], drawn: .svg),
    Place(inputs: ["card.yaml"], output: "x", format: .svg, targets: ["x"], drawn: .svg),
    Place(inputs: ["card.yaml"], output: "x.tmp", format: .png, targets: ["x.tmp"]),
    Place(
      inputs: ["a/card.yaml", "b.yml"],
      output: "out/",
      targets: ["out/card.png", "out/b.png"]
    ),
    Place(inputs: ["card.yaml"], output: "/usr", targets: ["/usr/card.png"]),
    Place(inputs: ["card.yaml"], output: "x.JPG", targets: ["x.JPG"], drawn: .jpeg),
    Place(inputs: ["card.yaml"], output: "x.jpeg", targets: ["x.jpeg"], drawn: .jpeg),
    Place(inputs: ["card.yaml"], output: "x.txt", targets: ["x.txt"], drawn: .text),
    Place(inputs: ["card.yaml"], format: .jpeg, targets: ["card.jpg"], drawn: .jpeg),
    Place(inputs: ["card.json"], format: .json, targets: ["card.layout.json"], drawn: .json),
    Place(inputs: ["card.yaml"], format: .text, targets: ["card.layout.txt"], drawn: .text),
    Place(inputs: ["a.yaml", "b.yaml"], format: .pdf, targets: ["a.pdf", "b.pdf"], drawn: .pdf),
    Place(
      inputs: ["a.yaml", "b.yaml"],
      output: "all.pdf",
      targets: ["all.pdf", "all.pdf"],
      drawn: .pdf
    ),
    Place(inputs: ["-"], targets: [nil]),
    Place(inputs: ["card.yaml"], output: "-", targets: [nil]),
    Place(inputs: ["card.yaml"], output: "-", format: .svg, targets: [nil], drawn: .svg),
    Place(inputs: ["-"], output: "x.png", targets: ["x.png"]),
    Place(inputs: ["-", "b.yaml"], output: "out/", targets: ["out/design.png", "out/b.png"]),
  ])
  func `knows where each picture goes`(place: Place) throws {
    let plan = try plan(place.inputs, place.output, place.format)
    #expect(place.inputs.map(plan.target) == place.targets)
    #expect(plan.format == place.drawn)
  }

  struct Refusal: Sendable {
    let inputs: [String]
    var output: String?
    var format: OutputFormat?
    var isTerminal = false
    let subject: String
    let remedy: String
  }

  @Test(arguments: [
    Refusal(
      inputs: ["-", "-"],
      output: "out/",
      subject: "standard input can be read once",
      remedy: "leave one '-' out"
    ),
    Refusal(
      inputs: ["-", "a.yaml"],
      subject: "a design from standard input has no place for its picture beside it",
      remedy: "name a folder with -o FOLDER/, or render it by itself"
    ),
    Refusal(
      inputs: ["a.yaml", "b.yaml"],
      output: "x.png",
      subject: "2 designs don't fit into one file, 'x.png'",
      remedy: "for a folder write -o x.png/"
    ),
    Refusal(
      inputs: ["a.yaml", "b.yaml"],
      output: "-",
      subject: "2 designs don't fit into one output",
      remedy: "name a folder with -o FOLDER/"
    ),
    Refusal(
      inputs: ["a.yaml"],
      output: "x.svg",
      format: .png,
      subject: "--format says png, but 'x.svg' says svg",
      remedy: "leave --format out, or write the name without .svg"
    ),
    Refusal(
      inputs: ["a.yaml"],
      output: "x.gif",
      subject: "the name 'x.gif' doesn't say in which format to draw",
      remedy: "let it end in \(OutputFormat.endings), or write --format"
    ),
    Refusal(
      inputs: ["a.yaml"],
      output: "x",
      subject: "the name 'x' doesn't say in which format to draw",
      remedy: "let it end in \(OutputFormat.endings), write --format, or 'x/' for a folder"
    ),
    Refusal(
      inputs: ["a.yaml"],
      output: "-",
      isTerminal: true,
      subject: "a png picture is nothing to read on a terminal",
      remedy: "name a file with -o, or send the output on: … | display -"
    ),
  ])
  func `refuses what doesn't fit together`(refusal: Refusal) {
    do throws(UsageError) {
      let plan = try plan(
        refusal.inputs,
        refusal.output,
        refusal.format,
        isTerminal: refusal.isTerminal
      )
      Issue.record("accepted as \(plan)")
    } catch {
      let diagnostic = error.diagnostic(of: "snapline")
      #expect(diagnostic.subject == refusal.subject)
      #expect(diagnostic.remedy == refusal.remedy)
    }
  }

  @Test(arguments: OutputFormat.allCases)
  func `knows each format by its name and by the ending of its files`(format: OutputFormat) throws {
    #expect(OutputFormat(ending: format.rawValue) == format)
    let ending = try #require(format.ending.split(separator: ".").last)
    #expect(OutputFormat(ending: String(ending)) == format)
    #expect(OutputFormat.endings.contains("." + ending))
    #expect(try plan(["a.yaml"], "x.\(ending)").format == format)
  }

  @Test func `tells of all endings in a sentence`() {
    #expect(OutputFormat.endings == ".png, .jpg, .webp, .svg, .pdf, .json or .txt")
  }

  @Test(arguments: OutputOptions.Choice.allCases)
  func `has a format for each choice, and an option by its name`(choice: OutputOptions.Choice) {
    #expect(OutputFormat.allCases.contains { $0.choices.contains(choice) })
    #expect(OutputOptions.parameters.contains { $0.name == choice.rawValue })
  }

  @Test func `makes one document of several designs only where they are its pages`() throws {
    #expect(try plan(["a.yaml", "b.yaml"], "all.pdf").isOneDocument)
    #expect(try plan(["a.yaml", "b.yaml"], "-", .pdf).isOneDocument)
    #expect(try !plan(["a.yaml"], "all.pdf").isOneDocument)
    #expect(try !plan(["a.yaml", "b.yaml"], "out/", .pdf).isOneDocument)
  }

  @Test(arguments: [
    ("x.png", ["--quality", "80"], "--quality is for jpeg and webp, and this is png"),
    ("x.svg", ["--embed-layout"], "--embed-layout is for png, and this is svg"),
    ("x.png", ["--images", "link"], "--images is for svg, and this is png"),
    ("x.pdf", ["--svg-theme", "both"], "--svg-theme is for svg, and this is pdf"),
    ("x.pdf", ["--svg-text", "outlines"], "--svg-text is for svg, and this is pdf"),
    ("x.png", ["--title", "T"], "--title is for svg and pdf, and this is png"),
    (
      "-", ["--format", "svg", "--images", "link"],
      "pictures can't stand beside what goes to standard output"
    ),
    (
      "x.svg", ["--svg-theme", "both", "--appearance", "dark"],
      "--svg-theme both draws in both appearances, and --appearance wants one"
    ),
  ])
  func `refuses choices that the format doesn't leave`(
    output: String,
    words: [String],
    subject: String
  ) throws {
    let program = Program("snapline", version: "", summary: "", commands: [Render.command])
    guard
      case .run(let invocation) = try program.parse(["render", "a.yaml", "-o", output] + words)
    else { throw UsageError.contradiction("not a run", remedy: "") }
    let plan = try plan(["a.yaml"], output, invocation[Render.format])
    do throws(UsageError) {
      _ = try OutputOptions(invocation, for: plan)
      Issue.record("accepted")
    } catch {
      let diagnostic = error.diagnostic(of: "snapline")
      #expect(diagnostic.subject == subject)
      #expect(diagnostic.remedy?.contains("leave ") == true)
    }
  }

  @Test func `takes a size of two positive lengths`() {
    let size = Option("size", .pictureSize, "")
    let program = Program("p", version: "", summary: "", commands: [Command("c", "") { size }])
    func read(_ word: String) -> PictureSize? {
      guard case .run(let invocation)? = try? program.parse(["c", "--size=" + word]) else {
        return nil
      }
      return invocation[size]
    }
    #expect(read("390x844") == PictureSize(width: 390, height: 844))
    #expect(read("1.5×2") == PictureSize(width: 1.5, height: 2))
    for word in [
      "", "x", "390", "390x", "x844", "1x2x3", "0x5", "-1x2", "1e3x2", "nanx2", "infx1", ".x.",
      "390 x 844", "0x10x4", "40000x1", "٣x٣", "12345678901234567890x1",
    ] {
      #expect(read(word) == nil, "\(word)")
    }
  }

  @Test(arguments: [
    (["Home", "Detail"], ["Home", "Detail"]),
    (["a/b", "a:b", "a-b"], ["a-b", "a-b-2", "a-b-3"]),
    (["a-b-2", "a/b", "a:b"], ["a-b-2", "a-b", "a-b-3"]),
    ([".a", "-a", "日/本", "日-本"], ["-a", "-a-2", "日-本", "日-本-2"]),
  ])
  func `names each sheet's file by itself`(sheets: [String], files: [String]) {
    #expect(RenderPlan.fileNames(of: sheets) == files)
  }

  @Test func `tells long names of sheets apart, too`() {
    let files = RenderPlan.fileNames(of: ["1", "2"].map { String(repeating: "x", count: 90) + $0 })
    #expect(files[1] == files[0] + "-2")
  }

  @Test(arguments: [
    String(repeating: "漢", count: 90), "e" + String(repeating: "\u{301}", count: 400), "a",
  ])
  func `names sheets' files in no more bytes than file systems take`(sheet: String) {
    let files = RenderPlan.fileNames(of: Array(repeating: sheet, count: 12))
    #expect(Set(files).count == 12 && files.allSatisfy { (1...170).contains($0.utf8.count) })
  }

  @Test func `writes text to a terminal`() throws {
    #expect(try plan(["a.yaml"], "-", .svg, isTerminal: true).destination == .standardOutput)
  }
}
