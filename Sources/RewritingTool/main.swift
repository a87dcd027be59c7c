import Glibc

exit(RewritingCommand.run(Array(CommandLine.arguments.dropFirst())))
