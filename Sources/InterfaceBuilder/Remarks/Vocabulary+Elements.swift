extension Vocabulary {
  /// Whether an element is one of the format; what stands for a view of another kind is a box.
  static func knows(element name: String) -> Bool {
    ViewKinds.table[name] != nil || name.hasSuffix("ontroller") || elements.contains(name)
  }

  /// Whether what an element and all in it say changes neither layout nor picture.
  static func passesOver(_ name: String) -> Bool {
    name.hasSuffix("estureRecognizer") || silent.contains(name)
  }

  /// Whether a property of that name is read of elements of that kind; nothing where it is no name of
  /// a property.
  static func reads(key: String, of element: String) -> Bool {
    let known = keys[element] ?? (ViewKinds.table[element] == nil ? nil : keysOfViews)
    return known?.contains(key) ?? true
  }

  private static let elements: Set<String> = names(
    """
    accessibility accessibilityTraits adaptation array attributedString attributes autoresizingMask
    barButtonItem blurEffect bool buttonConfiguration cells collectionReusableViews
    collectionViewFlowLayout color constraint constraints date device directionalEdgeInsets
    document edgeInsets exclude extendedEdge font fontDescription fragment
    freeformSimulatedSizeMetrics image imageReference include inset integer items layoutGuides
    leftBarButtonItems listContentConfiguration locale mask modalFormSheetSimulatedSizeMetrics
    modalPageSheetSimulatedSizeMetrics mutableString namedColor navigationBarAppearance
    navigationItem nil objects offset paragraphStyle point preferredSymbolConfiguration prototypes
    real rect resources rightBarButtonItems scene scenes scopeButtonTitles sections segment
    segments simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size state string
    subviews systemColor tabBarAppearance tabBarItem tableViewSection textAttributes
    textInputTraits timeZone toolbarAppearance toolbarItems userDefinedRuntimeAttribute
    userDefinedRuntimeAttributes value variation vibrancyEffect viewControllerLayoutGuide
    viewControllerPlaceholder viewLayoutGuide
    """
  )

  private static let silent: Set<String> = names(
    """
    audiovisualMediaTypes connections customFonts customObject customObjects dataDetectorType
    dataDetectorTypes dependencies designables exit gestureRecognizers inferredMetricsTieBreakers
    placeholder refreshControl searchDisplayController simulatedMetricsContainer splitViewController
    userGuides wkPreferences wkWebViewConfiguration
    """
  )

  /// The properties that views may be; some of them are seen in other states than the first.
  private static let keysOfViews = names(
    """
    accessoryView backgroundView contentView customView editingAccessoryView
    multipleSelectionBackgroundView navigationBar sectionFooterView sectionHeaderView
    selectedBackgroundView tabBar tableFooterView tableHeaderView titleView toolbar view
    """
  )

  /// The properties that are read, by the elements that hold them.
  private static let keys: [String: Set<String>] = [
    "attributedString": names(
      "attributedText attributedTitle attributedPlaceholder userComments value"
    ),
    "color": names(
      """
      NSBackgroundColor NSColor backgroundColor barTintColor baseBackgroundColor baseForegroundColor
      color currentPageIndicatorTintColor highlightedColor maximumTrackTintColor minimumTrackTintColor
      onTintColor pageIndicatorTintColor progressTintColor sectionIndexBackgroundColor sectionIndexColor
      sectionIndexTrackingBackgroundColor selectedColor selectedSegmentTintColor separatorColor
      shadowColor textColor thumbTintColor tintColor titleColor titleShadowColor trackTintColor
      unselectedItemTintColor value
      """
    ),
    "directionalEdgeInsets": names("contentInsets directionalLayoutMargins"),
    "edgeInsets": names("layoutMargins"),
    "inset": names(
      """
      contentEdgeInsets contentInset imageEdgeInsets imageInsets insetFor6xAndEarlier layoutMargins
      scrollIndicatorInsets sectionInset separatorInset titleEdgeInsets
      """
    ),
    "size": names(
      """
      customSize estimatedItemSize footerReferenceSize freeformSize headerReferenceSize
      intrinsicContentSize itemSize preferredContentSize shadowOffset value
      """
    ),
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
