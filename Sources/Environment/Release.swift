/// The version of Snapline that is running.
public enum Release {
  public static let version = "1.0.0"
}
