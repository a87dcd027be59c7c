internal import Glibc
internal import SnaplineImages

// A file that is opened must not get the number of a stream that whoever started this has closed. What stands in
// its place can't be read or written either.
for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
  _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
// A drawing that may come to harm is tried by this very program, before it does anything else.
DrawingHelper.helpWhereAsked()
DrawingHelper.current = .ownProgram
exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
