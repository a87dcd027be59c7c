package import SnaplineDiagnostics
package import SnaplineEnvironment
package import SnaplineInputs

extension CanvasValue {
  /// How large the canvas is: what the design says, unless the caller names a device.
  package func size(on device: HeldDevice?, under overrides: DesignOverrides) -> CanvasSize {
    let own = overrides.device == nil ? size?.turned(overrides.orientation) : nil
    return own ?? device.map { CanvasSize($0.size) } ?? .fit
  }

  /// Whether the canvas is a sheet of paper, which can be turned.
  package var isSheet: Bool { size?.isSheet ?? false }

  /// The device that the picture is drawn for.
  package func heldDevice(under overrides: DesignOverrides) -> HeldDevice? {
    guard let device = overrides.device ?? device?.device else { return nil }
    return HeldDevice(
      device,
      overrides.orientation ?? orientation ?? .portrait,
      split: overrides.split ?? split ?? .full
    )
  }
}

extension Diagnostic {
  /// Somebody wants a device to be held that nobody named.
  package static func noDevice(to overrides: DesignOverrides, in file: String) -> Diagnostic {
    let asked = overrides.orientation?.rawValue ?? overrides.split?.rawValue ?? ""
    return Diagnostic(
      id: "no-device",
      severity: .error,
      subject: "there is no device to show it '\(asked)'",
      cause: "neither the design nor its caller names one",
      place: Place(file: file),
      remedy: "add --device 'iPhone 16', or write 'canvas: iPhone 16'"
    )
  }

  /// Somebody wants a keyboard that nobody knows the height of.
  package static func noKeyboard(in file: String) -> Diagnostic {
    Diagnostic(
      id: "no-device",
      severity: .error,
      subject: "there is no device to show its keyboard",
      cause:
        "its height is that of a phone or tablet, and neither the design nor its caller names one",
      place: Place(file: file),
      remedy: "write 'canvas: iPhone 16', or the keyboard's height: 'keyboard: 300'"
    )
  }

  /// Somebody wants a part of a screen that the device doesn't give.
  package static func noSplit(_ refusal: HeldDevice.Refusal, in file: String) -> Diagnostic {
    Diagnostic(
      id: "no-split",
      severity: .error,
      subject: refusal.subject,
      cause: refusal.cause,
      place: Place(file: file),
      remedy: refusal.remedy
    )
  }
}
