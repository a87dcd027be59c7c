import Foundation

/// A browser of one's own, driven through WebDriver, which goes with this object.
final class BrowserSession {
  private let child: Child
  private let connection: DriverConnection
  private let path: String

  init(_ options: Chromium.Options = Chromium.Options()) throws {
    child = try Child([Chromium.driver, "--port=0"], named: "browser")
    let port = try child.hears(/started successfully on port (\d+)/).1
    connection = DriverConnection(port: UInt16(port) ?? 0)
    let capabilities = options.capabilities(in: child.folder)
    let session = try connection.ask("POST", "/session", capabilities) as? [String: Any]
    path = "/session/\(session?["sessionId"] as? String ?? "")"
  }

  deinit {
    _ = try? connection.ask("DELETE", path)
    child.end()
  }

  @discardableResult
  func post(_ command: String, _ body: [String: Any] = [:]) throws -> Any {
    try connection.ask("POST", path + "/" + command, body)
  }

  func get(_ command: String) throws -> Any { try connection.ask("GET", path + "/" + command) }

  // MARK: Pages

  func open(_ address: String) throws { try post("url", ["url": address]) }
  func reload() throws { try post("refresh") }
  func back() throws { try post("back") }
  var address: String { get throws { try get("url") as? String ?? "" } }

  /// Runs a script in the page: the body of a function, which may return something.
  @discardableResult
  func run(_ script: String, _ arguments: Any...) throws -> Any {
    try post("execute/sync", ["script": script, "args": arguments])
  }

  /// Runs a script that ends by calling its last argument.
  @discardableResult
  func wait(for script: String, _ arguments: Any...) throws -> Any {
    try post("execute/async", ["script": script, "args": arguments])
  }

  func text(_ script: String, _ arguments: Any...) throws -> String {
    try post("execute/sync", ["script": script, "args": arguments]) as? String ?? ""
  }

  func number(_ script: String, _ arguments: Any...) throws -> Double {
    try (post("execute/sync", ["script": script, "args": arguments]) as? NSNumber)?.doubleValue
      ?? .nan
  }

  /// Waits until an expression of JavaScript holds.
  func wait(until condition: String, _ arguments: Any..., within seconds: Double = 20) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let body = ["script": "return Boolean(\(condition))", "args": arguments] as [String: Any]
      if try post("execute/sync", body) as? Bool == true { return }
      usleep(20_000)
    }
    throw DriverFault("it never came to hold: \(condition)")
  }

  // MARK: Windows

  var tab: String { get throws { try get("window") as? String ?? "" } }

  /// Opens another tab; `enter` goes there.
  func newTab() throws -> String {
    let made = try post("window/new", ["type": "tab"]) as? [String: Any]
    return made?["handle"] as? String ?? ""
  }

  func enter(_ tab: String) throws { try post("window", ["handle": tab]) }

  /// Has the window look smaller or larger than any window is.
  func resize(_ width: Int, _ height: Int, scale: Double = 1) throws {
    try chrome(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false]
    )
  }

  /// Has the system ask for something, such as `prefers-color-scheme` to be `dark`; on paper, where that is
  /// the medium.
  func prefer(_ features: [String: String], on medium: String = "") throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    try chrome("Emulation.setEmulatedMedia", ["media": medium, "features": list])
  }

  /// A command of Chromium's own protocol.
  @discardableResult
  func chrome(_ command: String, _ parameters: [String: Any] = [:]) throws -> Any {
    try post("goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  // MARK: What was seen

  /// Writes what the page looks like as PNG.
  func screenshot(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(base64Encoded: try get("screenshot") as? String ?? "")?.write(to: file)
  }

  /// What stands in the console since it was asked last.
  var console: [String] {
    get throws { try log("browser").map { "\($0["level"] ?? ""): \($0["message"] ?? "")" } }
  }

  private func log(_ kind: String) throws -> [[String: Any]] {
    try post("se/log", ["type": kind]) as? [[String: Any]] ?? []
  }

  /// What the network did since it was asked last.
  var traffic: Traffic {
    get throws {
      try Traffic(
        events: log("performance").compactMap { entry in
          let text = entry["message"] as? String ?? ""
          let event = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
          return event?["message"] as? [String: Any]
        }
      )
    }
  }

  /// The requests of a page, and the answers.
  struct Traffic {
    /// Where requests went, without those that stay inside of the browser.
    var requests: [String] = []
    /// The status of each answer, by its address.
    var statuses: [String: Int] = [:]

    fileprivate init(events: [[String: Any]]) {
      for event in events {
        let details = event["params"] as? [String: Any]
        if event["method"] as? String == "Network.requestWillBeSent",
          let request = details?["request"] as? [String: Any],
          let address = request["url"] as? String,
          !["data:", "blob:", "chrome:"].contains(where: address.hasPrefix)
        {
          requests.append(address)
        }
        if event["method"] as? String == "Network.responseReceived",
          let response = details?["response"] as? [String: Any],
          let address = response["url"] as? String
        {
          statuses[address] = response["status"] as? Int
        }
      }
    }
  }
}
