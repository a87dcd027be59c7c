import SnaplineText

/// The attributes of the format, and what may stand in them.
///
/// An attribute that changes neither layout nor picture is here as well; one that would and isn't read
/// is not, so that it is told of.
enum Vocabulary {
  /// What may stand in an attribute.
  enum Meaning: Sendable {
    case anything
    case yesOrNo
    case number
    case ratio
    case priority
    case words(Set<String>)

    func holds(_ text: String) -> Bool {
      switch self {
      case .anything: true
      case .yesOrNo: text == "YES" || text == "NO"
      case .number: Numbers.plain(text) != nil
      case .ratio: Numbers.ratio(text) != nil
      case .priority: Numbers.priority(text) != nil
      case .words(let known): known.contains(text)
      }
    }
  }

  /// What may stand in an attribute of an element; nothing for one that isn't known.
  static func meaning(of attribute: String, on element: String) -> Meaning? {
    ofElements[element]?[attribute] ?? anywhere[attribute]
  }

  /// The words of an attribute, where it has any.
  static func words(of attribute: String, on element: String) -> Set<String>? {
    if case .words(let known) = meaning(of: attribute, on: element) { known } else { nil }
  }

  private static func words<Value>(_ table: [String: Value]) -> Meaning { .words(Set(table.keys)) }

  private static func list(_ names: String) -> [String] {
    names.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// What attributes mean on whichever element they stand.
  private static let anywhere: [String: Meaning] = {
    var table = words
    for name in list(yesOrNo) { table[name] = .yesOrNo }
    for name in list(numbers) { table[name] = .number }
    for name in list(anything) { table[name] = .anything }
    return table
  }()

  private static let words: [String: Meaning] = [
    "accessoryType": words(AttributeWords.accessories), "appearance": .words(["light", "dark"]),
    "axis": words(AttributeWords.axes), "barStyle": words(AttributeWords.barStyles),
    "baseWritingDirection": words(AttributeWords.writingDirections),
    "baselineAdjustment": words(AttributeWords.baselineAdjustments),
    "borderStyle": words(AttributeWords.borderStyles),
    "buttonRole": words(AttributeWords.buttonRoles),
    "buttonSize": words(AttributeWords.buttonSizes),
    "buttonType": words(AttributeWords.buttonTypes),
    "clearButtonMode": words(AttributeWords.viewModes),
    "contentHorizontalAlignment": words(AttributeWords.alignmentsAcross),
    "contentInsetAdjustmentBehavior": words(AttributeWords.insetAdjustments),
    "contentMode": words(AttributeWords.contentModes),
    "contentVerticalAlignment": words(AttributeWords.alignmentsDown),
    "cornerStyle": words(AttributeWords.cornerStyles),
    "datePickerMode": words(AttributeWords.dateModes),
    "distribution": words(AttributeWords.distributions),
    "imagePlacement": words(AttributeWords.imagePlacements),
    "keyboardType": words(AttributeWords.keyboards),
    "largeTitleDisplayMode": words(AttributeWords.largeTitleModes),
    "lineBreakMode": words(AttributeWords.lineBreakModes),
    "metaFont": words(AttributeWords.fontKinds),
    "multiplier": .ratio, "orientation": .words(["portrait", "landscape"]),
    "priority": .priority, "relation": words(AttributeWords.relations),
    "renderingMode": words(AttributeWords.renderingModes),
    "scale": words(AttributeWords.symbolScales),
    "scrollDirection": words(AttributeWords.scrollDirections),
    "searchBarStyle": words(AttributeWords.searchBarStyles),
    "semanticContentAttribute": words(AttributeWords.directions),
    "separatorStyle": words(AttributeWords.separatorStyles), "spacingType": .words(["standard"]),
    "symbolScale": words(AttributeWords.symbolScales),
    "textAlignment": words(AttributeWords.textAlignments),
    "titleAlignment": words(AttributeWords.titleAlignments), "weight": words(DocumentFonts.weights),
  ]

  /// What attributes mean on one element alone.
  private static let ofElements: [String: [String: Meaning]] = [
    "accessibilityTraits": AttributeWords.accessibilityTraits.mapValues { _ in .yesOrNo },
    "activityIndicatorView": ["style": words(AttributeWords.indicatorStyles)],
    "autoresizingMask": flags("widthSizable heightSizable flexibleMinX flexibleMaxX")
      .merging(flags("flexibleMinY flexibleMaxY")) { first, _ in first },
    "barButtonItem": [
      "style": words(AttributeWords.barItemStyles), "systemItem": words(AttributeWords.systemItems),
    ],
    "blurEffect": ["style": words(AttributeWords.materials)],
    "bool": ["value": .yesOrNo],
    "buttonConfiguration": ["style": words(AttributeWords.configurationStyles)],
    "constraint": ["placeholder": .yesOrNo],
    "datePicker": ["style": words(AttributeWords.dateStyles)],
    "extendedEdge": flags("top left bottom right"),
    "font": ["style": words(textStyles), "type": words(AttributeWords.fontKinds)],
    "fontDescription": ["style": words(textStyles), "type": words(AttributeWords.fontKinds)],
    "integer": ["value": .number],
    "paragraphStyle": ["alignment": words(AttributeWords.textAlignments)],
    "real": ["value": .number],
    "simulatedOrientationMetrics": ["orientation": .anything],
    "slider": ["value": .number],
    "stackView": ["alignment": words(AttributeWords.alignments)],
    "stepper": ["value": .number],
    "tabBarItem": ["systemItem": words(AttributeWords.tabItems)],
    "tableView": ["style": words(AttributeWords.tableStyles)],
    "tableViewCell": ["style": words(AttributeWords.cellStyles)],
    "variation": ["alignment": words(AttributeWords.alignments)],
    "vibrancyEffect": ["style": words(AttributeWords.vibrancies)],
    "wkWebView": flags("allowsBackForwardNavigationGestures allowsLinkPreview"),
    "viewControllerLayoutGuide": ["type": .words(["top", "bottom"])],
  ]

  private static let textStyles = Dictionary(
    Font.TextStyle.all.map { ($0.rawValue, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static func flags(_ names: String) -> [String: Meaning] {
    Dictionary(list(names).map { ($0, .yesOrNo) }, uniquingKeysWith: { first, _ in first })
  }

  private static let yesOrNo = """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth allowsEditingTextAttributes
    allowsFocus allowsFocusDuringEditing allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
    alwaysBounceHorizontal alwaysBounceVertical ambiguous animating
    apportionsSegmentWidthsByContent automaticEstimatedItemSize
    automaticallyAdjustsScrollViewInsets autorepeat autoresizesSubviews baselineRelativeArrangement
    bounces bouncesZoom canCancelContentTouches changesSelectionAsPrimaryAction
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clipsSubviews clipsToBounds colorMatched
    contentViewInsetsToSafeArea continuous defersCurrentPageDisplay definesPresentationContext
    delaysContentTouches directionalLockEnabled editable enabled enablesReturnKeyAutomatically
    extendedLayoutIncludesOpaqueBars findInteractionEnabled fixedFrame hasAttributedTitle hidden
    hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed
    hidesForSinglePage hidesSearchBarWhenScrolling hidesWhenStopped highlighted
    insetsLayoutMarginsFromSafeArea largeTitles launchScreen layoutMarginsFollowReadableWidth
    leftItemsSupplementBackButton misplaced modalInPresentation momentary multipleTouchEnabled
    navigationBarHidden on opaque pagingEnabled pointerInteraction prefetchingEnabled
    presentsWithGesture preservesSuperviewLayoutMargins prompted
    providesPresentationContextTransitionStyle remembersLastFocusedIndexPath
    reversesTitleShadowWhenHighlighted scrollEnabled scrollsToTop sectionFootersPinToVisibleBounds
    sectionHeadersPinToVisibleBounds secureTextEntry selectable selected selectionFollowsFocus
    shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton showsCancelButton
    showsExpansionTextWhenTruncated showsHorizontalScrollIndicator showsLargeContentViewer
    showsMenuAsPrimaryAction showsReorderControl showsScopeBar showsSearchResultsButton
    showsSelectionIndicator showsTouchWhenHighlighted showsVerticalScrollIndicator springLoaded
    supportsAlpha symbolic toolbarHidden translatesAutoresizingMaskIntoConstraints translucent
    useAutolayout useCurrentDate useSafeAreas useStoryboardIdentifierAsRestorationIdentifier
    useTraitCollections userInteractionEnabled usesAttributedText wraps
    """

  private static let numbers = """
    alpha blue bottom constant countDownDuration currentPage defaultTabInterval estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight firstLineHeadIndent green headIndent
    headerLevel height horizontalCompressionResistancePriority horizontalHuggingPriority
    hyphenationFactor imagePadding indentationLevel indentationWidth leading left
    lineHeightMultiple lineSpacing maxValue maxX maxY maximumLineHeight maximumPrimaryColumnWidth
    maximumValue maximumZoomScale minValue minX minY minimumFontSize minimumInteritemSpacing
    minimumLineHeight minimumLineSpacing minimumPrimaryColumnWidth minimumScaleFactor minimumValue
    minimumZoomScale minuteInterval numberOfLines numberOfPages paragraphSpacing
    paragraphSpacingBefore pointSize preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction
    progress red right rowHeight sectionFooterHeight sectionHeaderHeight
    sectionIndexMinimumDisplayRowCount selectedSegmentIndex size spacing stepValue tag tailIndent
    tighteningFactorForTruncation timeIntervalSinceReferenceDate titlePadding top trailing
    verticalCompressionResistancePriority verticalHuggingPriority white width x y
    """

  private static let anything = """
    autocapitalizationType autocorrectionType backButtonTitle background backgroundImage badgeValue
    base64-UTF8 bundleIdentifier catalog class cocoaTouchSystemColor colorLabel colorSpace
    configurationType content customClass customColorSpace customModule customModuleProvider
    dataMode detailTextLabel disabledBackground disabledImage editingAccessoryType family
    firstAttribute firstItem focusStyle footerTitle headerTitle highlightedImage hint id identifier
    image imageView indicatorStyle initialViewController key keyPath keyboardAppearance
    keyboardDismissMode label landscapeImagePhone largeContentSizeImage layout localeIdentifier
    maximumValueImage minimumValueImage modalPresentationStyle modalTransitionStyle name
    paletteLabel placeholder placeholderIdentifier placeholderIntrinsicHeight
    placeholderIntrinsicWidth preferredBehavioralStyle prompt propertyAccessControl reference
    referencedIdentifier restorationIdentifier returnKeyType reuseIdentifier sceneID sceneMemberID
    secondAttribute secondItem secondaryText sectionInsetReference segmentControlStyle
    selectedImage selectionStyle separatorInsetReference simulatedAppContext smartDashesType
    smartInsertDeleteType smartQuotesType spellCheckingType statusBarStyle storyboardIdentifier
    storyboardName style subtitle systemColor systemVersion tableViewCell targetRuntime text
    textContentType textLabel title toolTip toolsVersion type userComments userLabel value
    verifyAmbiguity version
    """
}
