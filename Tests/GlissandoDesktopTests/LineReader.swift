import Foundation

/// Reads what a process writes, line by line as it comes.
struct LineReader {
  private let input: FileHandle
  private let patience: Int32
  private var rest = Data()

  /// A reader of a pipe.
  ///
  /// - Parameter patience: The milliseconds that the next piece of a line may take.
  init(_ pipe: Pipe, patience: Int32) {
    input = pipe.fileHandleForReading
    self.patience = patience
  }

  /// The next line; nil where none comes in time, or none comes any more.
  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        return line
      }
      guard arrivals(within: patience) > 0 else { return nil }
      let data = input.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }

  /// Whether nothing is left to be read, and nothing comes for so many milliseconds.
  func isSilent(for milliseconds: Int32) -> Bool {
    rest.isEmpty && arrivals(within: milliseconds) == 0
  }

  /// What `poll` answers: above zero where something can be read.
  private func arrivals(within milliseconds: Int32) -> Int32 {
    var request = pollfd(fd: input.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds)
  }
}

extension Process {
  /// Ends the process at once and waits for that.
  ///
  /// A request to terminate would be ignored: what is started from libdispatch's threads inherits their mask.
  func end() {
    kill(processIdentifier, SIGKILL)
    waitUntilExit()
  }
}
