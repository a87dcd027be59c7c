/// A sum of absolute values that tie-breaks make as small as possible.
enum TieSum {
  case sizes
  /// Of sizes that share a length, each as often as there are sizes before it: the first one gets the
  /// room that is left over, and the last one gives up the room that is missing.
  case precedences
  case positions

  /// How much a variable counts in the sum.
  func weight(of variable: VariableRecord) -> Double {
    switch self {
    case .sizes: variable.tie == .size ? 1 : 0
    case .precedences: Double(variable.precedence)
    case .positions: variable.tie == .position ? 1 : 0
    }
  }
}
