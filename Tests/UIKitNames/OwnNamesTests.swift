import Foundation
import OwnNames
import Testing
import UIKit

/// A user's own types under all of our names, seen beside those of `UIKit`.
@Suite struct `The module UIKit` {
  private let own: [Any.Type] = [
    Accessibility.self,
    AccessibilityContrast.self,
    AccessibilityTraits.self,
    Axis.self,
    BaselineOffsets.self,
    Color.self,
    ContentSizeCategory.self,
    CornerCurve.self,
    CornerRadii.self,
    Device.self,
    Diagnostic.self,
    DiagnosticFormatter.self,
    DirectionalEdgeInsets.self,
    DisplayGamut.self,
    DisplayItem.self,
    EdgeInsets.self,
    Edges.self,
    Environment.self,
    Event.self,
    Font.self,
    FontFace.self,
    FontFile.self,
    FontSources.self,
    FontSystem.self,
    ForceTouchCapability.self,
    GestureRecognizer.self,
    Glyph.self,
    GlyphRun.self,
    Group.self,
    Label.self,
    Layer.self,
    LayoutAnchor.self,
    LayoutConstraint.self,
    LayoutDimension.self,
    LayoutDirection.self,
    LayoutGuide.self,
    LayoutPriority.self,
    LayoutTree.self,
    LayoutXAxisAnchor.self,
    LayoutYAxisAnchor.self,
    LegibilityWeight.self,
    Limits.self,
    LineBreakMode.self,
    LongPressGestureRecognizer.self,
    Paint.self,
    PanGestureRecognizer.self,
    ParagraphStyle.self,
    PinchGestureRecognizer.self,
    PixelGrid.self,
    PixelRect.self,
    Place.self,
    PlacedAttachment.self,
    RGBA.self,
    Release.self,
    Responder.self,
    RotationGestureRecognizer.self,
    Scene.self,
    SceneConvertible.self,
    SceneDocument.self,
    SceneError.self,
    SceneRecorder.self,
    SceneTextError.self,
    ScreenEdgePanGestureRecognizer.self,
    SemanticContentAttribute.self,
    Shadow.self,
    Shape.self,
    StrokeStyle.self,
    StyledText.self,
    SwipeGestureRecognizer.self,
    TabStop.self,
    TapGestureRecognizer.self,
    TextAlignment.self,
    TextAttachment.self,
    TextAttributes.self,
    TextBlock.self,
    TextDecoration.self,
    TextLine.self,
    TraitCollection.self,
    Traits.self,
    Transform.self,
    Typesetter.self,
    UserInterfaceActiveAppearance.self,
    UserInterfaceIdiom.self,
    UserInterfaceLayoutDirection.self,
    UserInterfaceLevel.self,
    UserInterfaceSizeClass.self,
    UserInterfaceStyle.self,
    View.self,
    VisualFormatError.self,
    Window.self,
    WritingDirection.self,
  ]

  @Test func `hides no name of a user's own`() {
    #expect(own.allSatisfy { "\(String(reflecting: $0))".hasPrefix("OwnNames.") })
  }

  @Test func `opens doorways alone, whatever names are added`() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/DropIn/UIKit")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in source.split(separator: "\n") where line.contains("@_exported") {
        #expect(!line.contains("Snapline") || line.hasSuffix(".Doorway"), "\(file): \(line)")
      }
    }
  }
}
