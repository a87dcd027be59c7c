/// The largest number that a `Float` holds, as old code writes an endless `repeatCount`.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
