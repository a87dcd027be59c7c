extension ForeignWords {
  /// What a key in an object is called here, which others call by another word.
  static func objectKey(_ key: String, of owner: String) -> String? {
    objectKeys[owner]?[key.lowercased().filter { $0.isLetter }]
  }

  private static let objectKeys: [String: [String: String]] = [
    "if": ["and": "all", "every": "all", "or": "any", "some": "any", "none": "not", "nor": "not"],
    "transform": [
      "rotation": "rotate", "angle": "rotate", "translate": "x: 8, y: 8",
      "translation": "x: 8, y: 8",
      "offset": "x: 8, y: 8", "translatex": "x", "translatey": "y", "scalex": "scale",
      "scaley": "scale", "zoom": "scale",
    ],
    "accessibility": [
      "role": "traits: [header]", "trait": "traits: [header]", "name": "label", "title": "label",
      "arialabel": "label", "alt": "label", "text": "label", "id": "identifier",
      "ishidden": "hidden", "description": "hint",
    ],
    "test": [
      "threshold": "maxDifference", "tolerance": "maxDifference", "skipped": "skip",
      "disabled": "skip", "ignore": "skip", "mask": "masks", "kind": "kinds",
      "expectations": "expect", "assert": "expect",
    ],
    "cornerRadius": [
      "topleft": "corners: [topLeading]", "topright": "corners: [topTrailing]",
      "bottomleft": "corners: [bottomLeading]", "bottomright": "corners: [bottomTrailing]",
      "topleading": "corners: [topLeading]", "toptrailing": "corners: [topTrailing]",
      "bottomleading": "corners: [bottomLeading]", "bottomtrailing": "corners: [bottomTrailing]",
    ],
  ]
}
