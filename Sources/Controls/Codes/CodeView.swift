public import Foundation
import SnaplineCodes
package import SnaplineDiagnostics
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A text that a scanner can read: the base of ``QRCodeView`` and ``BarcodeView``.
///
/// A code is as large as fits with a whole number of pixels for each module, so that each edge is sharp. It
/// is black on white, also in dark mode, unless other colours are set.
open class CodeView: View {
  /// The text that a scanner reads; without text, no code is shown.
  open var text = "" { didSet { if text != oldValue { forget() } } }

  /// The colour of the dark modules; ``View/backgroundColor`` is that of the light ones.
  open var color: Color = .black

  /// The width of a module that the view asks for.
  open var moduleSize: CGFloat = 2 { didSet { if moduleSize != oldValue { forget() } } }

  /// How many modules are left free around the code; `nil` takes what the code's standard asks for.
  ///
  /// With fewer modules, the view needs a ground around it that is as light.
  open var quietZone: Int? { didSet { if quietZone != oldValue { forget() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    settle()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    settle()
  }

  private func settle() {
    backgroundColor = .white
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (text.isEmpty ? nil : text) }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: What subclasses say

  /// What the text is encoded as.
  var kind: CodeKind { preconditionFailure("CodeView: a subclass says what kind of code it shows") }

  /// The size of a code of so many modules with all around it.
  func size(of modules: CodeModules) -> CGSize { .zero }

  /// Records a code into the view's edges.
  func record(_ matrix: CodeMatrix, over edges: Edges, into recorder: SceneRecorder) {}

  // MARK: The code

  private var known: Result<CodeMatrix, CodeFault>?

  private var matrix: Result<CodeMatrix, CodeFault> {
    if let known { return known }
    let made: Result<CodeMatrix, CodeFault>
    do throws(CodeFault) {
      made = .success(try Code(text, kind).matrix)
    } catch {
      made = .failure(error)
    }
    known = made
    return made
  }

  /// Forgets the code, for another one.
  func forget() {
    known = nil
    invalidateIntrinsicContentSize()
  }

  /// What is wrong with the text, whether a library is there or not.
  package var fault: Diagnostic? { Code(text, kind).fault.map { diagnostic(of: $0) } }

  private func diagnostic(of fault: CodeFault) -> Diagnostic {
    fault.diagnostic(
      of: kind,
      remedyOfLibrary: Installation.system.remedy(for: CodeLibrary.package)
    )
  }

  /// What is wrong with the text as far as encoding it shows, which takes the library.
  package var faultOfCode: Diagnostic? {
    if let fault { return fault }
    guard case .failure(let fault) = matrix, fault != .noLibrary else { return nil }
    return diagnostic(of: fault)
  }

  open override var intrinsicContentSize: CGSize {
    let size =
      switch matrix {
      case .success(let matrix): size(of: CodeModules(width: matrix.width, rows: matrix.rows))
      // A box takes as much room as the least code, so that what stands around it is seen.
      case .failure: size(of: CodeModules(width: kind.leastWidth, rows: kind.leastWidth))
      }
    let grid = PixelGrid(scale: traits.displayScale)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  open override func recordContent(into recorder: SceneRecorder) {
    let place = CGRect(origin: recorder.origin, size: bounds.size)
    let edges = recorder.grid.edges(of: place)
    guard !text.isEmpty, !edges.isEmpty else { return }
    let dependency = SceneDependency.encoder(
      CodeEncoder(name: CodeLibrary.name, version: CodeLibrary.version)
    )
    switch matrix {
    case .success(let matrix):
      var group = Group(className: "")
      group.dependency = dependency
      recorder.append(.begin(group))
      record(matrix, over: edges, into: recorder)
      recorder.append(.end)
      if let warning = contrastWarning { report(warning) }
    case .failure(let fault):
      let box = MissingImage(grid: recorder.grid, dependency: dependency)
      for item in box.items(over: edges) { recorder.append(item) }
      report(diagnostic(of: fault))
    }
  }
}

/// How many modules a code has.
struct CodeModules {
  var width: Int
  var rows: Int
}
