import Foundation
import TestSupport
import Testing
import UIKit

private final class Panel: UIViewController {}

/// A table of two sections, which notes what it is told of their headers and footers.
private final class Sections: UITableViewController {
  var told: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "Section \(section)"
  }
  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection: Int
  ) {
    let header = view as? UITableViewHeaderFooterView
    told.append("\(forSection) \(header?.textLabel?.text ?? "")")
    header?.textLabel?.textColor = .systemRed
  }
  override func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    false
  }
}

@Suite struct `Code that sets looks` {
  @Test func `keeps what is set for a class, and passes it to no view`() {
    let calls = SystemCall.recorded {
      UINavigationBar.appearance().barTintColor = .systemRed
      UITableView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .systemBlue
    }
    expectEqual(UINavigationBar.appearance().barTintColor, .systemRed)
    expectEqual(UINavigationBar().barTintColor, nil)
    let inPanels = UITableView.appearance(whenContainedInInstancesOf: [Panel.self])
    expectEqual(inPanels.backgroundColor, .systemBlue)
    #expect(UITableView.appearance().backgroundColor != .systemBlue)
    expectEqual(calls.map(\.name), Array(repeating: "UIAppearance.appearance()", count: 2))
  }

  @Test func `sets the font and the colour of titles in bars`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let font = UIFont.systemFont(ofSize: 21, weight: .bold)
    item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.systemGreen], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .disabled)
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.rootViewController = UINavigationController(rootViewController: screen)
    func label() throws -> UILabel {
      window.layoutIfNeeded()
      return try #require(labels(below: window).first { $0.text == "Save" })
    }
    try expectEqual(label().font, font)
    try expectEqual(label().textColor, .systemGreen)
    item.isEnabled = false
    try expectEqual(label().font, font)
    try expectEqual(label().textColor, .systemGray)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
  }

  @Test func `is told of headers before they show`() throws {
    let table = Sections(style: .plain)
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.rootViewController = table
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    expectEqual(table.told, ["0 Section 0", "1 Section 1"])
    let header = try #require(labels(below: window).first { $0.text == "Section 0" })
    expectEqual(header.textColor, .systemRed)
  }

  @Test func `reads plain documents of text, and says which it can't`() throws {
    let data = Data("Grüße".utf8)
    let text = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    expectEqual(text.string, "Grüße")
    let latin = try NSAttributedString(
      data: Data([0xe9]),
      options: [.characterEncoding: String.Encoding.isoLatin1.rawValue]
    )
    expectEqual(latin.string, "é")
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data,
        options: [.documentType: NSAttributedString.DocumentType.html]
      )
    }
    #expect(error?.localizedDescription.contains("NSHTML") == true, "\(String(describing: error))")
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xff, 0xfe, 0xfd])) }
  }

  @Test func `shows a box for a resource that isn't there`() {
    let resource = ImageResource(name: "nowhere", bundle: .main)
    #expect(UIImage(resource: resource).size.width > 0)
    expectEqual(UIColor(resource: ColorResource(name: "nowhere", bundle: .main)), .systemPink)
  }

  private func labels(below view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(below: $0) }
  }
}
