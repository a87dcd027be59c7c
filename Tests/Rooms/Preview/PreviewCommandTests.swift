import Foundation
import TestSupport
import Testing

private let card = """
  canvas: 60x40
  view: {background: white, view: {label: One, font: 12, centeredIn: superview}}

  """

@Suite(.mustEnd) struct `The command preview` {
  @Test(arguments: [
    (["missing.yaml"], 66, "no such file"),
    (["pipe"], 1, "no file"),
    (["loop.yaml"], 1, " "),
    (["loop"], 1, " "),
    (["/dev/null"], 1, "no file"),
    (["card.yaml", "--port", "0"], 64, "--port"),
    (["card.yaml", "--port", "70000"], 64, "--port"),
    (["card.yaml", "--size", "0x0"], 64, "--size"),
  ])
  func `says what it can't show, and ends`(words: [String], status: Int, sentence: String) throws {
    let folder = try TestFolder(["card.yaml": card])
    unsafe mkfifo(folder("pipe"), 0o600)
    try folder.link("loop.yaml", to: "loop.yaml")
    try folder.link("loop", to: "loop")
    let preview = try PreviewProcess(words, in: folder, awaits: false)
    let (ended, error) = preview.end()
    // Which status it is the manual page says; a trap or a signal it never is.
    #expect(ended > 0 && ended < 128, "\(words): \(ended) \(error)")
    #expect(error.contains(sentence) && error.contains(" "), "\(words): \(error)")
    if status == 64 { #expect(ended == status, "\(words): \(error)") }
  }

  @Test func `shows what is there, and says what isn't`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let preview = try PreviewProcess(["card.yaml", "missing.yaml"], in: folder)
    #expect(try preview.page().get("list").designs.list.count == 1)
    preview.send(SIGTERM)
    let (status, error) = preview.end()
    #expect(status == 0 && error.contains("missing.yaml"), "\(status) \(error)")
  }

  @Test func `shows one of two files whose names have the same letters, and says so`() throws {
    let folder = try TestFolder(["caf\u{E9}.yaml": card])
    try folder.write(card.replacing("white", with: "0000FF"), to: "cafe\u{301}.yaml")
    let preview = try PreviewProcess(["."], in: folder)
    let page = try preview.page()
    let list = page.get("list")
    #expect(list.designs.list.count == 1)
    expectEqual(list.messages.list.compactMap(\.id.text), ["twin-name"])
    // Of the two, the first by its bytes: in whichever order the folder names them.
    let picture = page.get("frame?design=1").svg.text ?? ""
    #expect(picture.contains("#00f"), "\(picture)")
    preview.send(SIGTERM)
    let (status, error) = preview.end()
    #expect(status == 0 && error.contains("same letters"), "\(status) \(error)")
  }

  @Test func `waits for the first design of an empty folder`() throws {
    let folder = try TestFolder()
    let preview = try PreviewProcess(["."], in: folder)
    let page = try preview.page()
    #expect(page.get("list").designs.list.isEmpty)
    #expect(page.get("frame?design=1").error.text?.contains(" ") == true)
    let events = try page.events()
    try folder.write(card, to: "card.yaml")
    #expect(events.next()?["list"].isTrue == true)
    #expect(page.get("frame?design=1").state.text == "good")
    preview.send(SIGINT)
    let (status, error) = preview.end()
    #expect(status == 0 && error.contains("no design"), "\(status) \(error)")
  }

  /// What is found in a folder is shown with what is wrong with it.
  @Test func `shows a sentence for files that are no designs`() throws {
    let folder = try TestFolder(["good.yaml": card])
    let large = folder("large.yaml")
    try Data(card.utf8).write(to: URL(filePath: large))
    #expect(unsafe truncate(large, 100_000_000) == 0)
    var seed = Seed(1)
    try folder.write((0..<5_000).map { _ in .random(in: 0...255, using: &seed) }, to: "binary.yaml")
    unsafe mkfifo(folder("pipe.yaml"), 0o600)
    try folder.link("loop.yaml", to: "loop.yaml")
    let preview = try PreviewProcess(["."], in: folder)
    let page = try preview.page()
    var states: [String: String] = [:]
    for (place, design) in page.get("list").designs.list.enumerated() {
      let frame = page.get("frame?design=\(place + 1)")
      states[design.name.text ?? ""] = frame.state.text
      if frame.state.text != "good" {
        #expect(frame.messages[0].subject.text?.contains(" ") == true, "\(frame.body)")
      }
    }
    #expect(states == ["good.yaml": "good", "large.yaml": "broken", "binary.yaml": "broken"])
    // A pipe that takes the place of a design that is shown isn't waited for.
    try folder.remove("good.yaml")
    unsafe mkfifo(folder("good.yaml"), 0o600)
    usleep(200_000)
    let events = page.get("clock")
    #expect(events.clock.isThere)
    preview.send(SIGTERM)
    #expect(preview.end().status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `ends with 0 by a signal, with a page open`(signal: CInt) throws {
    let folder = try TestFolder(["card.yaml": card])
    let preview = try PreviewProcess(["card.yaml"], in: folder)
    let page = try preview.page()
    let events = try page.events()
    #expect(page.get("frame?design=1").state.text == "good")
    preview.send(signal)
    let (status, error) = preview.end()
    #expect(status == 0 && error == "Control-C ends it\n", "\(status) \(error)")
    #expect(events.all().isEmpty && folder.names == ["card.yaml"])
  }

  @Test func `says that a port is taken, or isn't for everybody`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let first = try PreviewProcess(["card.yaml"], in: folder)
    let port = try first.page().port
    let second = try PreviewProcess(
      ["card.yaml", "--port", "\(port)"],
      in: folder,
      awaits: false
    )
    let (status, error) = second.end()
    #expect(status == 2 && error.contains("another program listens on port \(port)"), "\(error)")
    // The administrator may.
    guard geteuid() != 0 else { return }
    let third = try PreviewProcess(["card.yaml", "--port", "1023"], in: folder, awaits: false)
    let (ended, told) = third.end()
    #expect(ended == 2 && told.contains("administrator"), "\(told)")
  }

  @Test func `ends with a sentence or without a word where nobody reads what it prints`() throws {
    let folder = try TestFolder(["card.yaml": card])
    for line in [
      "\"$snapline\" preview card.yaml --no-open >&-",
      "\"$snapline\" preview card.yaml --no-open | true; exit ${PIPESTATUS[0]}",
      "\"$snapline\" preview card.yaml --no-open > /dev/full",
    ] {
      let preview = try PreviewProcess([], in: folder, shell: "timeout 10 " + line, awaits: false)
      let (status, error) = preview.end()
      // The shell says 141 for what ends as nobody reads.
      let isEnd = (0..<124).contains(status) || status == 141
      #expect(isEnd, "\(line): \(status) \(error)")
      #expect(!error.contains("Fatal") && !error.contains("Trace"), "\(line): \(error)")
    }
  }

  @Test func `tells of a full disk while it writes, and loses nothing`() throws {
    let long = card + String(repeating: "# A comment.\n", count: 200)
    let folder = try TestFolder(["card.yaml": long])
    let line = "trap '' XFSZ; ulimit -f 1; exec \"$snapline\" preview card.yaml --no-open"
    let preview = try PreviewProcess([], in: folder, shell: line)
    let page = try preview.page()
    let said = page.post("edit", try fontEdit(page, "20"))
    #expect(said.status == 409 && said.error.text?.contains(" ") == true, "\(said.body)")
    #expect(folder.text(of: "card.yaml") == long && folder.names == ["card.yaml"])
  }

  /// The edit that gives the font another size.
  private func fontEdit(_ page: PageClient, _ text: String) throws -> [String: Any] {
    for view in page.get("frame?design=1").views.list.compactMap(\.path.text) {
      for value in page.get("values?design=1&view=\(view.inQuery)").values.list
      where value.name.text == "font" {
        var edit = value.edit.content as? [String: Any] ?? [:]
        edit["text"] = text
        return ["choices": "design=1", "edit": edit, "isFinal": true]
      }
    }
    throw CocoaError(.featureUnsupported)
  }

  @Test func `leaves a file old or new when it is killed while it writes`() throws {
    let filler = String(repeating: "# A comment that makes the file longer.\n", count: 3_000)
    let texts = [12, 20].map { card.replacing("font: 12", with: "font: \($0)") + filler }
    let folder = try TestFolder(["card.yaml": texts[0]])
    var written = 0
    for var seed in Seed.many(4) {
      try folder.write(texts[0], to: "card.yaml")
      let preview = try PreviewProcess(["card.yaml"], in: folder)
      let page = try preview.page()
      let edit = try fontEdit(page, "20")
      let pause = UInt32(seed.number(in: 0...80_000))
      let isKilled = DispatchGroup()
      isKilled.enter()
      let number = preview.number
      Thread.detachNewThread {
        usleep(pause)
        kill(number, SIGKILL)
        isKilled.leave()
      }
      if page.post("edit", edit).status == 200 {
        while page.post("undo", text: "{}").status == 200,
          page.post("redo", text: "{}").status == 200
        {}
      }
      isKilled.wait()
      #expect(preview.end().status == -Int(SIGKILL))
      let place = texts.firstIndex(of: folder.text(of: "card.yaml"))
      #expect(place != nil, "\(seed)")
      written += place ?? 0
    }
    print("killed while writing: \(written) new")
  }
}
