public import Foundation
public import SnaplineEnvironment

// What a phone posts when somebody changes its settings. A test posts what its code waits for.

extension ContentSizeCategory {
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification = named("VoiceOverStatusDidChange")
  public static let boldTextStatusDidChangeNotification = named("BoldTextStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = named("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = named(
    "ReduceTransparencyStatusDidChange"
  )
  public static let darkerSystemColorsStatusDidChangeNotification = named(
    "DarkerSystemColorsStatusDidChange"
  )
  public static let invertColorsStatusDidChangeNotification = named("InvertColorsStatusDidChange")
  public static let switchControlStatusDidChangeNotification = named(
    "SwitchControlStatusDidChange"
  )
  public static let announcementDidFinishNotification = named("AnnouncementDidFinish")
  public static let elementFocusedNotification = named("ElementFocused")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  private static func named(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(event)Notification")
  }

  // What has no part in a picture is off.
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
}
