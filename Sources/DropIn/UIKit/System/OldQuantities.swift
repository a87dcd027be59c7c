/// The largest number of a `Float`, which old code uses for an endless `repeatCount`.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
