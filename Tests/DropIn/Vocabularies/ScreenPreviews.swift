import UIKit

/// The screens of a vocabulary as they are shown live: this file is compiled with the tests, and by them.
enum ScreenPreviews {
  private static let colors: [UIColor] = [.systemRed, .systemTeal, .systemYellow, .systemPurple]

  static func all(of vocabulary: any Vocabulary.Type) -> [LayoutPreview] {
    (0..<10).flatMap { place in
      let preview = LayoutPreview("\(vocabulary) \(place)", width: 390, height: 600) {
        colored(vocabulary.screens()[place])
      }
      return preview.everywhere
    }
  }

  /// A screen with a ground under each view, so that each frame is seen, and texts of the size that
  /// somebody chose.
  private static func colored(_ screen: Screen) -> UIView {
    screen.root.backgroundColor = .systemBackground
    let views = screen.views.sorted { $0.key < $1.key }
    for (place, view) in views.enumerated() {
      view.value.backgroundColor = colors[place % colors.count].withAlphaComponent(0.4)
      guard let label = view.value as? UILabel else { continue }
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    return screen.root
  }
}
