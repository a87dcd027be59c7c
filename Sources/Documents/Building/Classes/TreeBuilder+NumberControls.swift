import SnaplineControls
import SnaplineDesigns
import SnaplineLayout

/// Controls that stand for a number.
extension TreeBuilder {
  func makeSlider(_ element: Element) -> Slider {
    let (content, values) = (element.content, element.values)
    let slider = Slider()
    if let least = content[SliderWords.minimum]?.value { slider.minimumValue = Float(least) }
    if let most = content[SliderWords.maximum]?.value { slider.maximumValue = Float(most) }
    slider.value = Float(content[SliderWords.value]?.value ?? 0)
    slider.minimumValueImage = content[SliderWords.minimumImage].flatMap { image($0.content) }
    slider.maximumValueImage = content[SliderWords.maximumImage].flatMap { image($0.content) }
    if let color = values[SliderWords.minimumTint] {
      slider.minimumTrackTintColor = palette.color(color)
    }
    if let color = values[SliderWords.maximumTint] {
      slider.maximumTrackTintColor = palette.color(color)
    }
    if let color = values[SwitchWords.thumbTint] { slider.thumbTintColor = palette.color(color) }
    applyStates(values, to: slider)
    return slider
  }

  func makeStepper(_ element: Element) -> Stepper {
    let content = element.content
    let stepper = Stepper()
    if let least = content[SliderWords.minimum]?.value { stepper.minimumValue = least }
    if let most = content[StepperWords.maximum]?.value { stepper.maximumValue = most }
    if let step = content[StepperWords.step]?.value {
      stepper.stepValue = step
    }
    stepper.value = content[SliderWords.value]?.value ?? 0
    applyStates(element.values, to: stepper)
    return stepper
  }

  func makeProgress(_ element: Element) -> ProgressView {
    let values = element.values
    let view = ProgressView(
      progressViewStyle: values[ProgressWords.kind] == .bar ? .bar : .default
    )
    view.progress = Float(element.content[ProgressWords.value]?.value ?? 0)
    if let color = values[ProgressWords.progressTint] {
      view.progressTintColor = palette.color(color)
    }
    if let color = values[ProgressWords.trackTint] { view.trackTintColor = palette.color(color) }
    return view
  }

  func makePageControl(_ element: Element) -> PageControl {
    let (content, values) = (element.content, element.values)
    let control = PageControl()
    control.numberOfPages = content[PageWords.pages]?.value ?? 0
    let current = content[PageWords.current]?.value ?? 0
    control.currentPage = current
    if control.currentPage != current, let span = content.span(of: PageWords.current) {
      reading.report(.noPage(current, of: control.numberOfPages), at: span)
    }
    if let color = values[PageWords.pageTint] {
      control.pageIndicatorTintColor = palette.color(color)
    }
    if let color = values[PageWords.currentTint] {
      control.currentPageIndicatorTintColor = palette.color(color)
    }
    applyStates(values, to: control)
    return control
  }
}

extension Message {
  fileprivate static func noPage(_ page: Int, of count: Int) -> Message {
    Message(
      "no-page",
      count == 0 ? "there are no pages" : "there is no page \(page)",
      remedy: count == 0 ? "say how many: 'pages: 3'" : "choose 0 to \(count - 1)"
    )
  }
}
