extension ReferenceExample {
  /// Designs that show pictures and figures.
  static let pictures = """
    #: image image.symbol image.font image.template
    view:
      hstack:
      - {image: {symbol: star.fill}, tint: systemYellow}
      - {image: {symbol: heart.fill, font: title1}, tint: systemRed}
      - image: {symbol: cloud.sun.fill, template: true, font: 40}
        tint: systemTeal
        adjustsImageSize: true
      spacing: 12
      alignment: center
      filling: superview
      insets: 12
    #: image.data image.slices
    view:
      image:
        data: iVBORw0KGgoAAAANSUhEUgAAAAYAAAAGCAIAAABvrngfAAAAGUlEQVR42mPgavmPhhiA+P81LjiiVAgNAQCPtTz1lxK+0gAAAABJRU5ErkJggg==
        slices: 2
      size: 80x40
      filling: superview
      insets: 12
    #: gradient gradient.colors gradient.angle gradient.from gradient.to gradient.kind
    canvas: 300x80
    view:
      hstack:
      - gradient: [systemPink, systemOrange]
      - gradient: {colors: [systemBlue, {color: systemTeal, at: 30%}, systemGreen], angle: 90}
      - gradient: {colors: [white, systemIndigo], kind: radial, from: center, to: bottomTrailing}
      distribution: fillEqually
      spacing: 8
      filling: superview
      insets: 8
    #: shape shape.form shape.fill shape.stroke shape.strokeWidth shape.dash
    canvas: 300x80
    view:
      hstack:
      - {shape: ellipse, fill: systemBlue}
      - {shape: capsule, stroke: systemRed, strokeWidth: 4}
      - {shape: rectangle, stroke: systemGreen, strokeWidth: 2, dash: 6 4}
      distribution: fillEqually
      spacing: 12
      filling: superview
      insets: 12
    #: shape.path shape.viewBox shape.cap shape.join shape.trim
    canvas: 300x80
    view:
      hstack:
      - shape: {path: M2 20 L12 4 L22 20 Z, viewBox: 0 0 24 24}
        fill: systemYellow
        stroke: systemOrange
        strokeWidth: 3
        join: round
      - {shape: ellipse, stroke: systemBlue, strokeWidth: 8, cap: round, trim: 0 75%}
      - {shape: line, stroke: label, strokeWidth: 6, cap: round}
      distribution: fillEqually
      spacing: 12
      filling: superview
      insets: 12
    #: qr qr.text qr.errorCorrection
    view:
      qr: https://example.org/tickets/48213
      errorCorrection: high
      filling: superview
      insets: 12
    #: qr.color qr.moduleSize qr.quietZone
    canvas: {background: FDF6E3}
    view:
      qr: https://example.org/tickets/48213
      color: 4A1D5E
      background: clear
      moduleSize: 3
      quietZone: 2
      filling: superview
      insets: 12
    #: barcode barcode.text barcode.kind
    view:
      vstack:
      - barcode: SNP-2026-0042
      - {barcode: 4006381333931, kind: ean13}
      spacing: 16
      alignment: center
      filling: superview
      insets: 12
    #: chart chart.kind chart.values chart.labels chart.ticks chart.font chart.color
    canvas: {width: 280}
    view:
      chart: {kind: bars, values: [12, 30, 21, 27, 35, 18], labels: [Mon, Tue, Wed, Thu, Fri, Sat]}
      ticks: 4
      height: 140
      filling: superview
      insets: 16
    #: chart.series chart.colors chart.stacked chart.gap chart.barRadius chart.range series colorList
    canvas: {width: 280}
    view:
      hstack:
      - chart:
          kind: bars
          series: [{values: [4, 7, 5], color: systemTeal}, {values: [3, 5, 8], color: systemIndigo}]
          labels: [A, B, C]
        gap: 40%
      - chart: {kind: bars, series: [{values: [4, 7, 5]}, {values: [3, 5, 8]}], labels: [A, B, C]}
        colors: [systemTeal, systemIndigo]
        stacked: true
        barRadius: 4
        range: 0 16
      spacing: 24
      distribution: fillEqually
      height: 120
      filling: superview
      insets: 16
    #: chart.filled chart.lineWidth chart.dotSize chart.showsValues chart.format numbers numberFormat
    canvas: {width: 280}
    view:
      chart: {kind: lines, values: [0.12, 0.3, 0.21, null, 0.35, 0.42], labels: [J, F, M, A, M, J]}
      showsValues: true
      format: percent
      filled: true
      lineWidth: 3
      dotSize: 8
      height: 140
      filling: superview
      insets: 16
    #: chart.hole
    canvas: {width: 280}
    view:
      hstack:
      - chart: {kind: sectors, values: [5, 3, 2], labels: [Tea, Milk, Rum]}
      - chart: {kind: sectors, values: [62, 38]}
        colors: [systemGreen, systemGray5]
        hole: 70%
      spacing: 24
      distribution: fillEqually
      height: 120
      filling: superview
      insets: 16
    #: barcode.showsText barcode.font barcode.color barcode.moduleSize barcode.quietZone
    view:
      hstack:
      - {barcode: A-17, showsText: false, height: 40, moduleSize: 1}
      - {barcode: A-17, font: 11 bold, color: 12355B, quietZone: 4, height: 48}
      spacing: 16
      alignment: center
      filling: superview
      insets: 12
    """
}
