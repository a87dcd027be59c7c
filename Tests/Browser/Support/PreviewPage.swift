import Foundation
import TestSupport

/// A preview of a folder, and its page in a browser.
final class PreviewPage {
  let folder: DesignFolder
  let browser: BrowserSession
  private let server: Child
  /// Where the page is, with the token.
  let address: String

  init(
    _ folder: DesignFolder,
    _ browser: BrowserSession? = nil,
    showing inputs: [String] = ["."],
    options: [String] = []
  ) throws {
    self.folder = folder
    server = try Child(
      [BuiltCommand.path, "preview"] + inputs + ["--no-open"] + options,
      named: "preview",
      in: folder.url
    )
    address = try String(server.hears(/http:\/\/\S+\n/).dropLast())
    self.browser = try browser ?? BrowserSession()
  }

  /// Where the page is on this machine, without the token.
  var origin: String {
    address.split(separator: "/", maxSplits: 3).prefix(2).joined(separator: "//")
  }

  /// Opens a design, and waits until its picture is there.
  func open(_ name: String, _ choices: String = "") throws {
    let number = try number(of: name)
    try browser.open("about:blank")
    try browser.open("\(address)#design=\(number)\(choices.isEmpty ? "" : "&" + choices)")
    try browser.wait(until: "document.querySelector('.board .picture svg')")
  }

  private func number(of name: String) throws -> Int {
    let list = try ask("list")
    let designs = list["designs"] as? [[String: Any]] ?? []
    let design = designs.first { $0["name"] as? String == name }
    guard let number = design?["n"] as? Int else { throw DriverFault("'\(name)' isn't listed") }
    return number
  }

  /// What the server answers, without a browser.
  func ask(_ path: String) throws -> [String: Any] {
    let port = address.firstMatch(of: /:(\d+)/).flatMap { UInt16($0.1) } ?? 0
    let token = address.split(separator: "/").last ?? ""
    let socket = try LocalSocket(connectedTo: port)
    let request = "GET /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    socket.send(Data(request.utf8))
    let body = try socket.message().body
    return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
  }

  // MARK: What is seen

  /// The texts in the picture.
  var words: String {
    get throws {
      try browser.text("return document.querySelector('.board .picture')?.textContent.trim()")
    }
  }

  /// Waits until the picture holds a text.
  func waits(forWords words: String) throws {
    let picture = "document.querySelector('.board .picture').textContent"
    try browser.wait(until: picture + ".includes(arguments[0])", words)
  }

  /// Whether the messages stand there, and what they say.
  var messages: String {
    get throws {
      let script = """
        const element = document.getElementById("messages")
        return element.hidden ? "" : element.innerText
        """
      return try browser.text(script)
    }
  }

  /// What the frame says of a view: left, top, width and height in the canvas.
  func frame(of path: String) throws -> [Double] {
    let script = """
      const box = (element) => element.getBoundingClientRect()
      const view = document.querySelector(`.board .picture [data-path="${arguments[0]}"]`)
      const sheet = document.querySelector(".board .sheet")
      return [box(view).left - box(sheet).left, box(view).top - box(sheet).top, box(view).width, box(view).height]
      """
    let numbers = try browser.run(script, path) as? [NSNumber]
    return numbers?.map(\.doubleValue) ?? []
  }

  /// The size of the canvas, as the page says it.
  var size: String {
    get throws {
      try browser.text("return document.querySelector('.board-top .number').textContent")
    }
  }

  /// A choice in the page's address.
  func choice(_ name: String) throws -> String {
    try browser.text(
      "return new URLSearchParams(location.hash.slice(1)).get(arguments[0]) ?? ''",
      name
    )
  }

  /// What has the focus: its id, label or kind.
  var focus: String {
    get throws {
      let script = """
        const {id, localName, ariaLabel} = document.activeElement ?? {}
        return ariaLabel || id || localName || ""
        """
      return try browser.text(script)
    }
  }

  /// What the page asked of others than its own server.
  func strangers() throws -> [String] {
    try browser.traffic.requests.filter { !$0.hasPrefix(address) && $0 != "about:blank" }
  }
}
