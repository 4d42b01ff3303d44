import Foundation

/// A program that is run to its end.
enum ChildProcess {
  struct Result {
    /// What it wrote to both of its outputs, in the order in which it came.
    let output: String
    /// nil where it ended by itself with status 0; else what happened to it.
    let failure: String?
  }

  /// Runs a program that is found on the path, for so many seconds at most.
  static func run(_ arguments: [String], timeout: Double, in folder: URL? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let killer = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: killer)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    killer.cancel()
    return Result(output: String(decoding: data, as: UTF8.self), failure: failure(of: process))
  }

  private static func failure(of process: Process) -> String? {
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else {
      return status == 0 ? nil : "ended with status \(status)"
    }
    switch status {
    case SIGKILL: return "did not end"
    case SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS: return "crashed (signal \(status))"
    default: return "ended by signal \(status)"
    }
  }
}
