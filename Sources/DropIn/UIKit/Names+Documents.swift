public import SnaplineInterfaceBuilder
public import SnaplineLayout

public typealias UINib = Nib
public typealias UIStoryboard = Storyboard
public typealias UIStoryboardSegue = StoryboardSegue
public typealias UIStoryboardUnwindSegueSource = StoryboardUnwindSegueSource
