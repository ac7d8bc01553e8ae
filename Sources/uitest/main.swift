import Glibc

exit(UITest.run(Array(CommandLine.arguments.dropFirst())))
