extension Device {
  /// The device that Interface Builder's documents mean by an identifier, such as `retina6_12`.
  ///
  /// One device stands for all of the same size. Watches aren't among them.
  public static func interfaceBuilder(_ identifier: String) -> Device? {
    namesInInterfaceBuilder[identifier].flatMap(named)
  }

  /// Those behind the television are from practice; the others were seen in documents.
  private static let namesInInterfaceBuilder = [
    "retina3_5": "iPhone 4s",
    "retina4_0": "iPhone SE (1st generation)",
    "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus",
    "retina5_9": "iPhone 11 Pro",
    "retina6_0": "iPhone 14",
    "retina6_1": "iPhone 11",
    "retina6_12": "iPhone 16",
    "retina6_5": "iPhone 11 Pro Max",
    "ipad9_7": "iPad Pro (9.7-inch)",
    "ipad12_9rounded": "iPad Pro (12.9-inch) (6th generation)",
    "appleTV": "Apple TV HD",
    "retina6_7": "iPhone 14 Plus",
    "retina6_72": "iPhone 16 Plus",
    "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max",
    "ipad7_9": "iPad mini 4",
    "ipad8_3rounded": "iPad mini (6th generation)",
    "ipad10_2": "iPad (9th generation)",
    "ipad10_5": "iPad Pro (10.5-inch)",
    "ipad10_9rounded": "iPad Air (5th generation)",
    "ipad11_0rounded": "iPad Pro (11-inch) (4th generation)",
    "ipad12_9": "iPad Pro (12.9-inch) (2nd generation)",
    "ipad13_0rounded": "iPad Air 13-inch (M2)",
  ]
}
