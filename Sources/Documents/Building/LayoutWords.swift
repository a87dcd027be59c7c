import SnaplineDesigns
import SnaplineLayout

/// What a layout says, in the words of the design that it was made from.
extension SourceSet {
  /// A number that nothing decides, with a remedy that can be written into the design as it stands.
  func telling(_ ambiguity: LayoutAmbiguity) -> LayoutAmbiguity {
    var told = ambiguity
    told.item = telling(ambiguity.item)
    told.gaveWay = ambiguity.gaveWay.map(placed)
    if let mended = ambiguity.mended.map(equation) {
      // In a view's own list of constraints even views without a name can be told.
      let own = mended.replacing("(\(told.item))", with: "self")
        .reworded(.unnamedView, as: "superview")
      told.mended = own
      told.home = own == mended ? nil : told.item
    }
    told.place = ambiguity.place.map(placing)
    return told
  }

  /// A constraint that isn't met, with a remedy that can be written into the design.
  func telling(_ miss: LayoutExplanation.Miss) -> LayoutExplanation.Miss {
    var told = miss
    told.reason = placed(miss.reason)
    told.obstacles = miss.obstacles.map(placed)
    told.mended = miss.mended.map(equation).flatMap { equation in
      equation.places(of: .unnamedView).isEmpty ? equation : nil
    }
    return told
  }

  /// A constraint as designs write it: names without quotes.
  func equation(_ formula: String) -> String {
    telling(formula.reworded(.quotedName))
  }

  func placed(_ reason: LayoutReason) -> LayoutReason {
    var reason = reason
    reason.text = telling(reason.text)
    reason.purpose = reason.purpose.map(telling)
    reason.place = reason.place.map(placing)
    return reason
  }
}
