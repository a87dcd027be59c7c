import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  @Test func `shows an image that took another's place, and one that wasn't there`() throws {
    let folder = try DesignFolder()
    folder.write(
      "canvas: 200x120\nview: {image: logo.png, centeredIn: superview}\n",
      to: "logo.yaml"
    )
    let page = try PreviewPage(folder)
    try page.open("logo.yaml")
    let pictures = ["hello", "order.light"].map { Checkout.gallery + "/" + $0 + ".png" }
    folder["logo.png"] = try Data(contentsOf: URL(filePath: pictures[0]))
    try page.browser.wait(until: "document.querySelector('.board .picture image')")
    let image = "document.querySelector('.board .picture image').getAttribute('href')"
    let first = try page.browser.text("return \(image)")
    folder["logo.png"] = try Data(contentsOf: URL(filePath: pictures[1]))
    try page.browser.wait(until: "\(image) !== arguments[0]", first)
    expectEqual(try page.messages, "")
    try page.expectQuiet()
  }

  @Test func `draws with a font that took another's place`() throws {
    let faces = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
    let folder = try DesignFolder()
    folder["face.ttf"] = try Data(contentsOf: URL(filePath: faces + ".ttf"))
    let design = """
      fontFiles: [face.ttf]
      fonts: {own: {family: DejaVu Sans, size: 20}}
      canvas: 200x40
      view: {label: Letters, font: own, centeredIn: superview}

      """
    folder.write(design, to: "card.yaml")
    let page = try PreviewPage(folder)
    try page.open("card.yaml")
    let label = "document.querySelector('.board .picture text')"
    let script = "const box = \(label).getBoundingClientRect(); return box.width"
    let thin = try page.browser.number(script)
    folder["face.ttf"] = try Data(contentsOf: URL(filePath: faces + "-Bold.ttf"))
    try page.browser.wait(until: "\(label).getBoundingClientRect().width > arguments[0] + 2", thin)
    try page.expectQuiet()
  }

  @Test func `shows a save in eight tabs at once`() throws {
    let folder = try DesignFolder()
    folder.write(Self.design(saying: "One"), to: "hello.yaml")
    let page = try PreviewPage(folder)
    try page.open("hello.yaml")
    var tabs = [try page.browser.tab]
    for _ in 1..<8 {
      let tab = try page.browser.newTab()
      try page.browser.enter(tab)
      try page.open("hello.yaml")
      tabs.append(tab)
    }
    folder.write(Self.design(saying: "Two"), to: "hello.yaml")
    for (number, tab) in tabs.enumerated() {
      try page.browser.enter(tab)
      try page.waits(forWords: "Two")
      expectEqual(try page.browser.console, [], "tab \(number)")
    }
  }

  @Test func `keeps the focus while pictures change`() throws {
    let folder = try DesignFolder()
    folder.write(Self.design(saying: "0"), to: "hello.yaml")
    let page = try PreviewPage(folder)
    try page.open("hello.yaml", "view=View/Label")
    try page.browser.wait(until: "document.querySelector('.values input')")
    let places = [
      "#search", "#stage", ".handle.right", ".handle.bottom", "select[aria-label=Device]",
      "#tab-details",
      "#panel-details", "[role=tree] [tabindex='0'], [role=tree][tabindex='0']", ".numbers button",
      ".values input", "#actions button:not(:disabled)", "#zoom button",
      ".place a, a.place, button.place",
    ]
    var saved = 0
    for place in places {
      let found = "document.querySelector(arguments[0])"
      guard try page.browser.run("return Boolean(\(found))", place) as? Bool == true else {
        continue
      }
      try page.browser.run("window.held = \(found); held.focus()", place)
      // What is made anew while it has the focus is to pass it on.
      let isHeld = """
        const now = document.activeElement
        return now === held || (now.localName === held.localName && now.textContent === held.textContent)
        """
      guard try page.browser.run(isHeld) as? Bool == true else {
        Issue.record("\(place) takes no focus")
        continue
      }
      saved += 1
      folder.write(Self.design(saying: "No. \(saved)"), to: "hello.yaml")
      try page.waits(forWords: "No. \(saved)")
      // Reasons, values and findings come when the picture has been still for a while.
      usleep(600_000)
      let focus = try page.focus
      #expect(try page.browser.run(isHeld) as? Bool == true, "\(place): \(focus)")
    }
    #expect(saved >= 10)
    folder.write(folder.text("hello.yaml") + "colour: red\n", to: "hello.yaml")
    try page.browser.run("document.getElementById('search').focus()")
    try page.browser.wait(until: "!document.getElementById('messages').hidden")
    #expect(try page.focus == "Search designs")
    try page.expectQuiet()
  }
}
