public import SnaplineInterfaceBuilder

public typealias UINib = Nib
public typealias UIStoryboard = Storyboard
