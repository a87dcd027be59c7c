import Foundation
import TestSupport

/// A report in a browser, opened from its file.
final class ReportPage {
  let folder: DesignFolder
  let browser: BrowserSession
  let address: String

  private static func card(_ title: String, spacing: Int, colour: String) -> String {
    """
    version: 1
    canvas: 240x160
    view:
      vstack:
        - {label: "\(title)", id: title, font: 20}
        - {id: box, background: "\(colour)", size: 240x60}
      spacing: \(spacing)
      alignment: leading
      id: stack

    """
  }

  /// A run of some designs: two with another spacing, one with another colour, some that are the same.
  static func withRun(_ more: [String: String] = [:]) throws -> DesignFolder {
    var files = ["Package.swift": ""]
    for name in ["one", "two", "three", "cards/four", "cards/five"] {
      files[name + ".yaml"] = card(name, spacing: 8, colour: "#ff0000")
    }
    let folder = try DesignFolder(files.merging(more) { $1 })
    _ = try folder.run(["test", "--record", "all"])
    for name in ["one", "cards/four"] {
      folder.write(card(name, spacing: 20, colour: "#ff0000"), to: name + ".yaml")
    }
    folder.write(card("two", spacing: 8, colour: "#0000ff"), to: "two.yaml")
    _ = try folder.run(["test"])
    return folder
  }

  init(_ folder: DesignFolder, options: [String] = [], page: String = ".snapline/report/index.html")
    throws
  {
    self.folder = folder
    _ = try folder.run(["report"] + options)
    browser = try BrowserSession()
    // Nothing of a report is asked of a network.
    try browser.chrome("Network.enable")
    try browser.chrome(
      "Network.emulateNetworkConditions",
      ["offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0]
    )
    address = "file://" + folder.url.appending(path: page).path
  }

  /// Opens the page at a place, and waits until its first rows are there.
  func open(_ place: String = "") throws {
    try browser.open("about:blank")
    try browser.open(address + (place.isEmpty ? "" : "#" + place))
    try ready()
  }

  func ready() throws { try browser.wait(until: "document.body.dataset.ready") }

  /// The names in the list of cases.
  var names: [String] {
    get throws {
      try browser.run(
        "return [...document.querySelectorAll('#inspector .row .name')].map((e) => e.textContent)"
      ) as? [String] ?? []
    }
  }

  var name: String {
    get throws { try browser.text("return document.querySelector('.case-name h2').textContent") }
  }

  /// The colour of the page at a place of the window, as three numbers.
  func pixel(x: Int, y: Int) throws -> [Int] {
    let shot = try browser.get("screenshot") as? String ?? ""
    let read = """
      const [data, x, y, done] = arguments
      const image = new Image()
      image.onload = () => {
        const canvas = document.createElement("canvas")
        canvas.width = image.width; canvas.height = image.height
        const context = canvas.getContext("2d")
        context.drawImage(image, 0, 0)
        const scale = image.width / innerWidth
        done([...context.getImageData(x * scale, y * scale, 1, 1).data].slice(0, 3))
      }
      image.src = "data:image/png;base64," + data
      """
    return (try browser.wait(for: read, shot, x, y) as? [NSNumber] ?? []).map(\.intValue)
  }
}
