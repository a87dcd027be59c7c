import Foundation
import SnaplineControls
import SnaplineLayout

extension ViewAttributes {
  static func datePicker(_ picker: DatePicker, _ element: XMLElement, _ builder: SceneBuilder) {
    picker.datePickerMode =
      element.word("datePickerMode", in: AttributeWords.dateModes) ?? .dateAndTime
    picker.preferredDatePickerStyle = dateStyle(of: element, builder)
    picker.minuteInterval = element.int("minuteInterval") ?? 1
    picker.countDownDuration = max(0, element.number("countDownDuration") ?? 0)
    if let locale = element.child("locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let zone = element.child("timeZone")?["name"] {
      picker.timeZone = TimeZone(identifier: zone)
    }
    picker.minimumDate = element.date(key: "minimumDate")
    picker.maximumDate = element.date(key: "maximumDate")
    // One that shows the present shows the environment's.
    if !(element.bool("useCurrentDate") ?? false), let date = element.date(key: "date") {
      picker.date = date
    }
    control(picker, element)
  }

  /// Until iOS 13 there were wheels and nothing else.
  private static func dateStyle(
    of element: XMLElement,
    _ builder: SceneBuilder
  ) -> DatePicker.Style {
    let said = element.word("style", in: AttributeWords.dateStyles) ?? .automatic
    guard said == .automatic else { return said }
    return builder.canvas.tools.map { $0 < .iOS14 } ?? false ? .wheels : .automatic
  }

  static func colorWell(_ well: ColorWell, _ element: XMLElement, _ builder: SceneBuilder) {
    well.selectedColor = builder.palette.color("selectedColor", of: element)
    well.supportsAlpha = element.bool("supportsAlpha") ?? true
    well.title = builder.wording.text("title", of: element)
    control(well, element)
  }

  static func effect(_ view: VisualEffectView, _ element: XMLElement, _ builder: SceneBuilder) {
    let vibrancy = element.child("vibrancyEffect")
    // A vibrancy holds the blur that it stands on.
    guard let blur = (vibrancy ?? element).child("blurEffect") else { return }
    let material = BlurEffect(style: blur.word("style", in: AttributeWords.materials) ?? .regular)
    guard let vibrancy else { return view.effect = material }
    let style = vibrancy.word("style", in: AttributeWords.vibrancies) ?? .label
    view.effect = VibrancyEffect(blurEffect: material, style: style)
  }

  static func collection(_ view: CollectionView, _ element: XMLElement, _ builder: SceneBuilder) {
    scroll(view, element, builder)
    guard let found = element.child("collectionViewFlowLayout"),
      let flow = view.collectionViewLayout as? CollectionViewFlowLayout
    else { return }
    flow.scrollDirection =
      found.word("scrollDirection", in: AttributeWords.scrollDirections) ?? .vertical
    flow.minimumLineSpacing = found.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = found.number("minimumInteritemSpacing") ?? 10
    if let size = found.size(key: "itemSize") { flow.itemSize = size }
    if let size = found.size(key: "estimatedItemSize") { flow.estimatedItemSize = size }
    if found.bool("automaticEstimatedItemSize") ?? false {
      flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    if let size = found.size(key: "headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = found.size(key: "footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = found.insets(key: "sectionInset") { flow.sectionInset = insets }
  }
}

extension XMLElement {
  fileprivate func date(key: String) -> Date? {
    child("date", key: key)?.number("timeIntervalSinceReferenceDate")
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
