/// Whether two texts are the same characters, not only such as read alike.
func isSameText(_ one: String?, _ other: String?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one?, let other?): one.utf8.elementsEqual(other.utf8)
  default: false
  }
}

func isSame(_ one: Double, _ other: Double, within slack: Double = positionNoise) -> Bool {
  one == other || abs(one - other) <= slack || (one.isNaN && other.isNaN)
}
