import SnaplineEnvironment
import Testing

@Suite struct `A language tag` {
  @Test(arguments: [
    ("ar", true), ("ckb", true), ("iw-IL", true), ("nqo", true), ("syr", true), ("ks-IN", true),
    ("HE", true), ("en-US", false), ("ku", false), ("ha", false),
    // The script goes before the language.
    ("ar-Latn", false), ("ks-Deva-IN", false), ("az-Arab-IR", true), ("ff-Adlm", true),
    ("ms-arab", true), ("rhg-Rohg", true), ("en-Hebr", true),
    // Neither a year of spelling nor an extension is a script.
    ("de-1996", false), ("en-u-arab", false), ("fa-x-latn", true),
  ])
  func `is read in the direction of its script, else of its language`(
    name: String,
    isRightToLeft: Bool
  ) throws {
    let tag = try #require(LanguageTag(name))
    #expect(tag.name == name)
    #expect(tag.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test(arguments: [
    "", "a", "--", "12", "en-", "-en", "en--US", "en_GB", "1a-US", "languages", "en-abcdefghi",
    "\u{E9}n", "en-\u{661}", "en-US-\(String(repeating: "a-", count: 20))a",
  ])
  func `is no word that isn't built like one`(word: String) {
    #expect(LanguageTag(word) == nil)
  }
}
