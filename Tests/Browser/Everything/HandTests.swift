import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  @Test func `is pulled by its edge, with the pointer and by keys, and says what gives way`() throws
  {
    let folder = try DesignFolder()
    let design = """
      canvas: 400x100
      view:
        view:
        - {id: box, background: red, height: 20}
        constraints:
        - box.leading == self.leading + 20
        - box.top == self.top + 20
        - box.width == 200 @700
        - box.trailing <= self.trailing - 20

      """
    folder.write(design, to: "pull.yaml")
    let page = try PreviewPage(folder)
    try page.open("pull.yaml", "zoom=100")
    expectEqual(try page.size, "400 × 100")
    try page.browser.drag(".handle.right", through: (1...23).map { (x: -10 * $0, y: 0) })
    try page.waits(for: "170", of: "width")
    expectEqual(try page.size, "170 × 100")
    #expect(try page.browser.number("return snaplineDrag.length") > 3)
    expectEqual(try page.frame(of: "View/View/box").map { $0.rounded() }, [20, 20, 130, 20])
    let marks = try page.browser.text(
      """
      const marks = document.querySelectorAll(".ruler.across button")
      return [...marks].map((one) => one.ariaLabel).join()
      """
    )
    #expect(marks.hasPrefix("239: "), "\(marks)")
    #expect(marks.contains("width == 200"), "\(marks)")
    #expect(marks.contains("gives way, pull.yaml:8"), "\(marks)")

    try page.browser.run("document.querySelector('.handle.right').focus()")
    try page.browser.press(.right)
    try page.waits(for: "171", of: "width")
    try page.browser.press(.right, with: .shift)
    try page.waits(for: "181", of: "width")
    expectEqual(try page.focus, "Canvas width")
    expectEqual(try page.browser.text("return document.activeElement.ariaValueNow"), "181")
    try page.browser.press(.escape)
    try page.waits(for: "", of: "width")
    try page.browser.wait(
      until: "document.querySelector('.board-top .number').innerText === '400 × 100'"
    )
    try page.browser.drag(".handle.bottom", through: [(0, 20), (0, 40)])
    try page.waits(for: "140", of: "height")
    try page.expectQuiet()
  }

  @Test func `keeps in the address what a strip is made for`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card, "mode=strip&strip-widths=300,500&strip-text-sizes=none")
    let cells = "document.querySelectorAll('.strip .cell').length"
    let widths = "document.querySelector('.strip-form input[name=widths]')"
    try page.browser.wait(until: "\(cells) === 2 && \(widths).value === '300,500'")
    let change =
      "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change'))"
    try page.browser.run("((...arguments) => { \(change) })(\(widths), '360')")
    try page.waits(for: "360", of: "strip-widths")
    try page.browser.wait(until: "\(cells) === 1")
    try page.browser.run("history.back()")
    try page.waits(for: "300,500", of: "strip-widths")
    try page.browser.wait(until: "\(cells) === 2 && \(widths).value === '300,500'")
    // What is usual isn't in the address.
    try page.browser.run("((...arguments) => { \(change) })(\(widths), '320, 390, 834')")
    try page.waits(for: "", of: "strip-widths")
    try page.browser.wait(until: "\(cells) === 3")
    try page.expectQuiet()
  }

  @Test func `says why a number is what it is`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card, "zoom=100")
    let box = try page.browser.run(
      """
      const box = document.querySelector(`.board .picture [data-path="${arguments[0]}"]`).getBoundingClientRect()
      return [box.left + box.width / 2, box.top + box.height / 2]
      """,
      Self.name
    )
    let middle = (box as? [NSNumber])?.map(\.intValue) ?? [0, 0]
    try page.browser.click(x: middle[0], y: middle[1])
    try page.waits(for: Self.name, of: "view")
    try page.browser.press("l")
    try page.waits(for: "left", of: "attribute")
    let panel = "document.getElementById('panel-details').innerText"
    try page.browser.wait(until: "\(panel).includes(arguments[0])", Self.gap + "20")
    let reasons = try page.browser.text("return \(panel)")
    #expect(reasons.contains("Why left is 28"), "\(reasons)")
    let line = lineNumber(of: Self.gap, in: page.folder.text(Self.card))
    #expect(reasons.contains("\(Self.card):\(line)"), "\(reasons)")
    try page.expectQuiet()
  }

  private func lineNumber(of words: String, in text: String) -> Int {
    1 + (text.components(separatedBy: "\n").firstIndex { $0.contains(words) } ?? -1)
  }

  @Test func `changes a value in place, its bytes alone, and takes it back`() throws {
    let folder = try DesignFolder.ofGallery()
    // What stands around the value has to stay: a comment, an odd end of line, spaces at the end.
    try folder.edit(Self.card, Self.gap + "20", to: Self.gap + "20  # the gap  \r")
    let old = folder.text(Self.card)
    let page = try PreviewPage(folder)
    try page.open(Self.card, "zoom=100&view=" + Self.name)
    let label =
      "[...document.querySelectorAll('.values label')].find((one) => one.textContent.includes(arguments[0]) && document.getElementById(one.htmlFor).value === arguments[0].replace(/.* /, ''))"
    try page.browser.wait(until: label, Self.gap + "20")
    let left = try page.frame(of: Self.name)[0]
    try page.browser.run(
      "const field = document.getElementById((\(label)).htmlFor); field.focus(); field.select()",
      Self.gap + "20"
    )
    try page.browser.press("3")
    try page.browser.press("2")
    // It is laid out before it is written.
    let moved =
      "document.querySelector(`.board .picture [data-path='${arguments[0]}']`).getBoundingClientRect().left - document.querySelector('.board .sheet').getBoundingClientRect().left > arguments[1] + 11"
    try page.browser.wait(until: moved, Self.name, left)
    #expect(folder.text(Self.card) == old)
    try page.browser.press(.enter)
    let new = old.replacing(Self.gap + "20", with: Self.gap + "32")
    try waits(until: { folder.text(Self.card) == new })
    #expect(folder.text(Self.card) == new)

    try page.browser.run("document.getElementById('stage').focus()")
    try page.browser.press("z", with: .control)
    try waits(until: { folder.text(Self.card) == old })
    #expect(folder[Self.card] == Data(old.utf8))
    try page.browser.wait(until: "!(\(moved))", Self.name, left)
    try page.browser.press("z", with: .control, .shift)
    try waits(until: { folder.text(Self.card) == new })
    #expect(folder.text(Self.card) == new)
    try page.expectQuiet()
  }

  private func waits(until holds: () -> Bool) throws {
    for _ in 0..<1_000 where !holds() { usleep(10_000) }
  }

  @Test func `is drawn for the pixels that it is shown in`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open("settings.yaml", "device=iphone-16")
    usleep(1_500_000)
    let script = """
      const asked = performance.getEntriesByType("resource").filter(({name}) => name.includes("/frame?"))
      const shown = Number(new URL(asked.at(-1).name).searchParams.get("shown"))
      const {width} = document.querySelector(".board .sheet").getBoundingClientRect()
      return shown * 393 / width / devicePixelRatio
      """
    let ratio = try page.browser.number(script)
    #expect(abs(ratio - 1) < 0.02, "\(ratio)")
  }

  @Test func `keeps what is chosen through Back, reload and a copied address`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open("settings.yaml", "zoom=100")
    func looks() throws -> String {
      try page.browser.wait(until: "document.querySelector('.board .picture svg')")
      // Live pictures are made anew for the zoom that fits.
      usleep(700_000)
      let script = """
        const text = document.querySelector(".board .picture").innerHTML.replaceAll(/c\\d+-/g, "")
        const sum = [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1e9, 0)
        return `${text.length} characters, ${sum}`
        """
      return try page.browser.text(script)
    }
    let plain = try looks()
    try page.browser.click("select[aria-label=Device] option[value=iphone-8]")
    try page.waits(for: "iphone-8", of: "device")
    let phone = try looks()
    #expect(phone != plain)
    try page.browser.click("select[aria-label=Direction] option[value=rtl]")
    try page.waits(for: "rtl", of: "direction")
    let mirrored = try looks()
    #expect(mirrored != phone)
    try page.browser.reload()
    #expect(try looks() == mirrored)
    #expect(
      try page.browser.text("return document.querySelector('select[aria-label=Direction]').value")
        == "rtl"
    )
    let copied = try page.browser.address
    try page.browser.back()
    try page.waits(for: "", of: "direction")
    #expect(try page.choice("device") == "iphone-8")
    #expect(try looks() == phone)
    try page.browser.back()
    try page.waits(for: "", of: "device")
    #expect(try looks() == plain)
    try page.browser.open("about:blank")
    try page.browser.open(copied)
    #expect(try looks() == mirrored)
    try page.expectQuiet()
  }
}
