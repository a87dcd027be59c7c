import SnaplineControls
import SnaplineDesigns

extension ChartKindWord {
  /// The kind of chart that the word asks for.
  var drawn: Chart.Kind {
    switch self {
    case .bars: .bars
    case .lines: .lines
    case .sectors: .sectors
    }
  }
}
