import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGSize

extension Device {
  /// All devices, phones first, each kind from its oldest to its newest.
  ///
  /// Sizes, scales and size classes come from Apple's documents; radii and the safe areas of devices
  /// since 2020 come from simulators and Interface Builder files; the landscape insets of phones and the
  /// iPhone Air's numbers are from practice and may be a point off.
  public static let all: [Device] = phones + tablets + televisions

  private static let phones: [Device] =
    phones(
      ["iPhone 4s"],
      (320, 480),
      top: 20
    )
    + phones(
      ["iPhone 5", "iPhone 5s", "iPhone SE (1st generation)", "iPod touch (7th generation)"],
      (320, 568),
      top: 20
    )
    + phones(
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ],
      (375, 667),
      top: 20,
      others: ["iPhone SE (3rd generation)": ["iPhone SE"]]
    )
    + phones(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      (414, 736),
      scale: 3,
      top: 20,
      isWide: true
    )
    + phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], (375, 812), scale: 3, top: 44, radius: 39)
    + phones(
      ["iPhone XR", "iPhone 11"],
      (414, 896),
      top: 48,
      // Documents of Interface Builder say 44 up to iOS 13.
      earlierTop: (.iOS13, 44),
      isWide: true,
      radius: 41.5
    )
    + phones(
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      (414, 896),
      scale: 3,
      top: 44,
      isWide: true,
      radius: 39
    )
    + phones(["iPhone 12 mini", "iPhone 13 mini"], (375, 812), scale: 3, top: 50, radius: 44)
    + phones(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      (390, 844),
      scale: 3,
      top: 47,
      radius: 142.0 / 3
    )
    + phones(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      (428, 926),
      scale: 3,
      top: 47,
      isWide: true,
      radius: 160.0 / 3
    )
    + phones(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      (393, 852),
      scale: 3,
      top: 59,
      statusBar: 54,
      radius: 55
    )
    + phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      (430, 932),
      scale: 3,
      top: 59,
      statusBar: 54,
      isWide: true,
      radius: 55
    )
    + phones(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      (402, 874),
      scale: 3,
      top: 62,
      statusBar: 54,
      landscapeBottomOfIOS26: 20,
      radius: 62
    )
    + phones(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      (440, 956),
      scale: 3,
      top: 62,
      statusBar: 54,
      landscapeBottomOfIOS26: 20,
      isWide: true,
      radius: 62
    )
    + phones(
      ["iPhone Air"],
      (420, 912),
      scale: 3,
      top: 68,
      statusBar: 54,
      landscapeBottom: 29,
      landscapeBottomOfIOS26: 20,
      isWide: true,
      radius: 62
    )

  private static let tablets: [Device] =
    tablets(
      [
        "iPad mini (2nd generation)", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
        "iPad (5th generation)", "iPad (6th generation)", "iPad Air", "iPad Air 2",
        "iPad Pro (9.7-inch)",
      ],
      (768, 1024)
    )
    + tablets(
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      (810, 1080)
    )
    + tablets(["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"], (834, 1112))
    + tablets(
      ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      (744, 1133),
      radius: 21.5,
      others: ["iPad mini (A17 Pro)": ["iPad mini"]]
    )
    + tablets(
      ["iPad (10th generation)", "iPad (A16)"],
      (820, 1180),
      radius: 25,
      others: ["iPad (A16)": ["iPad"]]
    )
    + tablets(
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
      ],
      (820, 1180),
      radius: 18,
      others: ["iPad Air 11-inch (M3)": ["iPad Air 11"]]
    )
    + tablets(
      [
        "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
      ],
      (834, 1194),
      radius: 18
    )
    + tablets(
      ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
      (834, 1210),
      radius: 30,
      others: ["iPad Pro 11-inch (M4)": ["iPad Pro 11"]]
    )
    + tablets(
      ["iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)"],
      (1024, 1366)
    )
    + tablets(
      [
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ],
      (1024, 1366),
      radius: 18,
      others: ["iPad Air 13-inch (M3)": ["iPad Air 13"]]
    )
    + tablets(
      ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
      (1032, 1376),
      radius: 30,
      others: ["iPad Pro 13-inch (M4)": ["iPad Pro 13"]]
    )

  private static let televisions = [
    television("Apple TV HD", scale: 1),
    television("Apple TV 4K", scale: 2, others: ["Apple TV"]),
  ]

  private static func television(
    _ name: String,
    scale: CGFloat,
    others: [String] = []
  ) -> Device {
    let safeArea = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    return Device(
      name: name,
      otherNames: others,
      idiom: .tv,
      size: CGSize(width: 1920, height: 1080),
      scale: scale,
      portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea,
      otherSafeAreas: [],
      isWideInLandscape: false,
      cornerRadius: 0,
      portraitStatusBarHeight: 0
    )
  }

  /// Phones of one size.
  ///
  /// Those with rounded displays have a strip at the bottom for the finger.
  @inline(never)
  private static func phones(
    _ names: [String],
    _ points: (CGFloat, CGFloat),
    scale: CGFloat = 2,
    top: CGFloat,
    earlierTop: (last: Metrics, top: CGFloat)? = nil,
    statusBar: CGFloat? = nil,
    landscapeBottom: CGFloat = 21,
    landscapeBottomOfIOS26: CGFloat? = nil,
    isWide: Bool = false,
    radius: CGFloat = 0,
    others: [String: [String]] = [:]
  ) -> [Device] {
    let isRounded = radius > 0
    func edges(_ metrics: ClosedRange<Metrics>, top: CGFloat, bottom: CGFloat) -> OtherSafeArea {
      let side = isRounded ? top : 0
      return OtherSafeArea(
        metrics: metrics,
        portrait: EdgeInsets(top: top, bottom: isRounded ? 34 : 0),
        landscape: EdgeInsets(left: side, bottom: isRounded ? bottom : 0, right: side)
      )
    }
    let usual = edges(.iOS11 ... .iOS26, top: top, bottom: landscapeBottom)
    let earlier = earlierTop.map { edges(.iOS11...$0.last, top: $0.top, bottom: landscapeBottom) }
    let later = landscapeBottomOfIOS26.map { edges(.iOS26 ... .iOS26, top: top, bottom: $0) }
    return names.map { name in
      Device(
        name: name,
        otherNames: others[name] ?? [],
        idiom: .phone,
        size: CGSize(width: points.0, height: points.1),
        scale: scale,
        portraitSafeArea: usual.portrait,
        landscapeSafeArea: usual.landscape,
        otherSafeAreas: [earlier, later].compactMap { $0 },
        isWideInLandscape: isWide,
        cornerRadius: radius,
        portraitStatusBarHeight: statusBar ?? top
      )
    }
  }

  /// Tablets of one size; the same edges are taken away however they are held.
  ///
  /// With iPadOS 26 windows have controls at the top, measured on a 13-inch screen.
  @inline(never)
  private static func tablets(
    _ names: [String],
    _ points: (CGFloat, CGFloat),
    radius: CGFloat = 0,
    others: [String: [String]] = [:]
  ) -> [Device] {
    let isRounded = radius > 0
    let safeArea = isRounded ? EdgeInsets(top: 24, bottom: 20) : EdgeInsets(top: 20)
    let later = EdgeInsets(top: 32, bottom: 25)
    return names.map { name in
      Device(
        name: name,
        otherNames: others[name] ?? [],
        idiom: .pad,
        size: CGSize(width: points.0, height: points.1),
        scale: 2,
        portraitSafeArea: safeArea,
        landscapeSafeArea: safeArea,
        otherSafeAreas: isRounded
          ? [OtherSafeArea(metrics: .iOS26 ... .iOS26, portrait: later, landscape: later)] : [],
        isWideInLandscape: true,
        cornerRadius: radius,
        portraitStatusBarHeight: safeArea.top
      )
    }
  }
}
