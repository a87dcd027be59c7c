public import SnaplineLayout

public typealias UIScene = ConnectedScene
public typealias UISceneDelegate = ConnectedSceneDelegate
public typealias UISceneSession = SceneSession
public typealias UISceneConfiguration = SceneConfiguration
public typealias UIOpenURLContext = OpenURLContext
public typealias UIWindowScene = WindowScene
public typealias UIWindowSceneDelegate = WindowSceneDelegate
