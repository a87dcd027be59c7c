/// What a tool did to the text of a scene so that it can't be read, where that shows.
func damage(in bytes: [UInt8]) -> String? {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (number, line) in lines.enumerated() {
    let isMark = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].contains {
      line.starts(with: $0.utf8)
    }
    if isMark { return "line \(number + 1): a merge left the mark of a conflict there" }
  }
  guard lines.first?.last == UInt8(ascii: "\r") else { return nil }
  return "its lines end in CR LF, as Git or an editor made them for Windows; "
    + "say '*.scene -text' in .gitattributes"
}
