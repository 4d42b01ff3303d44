import Foundation

let arguments = Program.start(Array(CommandLine.arguments.dropFirst()))
exit(Program.run(arguments))
