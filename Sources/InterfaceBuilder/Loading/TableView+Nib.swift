import Foundation
public import SnaplineControls

extension TableView {
  /// Makes new cells from the first cell of a document.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    register(
      cellsWithIdentifier: identifier,
      making: nib?.maker(else: TableViewCell(style: .default, reuseIdentifier: identifier))
    )
  }

  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      headersWithIdentifier: identifier,
      making: nib?.maker(else: TableViewHeaderFooterView(reuseIdentifier: identifier))
    )
  }
}

extension CollectionView {
  /// Makes new cells from the first cell of a document.
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    register(
      viewsOfKind: nil,
      identifier: identifier,
      making: nib?.maker(else: CollectionViewCell(frame: .zero))
    )
  }

  public func register(
    _ nib: Nib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewsOfKind: kind,
      identifier: identifier,
      making: nib?.maker(else: CollectionReusableView(frame: .zero))
    )
  }
}

extension Nib {
  /// Makes the first of the top-level objects that is of a class, or what stands in for it.
  fileprivate func maker<Made>(else standIn: @autoclosure @escaping () -> Made) -> () -> Made {
    { [self] in
      instantiate(withOwner: nil).lazy.compactMap { $0 as? Made }.first ?? standIn()
    }
  }
}
