/// The number of a key in USB's tables: UIKit's `UIKeyboardHIDUsage`.
///
/// The names are the labels of an American keyboard. Keys that hardly any keyboard has are left out.
public enum KeyboardHIDUsage: Int, Hashable, Sendable {
  case keyboardErrorRollOver = 0x01
  case keyboardPOSTFail, keyboardErrorUndefined

  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ

  case keyboard1 = 0x1E
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
  case keyboard0

  case keyboardReturnOrEnter = 0x28
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket
  case keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote
  case keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock

  case keyboardF1 = 0x3A
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  case keypadNumLock = 0x53
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
  case keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign

  case keyboardF13 = 0x68
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain
  case keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  case keyboardMute, keyboardVolumeUp, keyboardVolumeDown

  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
