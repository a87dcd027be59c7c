import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  /// An edit that the page itself could make: that pages of others can't is then not for its form.
  private func edit(on page: PreviewPage) throws -> String {
    let answer = try page.ask("values?design=\(page.choice("design"))&view=\(Self.name)")
    let values = answer["values"] as? [[String: Any]] ?? []
    let value = values.first {
      $0["value"] as? String == "20" && ($0["label"] as? String)?.contains(Self.gap) == true
    }
    guard var edit = value?["edit"] as? [String: Any] else {
      throw DriverFault("no edit: \(answer)")
    }
    edit["text"] = "44"
    let body: [String: Any] = [
      "choices": "design=\(try page.choice("design"))", "edit": edit, "isFinal": true,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
  }

  @Test func `does nothing for pages of other origins`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card)
    let old = page.folder.text(Self.card)
    let edit = try edit(on: page)
    let site = try ForeignSite(page: "<!doctype html><title>Elsewhere</title><p>Hello")
    for host in ["127.0.0.1", "localhost"] {
      try page.browser.open("http://\(host):\(site.port)/")
      let script = """
        const [address, body, done] = arguments
        const tries = ["application/json", "text/plain"].flatMap((type) => ["cors", "no-cors"].map((mode) =>
          fetch(address + "edit", {method: "POST", mode, body, headers: {"Content-Type": type}})))
        tries.push(fetch(address + "list"), fetch(address + "frame?design=1"))
        Promise.all(tries.map((one) => one.then((answer) => `${answer.type} ${answer.status}`, (error) => error.name))).then(done)
        """
      let told = try page.browser.wait(for: script, page.address, edit) as? [String] ?? []
      #expect(told.count == 6)
      // What comes without a status was kept from the page, or refused and kept from it.
      #expect(told.allSatisfy { $0 == "TypeError" || $0 == "opaque 0" }, "\(host): \(told)")
      // An image, a script and a frame need nobody's leave to be asked for.
      let lured = """
        const done = arguments[1]
        const all = ["img", "script", "iframe"].map((name) => new Promise((resolve) => {
          const element = document.createElement(name)
          element.onload = () => resolve(name === "iframe" ? "" : name)
          element.onerror = () => resolve("")
          element.src = arguments[0] + (name === "img" ? "picture?design=1&format=png" : name === "script" ? "page.js" : "")
          document.body.append(element)
        }))
        Promise.all(all).then((names) => done(names.join("")))
        """
      #expect(try page.browser.wait(for: lured, page.address) as? String == "", "\(host)")

      // A form asks for no leave either; what it posts as text can be read as JSON.
      try page.browser.run(
        """
        const form = document.createElement("form")
        Object.assign(form, {method: "post", enctype: "text/plain", action: arguments[0] + "edit"})
        const field = document.createElement("input")
        const at = arguments[1].indexOf(":") + 1
        Object.assign(field, {name: arguments[1].slice(0, at) + '"x', value: '",' + arguments[1].slice(1)})
        form.append(field)
        document.body.append(form)
        form.submit()
        """,
        page.address,
        edit
      )
      try page.browser.wait(until: "location.href.startsWith(arguments[0])", page.address)
      let traffic = try page.browser.traffic
      let statuses = traffic.statuses.filter {
        $0.key.hasPrefix(page.address) && !$0.key.hasSuffix("#")
      }
      #expect(
        statuses[page.address + "edit"].map((400..<500).contains) == true,
        "\(host): \(statuses)"
      )
    }
    let isAsItWas = page.folder.text(Self.card) == old
    #expect(isAsItWas)

    // The page's own origin may.
    try page.open(Self.card)
    let own = """
      const [body, done] = arguments
      fetch("edit", {method: "POST", body, headers: {"Content-Type": "application/json"}}).then((answer) => done(answer.status))
      """
    #expect(try page.browser.wait(for: own, edit) as? Int == 200)
    let isEdited = page.folder.text(Self.card).contains(Self.gap + "44")
    #expect(isEdited)
  }

  @Test func `is closed to a name that comes to lead here`() throws {
    var options = Chromium.Options()
    options.hosts = "MAP evil.example 127.0.0.1"
    let page = try PreviewPage(DesignFolder.ofGallery(), BrowserSession(options))
    let rebound = page.address.replacing("127.0.0.1", with: "evil.example")
    try page.browser.open(rebound)
    let status = try page.browser.traffic.statuses[rebound] ?? 0
    #expect((400..<500).contains(status), "\(status)")
    #expect(
      try page.browser.run("return document.getElementById('stage') === null") as? Bool == true
    )
    // What stands there by then asks its own origin, which it thinks is the server.
    let script = """
      const [path, done] = arguments
      Promise.all(["list", "clock"].map((name) => fetch(path + name).then((answer) => answer.status, () => 0))).then(done)
      """
    let path = "/\(page.address.split(separator: "/").last ?? "")/"
    let statuses = try page.browser.wait(for: script, path) as? [Int] ?? []
    #expect(statuses.count == 2)
    #expect(statuses.allSatisfy { $0 == 0 || (400..<500).contains($0) }, "\(statuses)")
  }
}
