// As UIKit does: sizes and rectangles are Foundation's, and no layout is written without them.
@_exported public import Foundation
@_exported public import SnaplineControls
@_exported public import SnaplineDiagnostics
@_exported public import SnaplineDrawing
@_exported public import SnaplineEnvironment
@_exported public import SnaplineGeometry
@_exported public import SnaplineHelpers
@_exported public import SnaplineImages
@_exported public import SnaplineLayout
@_exported public import SnaplineLayoutPreviews
@_exported public import SnaplineRendering
@_exported public import SnaplineScene
@_exported public import SnaplineText
