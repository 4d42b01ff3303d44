import Foundation

/// The whole number after a flag of the command line; `value` where the flag is not there.
///
/// Anything else than a number in the range ends the program with a message.
package func commandLineNumber(
  after flag: String, default value: Int, in range: ClosedRange<Int>
) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: flag) else { return value }
  guard index + 1 < arguments.count, let number = Int(arguments[index + 1]), range ~= number else {
    fail("\(flag) takes a whole number from \(range.lowerBound) to \(range.upperBound).")
  }
  return number
}

/// Ends the program with a message that names it.
package func fail(_ message: String) -> Never {
  let program = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
  FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
  exit(1)
}
