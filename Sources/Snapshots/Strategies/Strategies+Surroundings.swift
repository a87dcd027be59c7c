public import SnaplineEnvironment
public import SnaplineRendering
public import SnaplineScene

public import struct Foundation.CGSize

extension Snapshotting where Value: SurroundedSceneConvertible, Format == Scene {
  /// A picture as it looks on a device.
  ///
  ///     assertSnapshot(of: card, as: .image(on: "iPhone 16", .landscape))
  ///
  /// The device is one that `snapline devices` lists; `traits` are what a person chose, such as dark
  /// appearance. A name that isn't there fails the assertion, and so does a split that the device hasn't.
  public static func image(
    on device: String,
    _ orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full,
    traits: Traits = .unspecified,
    precision: Float = 1,
    tolerance: Tolerance? = nil
  ) -> Snapshotting {
    image(precision: precision, tolerance: tolerance) { value in
      guard let found = Device.named(device) else {
        let near = Device.nearestNames(to: device).map { "'\($0)'" }.joined(separator: ", ")
        throw SnapshotError.unsupported(
          "no device is called '\(device.prefix(60))'",
          remedy: near.isEmpty ? "see snapline devices" : "did you mean \(near)?"
        )
      }
      let held = HeldDevice(found, orientation, split: split)
      if let refusal = held.refusal {
        throw SnapshotError.unsupported(
          refusal.subject + ": " + refusal.cause,
          remedy: refusal.remedy
        )
      }
      return try value.notedScene(size: nil) { environment in
        environment = environment.on(held)
        environment.traits = environment.traits.merging(traits)
      }
    }
  }

  /// A picture under other traits, such as dark appearance.
  public static func image(
    traits: Traits,
    size: CGSize? = nil,
    precision: Float = 1,
    tolerance: Tolerance? = nil
  ) -> Snapshotting {
    image(precision: precision, tolerance: tolerance) { value in
      try value.notedScene(size: size) { environment in
        environment.traits = environment.traits.merging(traits)
      }
    }
  }

  private static func image(
    precision: Float,
    tolerance: Tolerance?,
    of scene: @escaping (Value) throws -> Scene
  ) -> Snapshotting {
    let plain = Snapshotting.image(precision: precision, tolerance: tolerance)
    return Snapshotting(pathExtension: plain.pathExtension, diffing: plain.diffing, snapshot: scene)
  }
}
