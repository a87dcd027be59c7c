public import Foundation

/// A filter of Core Image, which keeps what is set and changes no pixel.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  /// A filter by a name of the form that Core Image's have; `nil` for another name.
  public init?(name: String) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.name = name
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  @available(*, deprecated, renamed: "init(name:parameters:)")
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  public var inputKeys: [String] { values.keys.sorted() }

  /// The input, unchanged; `nil` if there is none, as for filters that generate a picture.
  ///
  /// Asking for it is recorded.
  open var outputImage: CIImage? {
    SystemCall.note("CIFilter.outputImage", name)
    return values[kCIInputImageKey] as? CIImage
  }
}

// What filters call their values.
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"
