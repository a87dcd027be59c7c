/// Regular expressions for written numbers of a range, as editors know no other way.
enum NumberPattern {
  /// Numbers from 0, or from above it, to a whole one.
  static func number(upTo most: Int, aboveZero: Bool = false) -> String {
    let below = whole(upTo: most - 1)
    let number = #"0*(?:(?:\#(below))(?:\.[0-9]+)?|\#(most)(?:\.0+)?)"#
    // Some digit that isn't 0 stands in it.
    return aboveZero ? "(?=0*(?:[1-9]|\\.0*[1-9]))" + number : number
  }

  /// Whole numbers from 0, without zeros before them.
  static func whole(upTo most: Int) -> String {
    let digits = String(most).map(String.init)
    // Fewer digits; then the same beginning with a smaller digit behind it; then the most itself.
    var choices: [String] =
      digits.count > 2
      ? ["[0-9]{1,\(digits.count - 1)}"] : digits.count == 2 ? ["[0-9]"] : []
    for (place, digit) in digits.enumerated() {
      let least = place == 0 && digits.count > 1 ? 1 : 0
      guard let value = Int(digit), value > least else { continue }
      let rest = digits.count - place - 1
      let range = value - 1 == least ? "\(least)" : "[\(least)-\(value - 1)]"
      let tail = rest > 1 ? "[0-9]{\(rest)}" : rest == 1 ? "[0-9]" : ""
      choices.append(digits[..<place].joined() + range + tail)
    }
    return (choices + [digits.joined()]).joined(separator: "|")
  }
}
