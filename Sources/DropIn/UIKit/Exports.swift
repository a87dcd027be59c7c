@_exported public import Foundation
@_exported public import ObjectiveC

@_exported public import enum SnaplineControls.Doorway
@_exported public import enum SnaplineDiagnostics.Doorway
@_exported public import enum SnaplineDrawing.Doorway
@_exported public import enum SnaplineEnvironment.Doorway
@_exported public import enum SnaplineGeometry.Doorway
@_exported public import enum SnaplineInterfaceBuilder.Doorway
@_exported public import enum SnaplineLayout.Doorway
@_exported public import enum SnaplineLayoutPreviews.Doorway
@_exported public import enum SnaplineScene.Doorway
@_exported public import enum SnaplineText.Doorway
