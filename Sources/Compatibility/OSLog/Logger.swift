public import Foundation

/// Writes what a program reports of itself to the standard error, a line each.
///
/// SwiftUI: on Apple's systems a service of the system keeps it, and shows it to those who ask. Here all
/// levels are written at once.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger for a program as a whole.
  public init() { log = .default }

  /// Makes a logger that writes what another one is about.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes what helps to follow each step.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps to find mistakes.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what is worth knowing.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes what has gone wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes what must not go wrong.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes what is a mistake of the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Makes a level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// It is worth knowing.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// It helps to find mistakes.
  public static let debug = OSLogType(rawValue: 2)
  /// It has gone wrong.
  public static let error = OSLogType(rawValue: 0x10)
  /// It is a mistake of the program.
  public static let fault = OSLogType(rawValue: 0x11)

  fileprivate var name: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// The part of a program that messages are about.
public final class OSLog: NSObject, Sendable {
  /// The program as a whole.
  public static let `default` = OSLog(prefix: "")
  /// Messages that nobody wants.
  public static let disabled = OSLog(prefix: nil)

  /// What stands before each message; nil for those that are not written.
  private let prefix: String?

  private init(prefix: String?) { self.prefix = prefix }

  /// Names a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ")
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { prefix != nil }

  fileprivate func write(_ text: @autoclosure () -> String, _ level: OSLogType) {
    guard let prefix else { return }
    let level = level.name.map { "\($0): " } ?? ""
    try? FileHandle.standardError.write(contentsOf: Data("\(prefix)\(level)\(text())\n".utf8))
  }
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default
) {
  log.write(message.text, type)
}

/// Writes a message whose places (`%@`, `%{public}d`) are filled with values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ first: Any, _ others: Any...
) {
  log.write(OSLogMessage.filled("\(message)", with: [first] + others), type)
}
