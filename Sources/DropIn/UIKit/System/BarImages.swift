public import SnaplineControls
import SnaplineLayout

/// The height of bar for which something applies; the raw values are UIKit's.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar; the raw values are UIKit's.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

/// The pictures that a bar was given for its ground and its line.
///
/// An empty one clears the bar's standard appearance of what it stands for, as on a phone. Another one is
/// kept and recorded, and isn't drawn.
private struct BarImages: SetAside {
  var grounds: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?
  /// The colours that empty pictures cleared.
  var clearedGround: UIColor?
  var clearedShadow: UIColor?
}

/// A bar with an appearance, which pictures clear.
private protocol PicturedBar: View {
  associatedtype Appearance: BarAppearance
  var standardAppearance: Appearance { get set }
  /// The appearance to change: several bars may share the other one.
  var copiedAppearance: Appearance { get }
}

extension PicturedBar {
  /// Keeps the picture of the ground; the one for the usual height shows.
  fileprivate func setGround(
    _ image: UIImage?,
    for barMetrics: UIBarMetrics = .default,
    by member: String
  ) {
    self[aside: \BarImages.grounds][barMetrics] = image
    guard barMetrics == .default else { return }
    show(image, \.backgroundColor, clearing: \BarImages.clearedGround, by: member)
  }

  /// Keeps the picture of the line, which shows.
  fileprivate func setShadow(_ image: UIImage?, by member: String) {
    self[aside: \BarImages.shadow] = image
    show(image, \.shadowColor, clearing: \BarImages.clearedShadow, by: member)
  }

  /// An empty picture clears the colour; what comes after one gives the colour back, unless somebody set
  /// another one.
  private func show(
    _ image: UIImage?,
    _ path: ReferenceWritableKeyPath<BarAppearance, UIColor?>,
    clearing kept: WritableKeyPath<BarImages, UIColor?>,
    by member: String
  ) {
    let appearance = copiedAppearance
    if image.isEmptyPicture {
      self[aside: kept] = appearance[keyPath: path] ?? self[aside: kept]
      appearance[keyPath: path] = nil
    } else {
      appearance[keyPath: path] = appearance[keyPath: path] ?? self[aside: kept]
      self[aside: kept] = nil
    }
    standardAppearance = appearance
    if let image, !image.isEmptyPicture { SystemCall.note(member, image.size) }
  }
}

extension UIImage {
  fileprivate var isEmptyPicture: Bool { size.width <= 0 || size.height <= 0 }
}

extension UIImage? {
  fileprivate var isEmptyPicture: Bool { self?.isEmptyPicture ?? false }
}

extension NavigationBar: PicturedBar {
  fileprivate var copiedAppearance: NavigationBarAppearance {
    NavigationBarAppearance(barAppearance: standardAppearance)
  }

  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setGround(backgroundImage, for: barMetrics, by: "UINavigationBar.setBackgroundImage(_:for:)")
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    self[aside: \BarImages.grounds][barMetrics]
  }

  public var shadowImage: UIImage? {
    get { self[aside: \BarImages.shadow] }
    set { setShadow(newValue, by: "UINavigationBar.shadowImage") }
  }
}

extension TabBar: PicturedBar {
  fileprivate var copiedAppearance: TabBarAppearance {
    TabBarAppearance(barAppearance: standardAppearance)
  }

  public var backgroundImage: UIImage? {
    get { self[aside: \BarImages.grounds][.default] }
    set { setGround(newValue, by: "UITabBar.backgroundImage") }
  }

  public var shadowImage: UIImage? {
    get { self[aside: \BarImages.shadow] }
    set { setShadow(newValue, by: "UITabBar.shadowImage") }
  }
}

extension Toolbar: PicturedBar {
  fileprivate var copiedAppearance: ToolbarAppearance {
    ToolbarAppearance(barAppearance: standardAppearance)
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    setGround(
      backgroundImage,
      for: barMetrics,
      by: "UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)"
    )
  }

  public func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    setShadow(shadowImage, by: "UIToolbar.setShadowImage(_:forToolbarPosition:)")
  }
}

extension SearchBar {
  /// Sets ``backgroundImage``, which applies to every position and height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
}
