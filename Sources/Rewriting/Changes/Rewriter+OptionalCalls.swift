/// Calls of members that UIKit's own protocols may leave out: `delegate?.scrollViewDidScroll?(view)`.
///
/// Here each delegate has all of them, and what one leaves out does what UIKit does without it. So the `?`
/// before the parenthesis becomes a blank. Optional members of such a name that the file declares stay, and
/// closures, whose calls have no labels.
extension Rewriter {
  mutating func rewriteOptionalCalls() {
    let calls = file.words.questions.filter { index in
      file.reads(index + 1, "(") && file.reads(index - 2, ".")
        && file.isWord(index - 1) && file.isJoined(index - 1, index)
        && file.isJoined(index, index + 1) && !isOfSelf(index - 2)
        && isOfDelegate(file.name(index - 1), index + 1)
    }
    guard !calls.isEmpty else { return }
    let own = ownMembers
    for index in calls {
      let name = file.name(index - 1)
      guard !own.functions.contains(name) else { continue }
      if own.optionals.contains(name), !hasLabel(index + 1) { continue }
      replace(file.tokens[index].range)
    }
  }

  /// Whether a dot stands behind `self`, which has no member that it may lack.
  private func isOfSelf(_ dot: Int) -> Bool {
    file.reads(dot - 1, "self") || file.reads(dot - 1, "?") && file.reads(dot - 2, "self")
  }

  /// Whether a call is one of a delegate's member, given by its name and its parenthesis.
  private func isOfDelegate(_ name: String, _ open: Int) -> Bool {
    Self.plainMembers.contains(name) || Self.labelledMembers.contains(name) && hasLabel(open)
  }

  /// Whether an argument in a parenthesis has a label.
  private func hasLabel(_ open: Int) -> Bool {
    let close = file.partner[open]
    var index = open + 1
    while index < close {
      let isFirst = file.reads(index - 1, "(") || file.reads(index - 1, ",")
      if isFirst, file.isWord(index), file.reads(index + 1, ":") { return true }
      index = file.afterGroup(index)
    }
    return false
  }

  /// The optional functions that the file declares itself, and its variables that are optional.
  private var ownMembers: (functions: Set<String>, optionals: Set<String>) {
    var functions: Set<String> = []
    var optionals: Set<String> = []
    for index in file.tokens.indices where index > 0 && file.isWord(index) {
      if file.reads(index - 1, "func"), file.reads(index - 2, "optional") {
        functions.insert(file.name(index))
      }
      guard file.reads(index - 1, "var") || file.reads(index - 1, "let"),
        Self.plainMembers.contains(file.name(index)), file.reads(index + 1, ":")
      else { continue }
      let last = file.tokens[min(file.endOfType(from: index + 2), file.tokens.count - 1)]
      let end = file.bytes[last.end - 1]
      let isMarked = end == UInt8(ascii: "?") || end == UInt8(ascii: "!")
      if isMarked || file.reads(index + 2, "Optional") { optionals.insert(file.name(index)) }
    }
    return (functions, optionals)
  }

  // MARK: Names

  /// The first words of members that delegates and sources of UIKit may leave out, and that take an argument
  /// without a label.
  private static let plainMembers: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn",
    "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked",
    "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
    "didDismissSearchController",
    "gestureRecognizerShouldBegin", "navigationControllerSupportedInterfaceOrientations",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
    "prepareForPopoverPresentation", "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange",
    "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneWillEnterForeground", "sceneDidEnterBackground",
    "animationDidStart", "animationEnded", "userActivityWillSave", "userActivityWasContinued",
  ]

  /// Those whose members all take an argument with a label.
  private static let labelledMembers: Set<String> = [
    "viewForZooming", "tableView", "numberOfSections", "collectionView",
    "textField", "textView", "textStorage", "searchBar", "gestureRecognizer",
    "navigationController", "tabBarController", "pageViewController", "presentationCount",
    "presentationIndex", "pickerView",
    "animationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "adaptivePresentationStyle",
    "application", "scene", "animationDidStop",
    "dragInteraction", "dropInteraction", "contextMenuInteraction", "editMenuInteraction",
    "pointerInteraction", "largeContentViewerInteraction",
  ]
}
