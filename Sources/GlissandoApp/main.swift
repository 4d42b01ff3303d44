import Foundation

// Where the program begins.

let arguments = Program.start(Array(CommandLine.arguments.dropFirst()))
exit(Program.run(arguments))
