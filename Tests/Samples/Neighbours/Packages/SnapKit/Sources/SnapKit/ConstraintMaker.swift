/// Not the one of Snapline.
public final class ConstraintMaker {}
