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
        .replacing(Self.unnamed, with: "superview")
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
    told.mended = miss.mended.map(equation).flatMap { $0.contains(Self.unnamed) ? nil : $0 }
    return told
  }

  /// A view without an id in a constraint.
  static var unnamed: Regex<(Substring, Substring)> { /\((the view at line [0-9]+)\)/ }

  /// A constraint as designs write it: names without quotes.
  func equation(_ formula: String) -> String {
    let names = formula.replacing(/"([^"]*)"/) { String($0.1).lastOfPath }
    return telling(names)
  }

  func placed(_ reason: LayoutReason) -> LayoutReason {
    var reason = reason
    reason.text = telling(reason.text)
    reason.purpose = reason.purpose.map(telling)
    reason.place = reason.place.map(placing)
    return reason
  }
}
