/// The version of Snapline that is running.
public enum Release {
  public static let version = "0.1.0"
}
