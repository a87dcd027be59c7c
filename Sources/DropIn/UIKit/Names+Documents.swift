public import SnaplineControls
public import SnaplineInterfaceBuilder
public import SnaplineLayout

public typealias UINib = Nib
public typealias ImageResource = SnaplineControls.ImageResource
public typealias ColorResource = SnaplineInterfaceBuilder.ColorResource
public typealias UIStoryboard = Storyboard
public typealias UIStoryboardSegue = StoryboardSegue
public typealias UIStoryboardUnwindSegueSource = StoryboardUnwindSegueSource
