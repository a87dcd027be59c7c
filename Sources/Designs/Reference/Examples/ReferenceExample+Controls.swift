extension ReferenceExample {
  /// Designs that show controls.
  static let controls = """
    #: button button.title button.kind
    view:
      vstack:
      - {button: Plain}
      - {button: Gray, kind: gray}
      - {button: Tinted, kind: tinted}
      - {button: Filled, kind: filled}
      - {button: Bordered, kind: bordered}
      spacing: 6
      filling: superview
      insets: 12
    #: button.subtitle button.image button.imagePlacement button.imagePadding button.titlePadding
    view:
      button: {title: Download, subtitle: 24 MB, image: {symbol: arrow.down.circle}}
      kind: tinted
      imagePlacement: trailing
      imagePadding: 8
      titlePadding: 2
      adjustsImageSize: true
      filling: superview
      insets: 12
    #: button.menu
    view:
      button: {title: Sort, menu: {items: [Date, {title: Price, selected: true}], showsChoice: true}}
      kind: bordered
      filling: superview
      insets: 12
    #: button.controlSize button.cornerStyle button.role button.contentInsets
    view:
      hstack:
      - {button: Small, kind: filled, controlSize: small, cornerStyle: capsule}
      - {button: Large, kind: filled, controlSize: large, cornerStyle: small}
      - {button: Delete, kind: bordered, role: destructive, contentInsets: 12}
      spacing: 8
      alignment: center
      filling: superview
      insets: 12
    #: button.font button.color button.loading
    view:
      hstack:
      - {button: Save, kind: gray, font: title3 bold, color: systemPurple}
      - {button: Saving, kind: filled, loading: true}
      spacing: 8
      filling: superview
      insets: 12
    #: control.enabled control.selected control.highlighted control.focused
    view:
      hstack:
      - {button: Enabled, kind: filled}
      - {button: Disabled, kind: filled, enabled: false}
      - {button: Chosen, kind: gray, selected: true}
      - {switch: true, enabled: false}
      spacing: 8
      filling: superview
      insets: 12
    #: switch switch.on switch.onTint switch.thumbTint
    view:
      hstack:
      - switch: true
      - switch: false
      - {switch: true, onTint: systemIndigo, thumbTint: systemYellow}
      spacing: 12
      filling: superview
      insets: 12
    #: slider slider.value slider.minimum slider.maximum
    canvas: {width: 240}
    view:
      slider: {value: 70, minimum: 50, maximum: 100}
      filling: superview
      insets: 12
    #: slider.minimumImage slider.maximumImage slider.minimumTint slider.maximumTint slider.thumbTint
    canvas: {width: 280}
    view:
      slider:
        value: 0.4
        minimumImage: {symbol: speaker.fill}
        maximumImage: {symbol: speaker.wave.3.fill}
      minimumTint: systemPink
      maximumTint: systemPink/20%
      thumbTint: systemPink
      filling: superview
      insets: 12
    #: stepper stepper.value stepper.minimum stepper.maximum stepper.step
    view:
      stepper: {value: 10, minimum: 0, maximum: 10, step: 2}
      filling: superview
      insets: 12
    #: segments segments.items segments.selected segments.selectedTint segments.proportional
    canvas: {width: 300}
    view:
      vstack:
      - segments: [Day, Week, Month]
      - {segments: {items: [A, A longer one, C], selected: 1}, proportional: true}
      - {segments: {items: [None, Few], selected: none}, selectedTint: systemYellow}
      spacing: 8
      filling: superview
      insets: 12
    #: progress progress.value progress.kind progress.progressTint progress.trackTint
    canvas: {width: 240}
    view:
      vstack:
      - progress: 0.3
      - {progress: 80%, progressTint: systemGreen, trackTint: systemGreen/20%}
      - {progress: 0.5, kind: bar}
      spacing: 12
      filling: superview
      insets: 12
    #: activity activity.phase activity.controlSize activity.color activity.animating
    view:
      hstack:
      - activity
      - {activity: 0.5, controlSize: large, color: systemBlue}
      - {activity: {phase: 0.25}, animating: true}
      spacing: 16
      alignment: center
      filling: superview
      insets: 12
    #: pageControl pageControl.pages pageControl.current pageControl.pageTint pageControl.currentTint
    view:
      pageControl: {pages: 5, current: 2}
      pageTint: systemGray4
      currentTint: systemRed
      filling: superview
      insets: 8
    #: datePicker datePicker.date datePicker.mode datePicker.kind
    environment: {now: 2026-03-14T09:41}
    view:
      vstack:
      - datePicker: 2026-03-21
      - datePicker: 18:30
      - {datePicker: {date: 2026-03-21T18:30, mode: dateAndTime}, kind: compact}
      spacing: 8
      alignment: leading
      filling: superview
      insets: 12
    #: datePicker.minimum datePicker.maximum datePicker.minuteInterval
    view:
      datePicker:
        date: 2026-03-21T18:30
        minimum: 2026-03-10
        maximum: 2026-03-30
        minuteInterval: 15
      filling: superview
      insets: 12
    #: picker picker.columns picker.selected
    canvas: 300x140
    view:
      picker: {columns: [[One, Two, Three], [Adults, Children]], selected: [1, 0]}
      filling: superview
    #: colorWell colorWell.color
    view:
      hstack:
      - colorWell
      - colorWell: systemTeal
      spacing: 12
      filling: superview
      insets: 12
    """
}
