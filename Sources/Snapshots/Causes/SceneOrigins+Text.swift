package import SnaplineScene

extension SceneOrigins.Rule {
  /// Such as `name.leading == stripe.trailing + 20 @750`, by what its sides are called.
  package func text(first: String, second: String?) -> String {
    var words = [first, relation.rawValue]
    if let second {
      words.append((multiplier == 1 ? "" : plain(multiplier) + " × ") + second)
      if constant != 0 { words.append((constant < 0 ? "- " : "+ ") + plain(abs(constant))) }
    } else {
      words.append(plain(constant))
    }
    if priority != 1000 { words.append("@" + plain(priority)) }
    return words.joined(separator: " ")
  }
}
