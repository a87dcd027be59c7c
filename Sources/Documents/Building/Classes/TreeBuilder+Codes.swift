import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout
import SnaplineText

import struct Foundation.CGFloat

/// QR codes and bars.
extension TreeBuilder {
  func makeQRCode(_ element: Element) -> QRCodeView {
    let view = QRCodeView(element.content[QRWords.text]?.string ?? "")
    switch element.values[QRWords.errorCorrection] {
    case .low: view.errorCorrection = .low
    case .medium, nil: view.errorCorrection = .medium
    case .quartile: view.errorCorrection = .quartile
    case .high: view.errorCorrection = .high
    }
    applyLooks(of: element, to: view)
    return view
  }

  func makeBarcode(_ element: Element) -> BarcodeView {
    let values = element.values
    let view = BarcodeView(
      element.content[QRWords.text]?.string ?? "",
      kind: values[BarcodeWords.kind] == .ean13 ? .ean13 : .code128
    )
    view.showsText = values[BarcodeWords.showsText] ?? true
    if values[BarcodeWords.font] != nil { view.font = font(values) }
    applyLooks(of: element, to: view)
    return view
  }

  private func applyLooks(of element: Element, to view: CodeView) {
    let values = element.values
    if let color = values[CodeWords.color] { view.color = palette.color(color) }
    if let size = values[CodeWords.moduleSize] {
      view.moduleSize = CGFloat(size.length.points(scale: scale))
    }
    view.quietZone = values[CodeWords.quietZone]?.value
    // What couldn't be read was told already.
    guard element.content[QRWords.text] != nil || !element.content.says(QRWords.text.name),
      let fault = view.faultOfCode
    else { return }
    reading.report(
      Message(fault),
      at: element.content.span(of: QRWords.text) ?? element.span
    )
  }
}
