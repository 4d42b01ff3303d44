import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
Program.start(arguments)
exit(Program.run(arguments))
