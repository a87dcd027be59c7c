@_exported public import SnaplineControls
@_exported public import SnaplineDiagnostics
@_exported public import SnaplineEnvironment
@_exported public import SnaplineGeometry
@_exported public import SnaplineHelpers
@_exported public import SnaplineImages
@_exported public import SnaplineLayout
@_exported public import SnaplineRendering
@_exported public import SnaplineScene
@_exported public import SnaplineText

// Sizes and rectangles are Foundation's: who imports Snapline can write them down.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
