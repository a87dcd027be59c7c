public import SnaplineEnvironment
public import SnaplineRendering
public import SnaplineScene

public import struct Foundation.CGSize

extension Snapshotting where Value: SurroundedSceneConvertible, Format == Scene {
  /// A picture as it looks on a device.
  ///
  ///     assertSnapshot(of: card, as: .image(on: "iPhone 16", .landscape))
  ///
  /// The device is one that `snapline devices` lists; `traits` are the user's settings, such as dark
  /// appearance. The assertion fails if there is no such device, or if the device doesn't have the split.
  public static func image(
    on device: String,
    _ orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full,
    traits: Traits = .unspecified,
    precision: Float = 1,
    tolerance: Tolerance? = nil
  ) -> Snapshotting {
    image(precision: precision, tolerance: tolerance) { value in
      let held = try HeldDevice(named: device, orientation, split: split)
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
