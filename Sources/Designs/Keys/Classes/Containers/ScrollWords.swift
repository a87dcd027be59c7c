/// The keys of a scroll view.
package enum ScrollWords {
  package static let contentInsets = Key<InsetsValue>(
    "contentInsets",
    "Room around the content.",
    standard: "0"
  )
  package static let contentOffset = Key<OffsetValue>(
    "contentOffset",
    "How far the content is scrolled: {x: 0, y: 120}."
  )
  package static let indicators = Key<IndicatorsWord>(
    "indicators",
    "Which scroll indicators appear during scrolling.",
    standard: "both"
  )
  package static let safeAreaAdjustment = Key<SafeAreaAdjustmentWord>(
    "safeAreaAdjustment",
    "When the safe area is added to the room around the content.",
    standard: "automatic"
  )
  package static let paging = Key<Bool>(
    "paging",
    "Whether scrolling stops at whole pages.",
    standard: "false"
  )

  package static let refreshing = Key<Bool>(
    "refreshing",
    "Whether a wheel above the content shows that it is reloading.",
    standard: "false"
  )

  static let properties: [any Word] = [
    contentInsets, contentOffset, indicators, safeAreaAdjustment, paging, refreshing,
  ]
}

/// The keys of a view that scrolls only where it has to.
package enum OverflowWords {
  package static let crossAxis = Key<Anchorable>(
    "crossAxis",
    "The area of the content across the scroll direction.",
    standard: "superview"
  )
  package static let avoidsKeyboard = Key<Bool>(
    "avoidsKeyboard",
    "Whether the content ends above the keyboard.",
    standard: "false"
  )

  package static let footer = Key<LoneElement>(
    "footer",
    "A view that follows the content, or sticks to the bottom."
  )
  package static let footerMode = Key<FooterModeWord>(
    "footerMode",
    "When the footer sticks to the bottom.",
    standard: "automatic"
  )

  static let vertical: [any Word] =
    [crossAxis, avoidsKeyboard, footer, footerMode] + ScrollWords.properties
  static let horizontal: [any Word] = [crossAxis] + ScrollWords.properties
}

package enum FooterModeWord: String, Enumerator {
  case automatic, alwaysOnBottom, alwaysBelowContent, onBottomWhenScrolledOutOfView
  case onBottomWhenNotOverlappingContent
}

package enum IndicatorsWord: String, Enumerator {
  case both, none, horizontal, vertical
}

package enum SafeAreaAdjustmentWord: String, Enumerator {
  case automatic, always, never, scrollableAxes
}
