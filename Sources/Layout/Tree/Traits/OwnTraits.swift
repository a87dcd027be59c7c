public import SnaplineEnvironment

/// What a view makes of the traits around it.
struct OwnTraits: Equatable {
  /// What the view says itself; the rest is left unsaid.
  let said: SaidTraits
  let textSizes: TextSizeLimits

  func over(_ around: Traits) -> Traits {
    var traits = around.merging(said)
    traits.preferredContentSizeCategory = textSizes.clamp(traits.preferredContentSizeCategory)
    return traits
  }
}

/// The bounds of the text size in a view and all below it.
struct TextSizeLimits: Equatable {
  var least: ContentSizeCategory?
  var greatest: ContentSizeCategory?

  /// Where the bounds contradict each other, the upper one holds.
  func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    let raised = least.map { max($0, category) } ?? category
    return greatest.map { min($0, raised) } ?? raised
  }
}

extension View {
  /// The smallest text size in the view and all below it, whatever a person chose.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { rare?.textSizes.least }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      changeOverrides { $0.textSizes.least = newValue }
    }
  }

  /// The largest text size in the view and all below it, whatever a person chose.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { rare?.textSizes.greatest }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      changeOverrides { $0.textSizes.greatest = newValue }
    }
  }
}
