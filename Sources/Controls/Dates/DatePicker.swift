public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A date or a time to choose: UIKit's `UIDatePicker`.
///
/// What it shows depends on no clock and no settings of the machine: the calendar's language, the time zone
/// and the present come from the ``Environment``, unless they are set. Without a date, it shows the
/// environment's ``Environment/now``, or else the morning of 9 January 2007.
open class DatePicker: Control {
  /// What is chosen; the raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// How it is chosen; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, wheels, compact, inline
  }

  final let datePill = DatePill()
  final let timePill = DatePill()
  final let month = MonthView()
  final let timeTitle = Label()
  private(set) final lazy var wheels = PickerView()
  final var wheelSource: DateWheels?
  private final var chosen: Date?
  private final var ownCalendar: Calendar?
  private final var ownTimeZone: TimeZone?
  private final var ownLocale: Locale?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    timeTitle.text = "Time"
    month.picker = self
  }

  // MARK: What is chosen

  /// The instant on whose first second the picture of a date stands that nobody said.
  static let standIn = Date(timeIntervalSince1970: 1_168_335_660)
  /// The years from 1 to 9999.
  private static let sayable =
    Date(
      timeIntervalSince1970: -62_135_596_800
    )...Date(
      timeIntervalSince1970: 253_402_300_799
    )

  open var date: Date {
    get { bounded(chosen ?? environment.now ?? Self.standIn) }
    set {
      guard newValue.timeIntervalSince1970.isFinite else { return }
      chosen = newValue
      changed()
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open var minimumDate: Date? { didSet { changed() } }
  open var maximumDate: Date? { didSet { changed() } }

  /// What may be chosen; an earliest date after the latest is none.
  final var choices: ClosedRange<Date> {
    let (all, first, last) = (Self.sayable, sayable(minimumDate), sayable(maximumDate))
    guard let last else { return (first ?? all.lowerBound)...all.upperBound }
    guard let first else { return all.lowerBound...last }
    return first <= last ? first...last : all
  }

  private func sayable(_ date: Date?) -> Date? {
    guard let date, date.timeIntervalSince1970.isFinite else { return nil }
    return date.within(Self.sayable)
  }

  /// The nearest date that may be chosen.
  private func bounded(_ date: Date) -> Date { rounded(date.within(choices)) }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    return date.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
  }

  /// How many minutes lie between two choices; a number that doesn't divide an hour becomes 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      changed()
    }
  }
  open var roundsToMinuteInterval = true { didSet { changed() } }

  /// The duration in seconds, in the mode that counts down.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let most: TimeInterval = 24 * 60 * 60 - 60
      countDownDuration = countDownDuration.isFinite ? min(max(0, countDownDuration), most) : 0
      changed()
    }
  }

  /// Chooses a date as a finger would, and sends the same events.
  open func choose(_ date: Date) {
    guard isEnabled else { return }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: How it is said

  open var calendar: Calendar! {
    get { words.calendar }
    set {
      ownCalendar = newValue
      changed()
    }
  }

  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      changed()
    }
  }

  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      changed()
    }
  }

  /// How dates are written here.
  final var words: DateTexts {
    DateTexts(
      calendar: ownCalendar,
      locale: ownLocale ?? Locale(identifier: environment.locale),
      timeZone: ownTimeZone ?? TimeZone(identifier: environment.timeZone)
    )
  }

  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { changed() } }

  /// The style in use: unless set, compact since iOS 14 and wheels before; some modes have only wheels.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return environment.metrics < .iOS14 ? .wheels : .compact
  }

  // MARK: Layout

  final func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateChanged() { setNeedsLayout() }
  override var focusRadius: CGFloat? { 8 }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changed()
  }

  open override var intrinsicContentSize: CGSize { wantedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    guard datePickerStyle == .compact else { return nil }
    showPills()
    let pill = datePickerMode == .time ? timePill : datePill
    return pill.label.baselineOffsets(in: size)
  }

  open override var contentText: String? {
    switch datePickerMode {
    case .time: words.time(date)
    case .date: words.day(date)
    case .dateAndTime: words.day(date) + " " + words.time(date)
    case .yearAndMonth: words.month(date)
    case .countDownTimer: words.hours(countDownDuration) + " " + words.minutes(countDownDuration)
    }
  }
}

extension Date {
  fileprivate func within(_ range: ClosedRange<Date>) -> Date {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
