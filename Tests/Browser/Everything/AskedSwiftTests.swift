import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  /// A card whose badge keeps its width until the title needs the room.
  static let askedSwift = """
    import UIKit

    func card(_ name: String) -> UIView {
      let (card, badge, title) = (UIView(), UIView(), UILabel())
      card.backgroundColor = .systemBackground
      badge.backgroundColor = .systemTeal
      badge.layer.cornerRadius = 12
      title.text = name
      title.accessibilityIdentifier = "title"
      badge.accessibilityIdentifier = "badge"
      for view in [badge, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
      }
      let wide = badge.widthAnchor.constraint(equalToConstant: 120)
      wide.priority = UILayoutPriority(700)
      NSLayoutConstraint.activate([
        wide,
        badge.heightAnchor.constraint(equalToConstant: 60),
        badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
        badge.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -20),
        title.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      ])
      return card
    }

    let previews = [
      LayoutPreview("Card, light", width: 320, height: 100) { card("Ada Okafor") },
      LayoutPreview("Card; dark", width: 320, height: 100, style: .dark) { card("Li Wei") },
      LayoutPreview("Long", width: 320, height: 100) { card("Bartholomew Featherstonehaugh") },
    ]

    """

  /// The item of the menu that shows all previews.
  private static let item = """
    [...document.querySelectorAll("[popover] button")]
      .find((one) => one.textContent.trim() === "All previews")
    """

  @Test func `says of a Swift file why and what gives way, its previews side by side`()
    throws
  {
    let folder = try DesignFolder()
    folder.write(Self.askedSwift, to: "Card.swift")
    let page = try PreviewPage(folder, options: ["Card.swift"])
    let browser = page.browser
    try browser.resize(1280, 800)
    try page.open("Card.swift", "zoom=100")
    let line =
      1
      + (Self.askedSwift.components(separatedBy: "\n")
        .firstIndex { $0.contains("constant: 12") } ?? -1)
    try page.open("Card.swift", "zoom=100&view=View/title&attribute=left")
    let panel = "document.getElementById('panel-details').innerText"
    try browser.wait(until: "\(panel).includes(arguments[0])", "Card.swift:\(line)")
    let link = try browser.text(
      """
      return [...document.querySelectorAll("#panel-details a.place")].map((one) => one.href)
        .find((one) => one.includes(arguments[0]))
      """,
      "Card.swift:\(line):"
    )
    #expect(link.hasPrefix("vscode://file/"), "\(link)")

    // Where the title needs the badge's room, the badge's width gives way, with its line.
    try browser.drag(".handle.right", through: (1...12).map { (x: -10 * $0, y: 0) })
    try page.waits(for: "200", of: "width")
    let marks = try browser.text(
      """
      const marks = document.querySelectorAll(".ruler.across button")
      return [...marks].map((one) => one.ariaLabel).join()
      """
    )
    #expect(
      marks.contains("badge.width == 120") && marks.contains("gives way, Card.swift:15"),
      "\(marks)"
    )
    try browser.press(.escape)
    try page.waits(for: "", of: "width")

    let points = try page.ask("breaks?design=\(page.choice("design"))&axis=width")["points"]
    #expect((points as? [Any])?.isEmpty == false)

    // All of them side by side, each by its name, whatever letters are in it.
    try browser.press("c")
    try browser.wait(until: Self.item)
    try browser.run("\(Self.item).click()")
    try browser.wait(
      until: "document.querySelectorAll('.board .picture svg').length === 3"
    )
    let texts = { (selector: String) in
      try browser.text(
        """
        const found = [...document.querySelectorAll(arguments[0])]
        return found.map((one) => one.textContent.trim()).join(" | ")
        """,
        selector
      )
    }
    expectEqual(try texts(".board h2"), "Card, light | Card; dark | Long")
    expectEqual(
      try texts(".board .picture"),
      "Ada Okafor | Li Wei | Bartholomew Featherstonehaugh"
    )
    try browser.screenshot(to: Checkout.root.appending(path: ".build/browser/shots/swift-side.png"))
    // Reloaded, the address gives the same.
    try browser.run("location.reload()")
    try browser.wait(
      until: "document.querySelectorAll('.board .picture svg').length === 3"
    )
    try page.open(
      "Card.swift",
      "scene=Long&overlays=constraints,frames&view=View/title&attribute=left"
    )
    try browser.wait(until: "\(panel).includes('Why left is')")
    try browser.wait(until: "document.querySelectorAll('.board .marks *').length > 6")
    try browser.screenshot(to: Checkout.root.appending(path: ".build/browser/shots/swift-why.png"))
    try page.expectQuiet()
  }
}
