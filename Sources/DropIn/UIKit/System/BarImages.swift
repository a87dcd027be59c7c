public import SnaplineControls
import SnaplineLayout

/// For which height of a bar something holds; the raw values are UIKit's.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar stands; the raw values are UIKit's.
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

extension BarAppearance {
  fileprivate func showGround(_ image: UIImage?, on bar: UIView, of member: String) {
    show(image, \.backgroundColor, kept: &bar[aside: \BarImages.clearedGround])
    note(image, member)
  }

  fileprivate func showShadow(_ image: UIImage?, on bar: UIView, of member: String) {
    show(image, \.shadowColor, kept: &bar[aside: \BarImages.clearedShadow])
    note(image, member)
  }

  /// An empty picture clears the colour; what comes after one gives the colour back, unless somebody set
  /// another one.
  private func show(
    _ image: UIImage?,
    _ path: ReferenceWritableKeyPath<BarAppearance, UIColor?>,
    kept: inout UIColor?
  ) {
    if image.isEmptyPicture {
      kept = self[keyPath: path] ?? kept
      self[keyPath: path] = nil
    } else {
      self[keyPath: path] = self[keyPath: path] ?? kept
      kept = nil
    }
  }

  private func note(_ image: UIImage?, _ member: String) {
    if let image, !image.isEmptyPicture { SystemCall.note(member, image.size) }
  }
}

extension UIImage {
  fileprivate var isEmptyPicture: Bool { size.width <= 0 || size.height <= 0 }
}

extension UIImage? {
  fileprivate var isEmptyPicture: Bool { self?.isEmptyPicture ?? false }
}

extension NavigationBar {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self[aside: \BarImages.grounds][barMetrics] = backgroundImage
    guard barMetrics == .default else { return }
    let appearance = NavigationBarAppearance(barAppearance: standardAppearance)
    appearance.showGround(
      backgroundImage,
      on: self,
      of: "UINavigationBar.setBackgroundImage(_:for:)"
    )
    standardAppearance = appearance
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
    set {
      self[aside: \BarImages.shadow] = newValue
      let appearance = NavigationBarAppearance(barAppearance: standardAppearance)
      appearance.showShadow(newValue, on: self, of: "UINavigationBar.shadowImage")
      standardAppearance = appearance
    }
  }
}

extension TabBar {
  public var backgroundImage: UIImage? {
    get { self[aside: \BarImages.grounds][.default] }
    set {
      self[aside: \BarImages.grounds][.default] = newValue
      let appearance = TabBarAppearance(barAppearance: standardAppearance)
      appearance.showGround(newValue, on: self, of: "UITabBar.backgroundImage")
      standardAppearance = appearance
    }
  }

  public var shadowImage: UIImage? {
    get { self[aside: \BarImages.shadow] }
    set {
      self[aside: \BarImages.shadow] = newValue
      let appearance = TabBarAppearance(barAppearance: standardAppearance)
      appearance.showShadow(newValue, on: self, of: "UITabBar.shadowImage")
      standardAppearance = appearance
    }
  }
}

extension Toolbar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self[aside: \BarImages.grounds][barMetrics] = backgroundImage
    guard barMetrics == .default else { return }
    let appearance = ToolbarAppearance(barAppearance: standardAppearance)
    appearance.showGround(
      backgroundImage,
      on: self,
      of: "UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)"
    )
    standardAppearance = appearance
  }

  public func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    self[aside: \BarImages.shadow] = shadowImage
    let appearance = ToolbarAppearance(barAppearance: standardAppearance)
    appearance.showShadow(
      shadowImage,
      on: self,
      of: "UIToolbar.setShadowImage(_:forToolbarPosition:)"
    )
    standardAppearance = appearance
  }
}

extension SearchBar {
  /// Sets ``backgroundImage``, which holds for every position and height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
}
