import Testing
import UIKit

/// Shares a report that is made when it is asked for.
private final class Report: UIActivityItemProvider, @unchecked Sendable {
  convenience init(of words: String) {
    self.init(placeholderItem: "")
    self.words = words
  }

  private var words = ""

  override var item: Any { words }
}

private final class Star: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { .init("org.example.star") }
  override var activityTitle: String? { "Star" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

@Suite struct `A sheet for sharing` {
  @Test func `remembers what it would share`() throws {
    let (screen, window) = (UIViewController(), UIWindow(frame: .zero))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let sheet = UIActivityViewController(
      activityItems: [Report(of: "report"), "text"],
      applicationActivities: [Star()]
    )
    sheet.excludedActivityTypes = [.airDrop, .mail]
    var ended: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    screen.present(sheet, animated: true)
    let shown = try #require(screen.presentedViewController as? UIActivityViewController)
    #expect(shown.activityItems.last as? String == "text" && shown.activityItems.count == 2)
    #expect(shown.excludedActivityTypes == [.airDrop, .mail])
    let source = try #require(shown.activityItems.first as? any UIActivityItemSource)
    let item = source.activityViewController(shown, itemForActivityType: .mail)
    #expect(item as? String == "report")
    #expect(source.activityViewControllerPlaceholderItem(shown) as? String == "")
    #expect(source.activityViewController(shown, subjectForActivityType: nil) == "")
    shown.completionWithItemsHandler?(.mail, true, nil, nil)
    #expect(ended == [true])
  }

  @Test func `has activities of the app, which a test does`() {
    let star = Star()
    #expect(Star.activityCategory == .share && star.activityTitle == "Star")
    #expect(star.canPerform(withActivityItems: []) && star.finish == nil)
    star.perform()
    #expect(star.finish == true)
    #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
  }
}
