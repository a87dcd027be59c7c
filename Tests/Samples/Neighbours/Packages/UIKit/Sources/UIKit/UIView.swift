/// Not the one of Snapline.
public final class UIView {}
