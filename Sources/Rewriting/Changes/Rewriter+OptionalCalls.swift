/// Calls of members that UIKit's own protocols may leave out: `delegate?.scrollViewDidScroll?(view)`.
///
/// Here each delegate has all of them, and what one leaves out does what UIKit does without it. So the `?`
/// before the parenthesis becomes a blank. Closures of such a name that the file declares stay.
extension Rewriter {
  mutating func rewriteOptionalCalls() {
    let calls = file.words.questions.filter { index in
      file.reads(index + 1, "(") && file.reads(index - 2, ".")
        && file.isWord(index - 1) && file.isJoined(index - 1, index)
        && file.isJoined(index, index + 1) && !isOfSelf(index - 2)
        && Self.membersOfDelegates.contains(file.name(index - 1))
    }
    guard !calls.isEmpty else { return }
    let own = ownOptionalMembers
    for index in calls where !own.contains(file.name(index - 1)) {
      replace(file.tokens[index].range)
    }
  }

  /// Whether a dot stands behind `self`, which has no member that it may lack.
  private func isOfSelf(_ dot: Int) -> Bool {
    file.reads(dot - 1, "self") || file.reads(dot - 1, "?") && file.reads(dot - 2, "self")
  }

  /// The optional members and the properties that the file declares itself.
  private var ownOptionalMembers: Set<String> {
    let declared = file.tokens.indices.filter { index in
      guard file.isWord(index), index > 0 else { return false }
      return file.reads(index - 1, "var") || file.reads(index - 1, "let")
        || file.reads(index - 1, "func") && file.reads(index - 2, "optional")
    }
    return Set(declared.map { file.name($0) })
  }

  /// The first words of the members that delegates and sources of UIKit may leave out.
  private static let membersOfDelegates: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "tableView", "numberOfSections", "collectionView",
    "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldDidChangeSelection",
    "textFieldShouldClear", "textFieldShouldReturn",
    "textView", "textViewShouldBeginEditing", "textViewDidBeginEditing",
    "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection",
    "searchBar", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "gestureRecognizer", "gestureRecognizerShouldBegin",
    "navigationController", "tabBarController", "pickerView",
  ]
}
