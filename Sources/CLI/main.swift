internal import Glibc
internal import SnaplineImages

// A drawing that may come to harm is tried by this very program, before it does anything else.
DrawingHelper.helpWhereAsked()
DrawingHelper.current = .ownProgram
exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
