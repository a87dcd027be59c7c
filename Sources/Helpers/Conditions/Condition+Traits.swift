public import SnaplineDrawing
public import SnaplineEnvironment
public import SnaplineLayout

extension View.Condition {
  /// Whether the view's traits have all values that are set in another collection.
  public static func traits(in traits: TraitCollection) -> Self {
    Self(.traits(TraitTest("has traits") { TraitCollection($0).containsTraits(in: traits) }))
  }

  public static func trait<Value: Equatable>(
    _ keyPath: KeyPath<TraitCollection, Value>,
    is value: Value
  ) -> Self {
    // The path may lead to a property that somebody wrote, which reads whatever it likes.
    Self(
      .traits(
        TraitTest("has a trait \(value)", asksCode: true) {
          TraitCollection($0)[keyPath: keyPath] == value
        }
      )
    )
  }

  private static func trait<Value: Equatable>(
    _ words: String,
    _ read: @escaping (Traits) -> Value,
    _ value: Value
  ) -> Self { Self(.traits(TraitTest(words) { read($0) == value })) }

  // MARK: Size classes

  public static var verticallyCompact: Self {
    trait("vertically compact", \.verticalSizeClass, .compact)
  }
  public static var verticallyRegular: Self {
    trait("vertically regular", \.verticalSizeClass, .regular)
  }
  public static var horizontallyCompact: Self {
    trait("horizontally compact", \.horizontalSizeClass, .compact)
  }
  public static var horizontallyRegular: Self {
    trait("horizontally regular", \.horizontalSizeClass, .regular)
  }

  // The same by the other names under which people know them.
  public static var verticalCompact: Self { verticallyCompact }
  public static var verticalRegular: Self { verticallyRegular }
  public static var horizontalCompact: Self { horizontallyCompact }
  public static var horizontalRegular: Self { horizontallyRegular }
  public static var isVerticallyCompact: Self { verticallyCompact }
  public static var isVerticallyRegular: Self { verticallyRegular }
  public static var isHorizontallyCompact: Self { horizontallyCompact }
  public static var isHorizontallyRegular: Self { horizontallyRegular }

  // MARK: Devices

  public static func idiom(_ idiom: UserInterfaceIdiom) -> Self {
    trait("on the idiom \(idiom)", \.userInterfaceIdiom, idiom)
  }
  public static var phone: Self { idiom(.phone) }
  public static var pad: Self { idiom(.pad) }
  public static var mac: Self { idiom(.mac) }
  public static var tv: Self { idiom(.tv) }
  public static var carPlay: Self { idiom(.carPlay) }

  // MARK: Looks and languages

  public static var light: Self { trait("light", \.userInterfaceStyle, .light) }
  public static var dark: Self { trait("dark", \.userInterfaceStyle, .dark) }
  public static var leftToRight: Self { trait("left to right", \.layoutDirection, .leftToRight) }
  public static var rightToLeft: Self { trait("right to left", \.layoutDirection, .rightToLeft) }

  // MARK: Text sizes

  public static func contentSizeCategory(is size: ContentSizeCategory) -> Self {
    textSize("is \(size)") { $0 == size }
  }
  public static func contentSizeCategory(isNot size: ContentSizeCategory) -> Self {
    textSize("is not \(size)") { $0 != size }
  }
  public static func contentSizeCategory(isLargerThan size: ContentSizeCategory) -> Self {
    textSize("is larger than \(size)") { $0 > size }
  }
  public static func contentSizeCategory(isSmallerThan size: ContentSizeCategory) -> Self {
    textSize("is smaller than \(size)") { $0 < size }
  }
  public static func contentSizeCategory(isAtLeast size: ContentSizeCategory) -> Self {
    textSize("is at least \(size)") { $0 >= size }
  }
  public static func contentSizeCategory(isAtMost size: ContentSizeCategory) -> Self {
    textSize("is at most \(size)") { $0 <= size }
  }
  public static var contentSizeCategoryIsAccessibility: Self {
    textSize("is an accessibility size") { $0.isAccessibilityCategory }
  }
  public static var contentSizeCategoryIsNotAccessibility: Self {
    textSize("is no accessibility size") { !$0.isAccessibilityCategory }
  }

  private static func textSize(
    _ words: String,
    _ test: @escaping (ContentSizeCategory) -> Bool
  ) -> Self {
    Self(.traits(TraitTest("text size \(words)") { test($0.preferredContentSizeCategory) }))
  }
}
