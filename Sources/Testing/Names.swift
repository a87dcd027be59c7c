public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots

@_exported public import enum SnaplineSnapshots.Doorway
@_exported public import func SnaplineSnapshots.withSnapshotTesting

public typealias Snapshotting = SnaplineSnapshots.Snapshotting
public typealias SimplySnapshotting = SnaplineSnapshots.SimplySnapshotting
public typealias Diffing = SnaplineSnapshots.Diffing
public typealias SnapshotAttachment = SnaplineSnapshots.SnapshotAttachment
public typealias SnapshotTestingConfiguration = SnaplineSnapshots.SnapshotTestingConfiguration
public typealias Tolerance = SnaplineSnapshots.Tolerance
public typealias SnapshotAttempts = SnaplineSnapshots.SnapshotAttempts
public typealias RasterTolerance = SnaplineSnapshots.RasterTolerance
public typealias SnapshotMatrix = SnaplineSnapshots.SnapshotMatrix
public typealias InlineSnapshotSyntaxDescriptor = SnaplineSnapshots.InlineSnapshotSyntaxDescriptor
public typealias Keeping = SnaplineSnapshots.Keeping
public typealias Lint = SnaplineLint.Lint
public typealias Mask = SnaplineScene.Mask
