extension [String] {
  /// The names with a number behind those that stood before: the first, from 2 on, that is free.
  package var toldApart: [String] {
    var taken = Set(self)
    var seen: [String: Int] = [:]
    return map { name in
      guard var number = seen[name] else {
        seen[name] = 1
        return name
      }
      repeat { number += 1 } while taken.contains("\(name)-\(number)")
      seen[name] = number
      taken.insert("\(name)-\(number)")
      return "\(name)-\(number)"
    }
  }
}
