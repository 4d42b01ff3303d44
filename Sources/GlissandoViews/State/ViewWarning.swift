package import Foundation
import GlissandoMotion

/// Warnings about the use of views, each said once.
package enum ViewWarning {
  @TaskLocal private static var log: WarningLog<String>?

  /// The warnings of `body`, repeated ones included, which are not printed: for tests.
  package static func collecting(_ body: () throws -> Void) rethrows -> [String] {
    let log = WarningLog<String>()
    try $log.withValue(log, operation: body)
    return log.warnings
  }

  /// Prints `message` unless it was said before, or something else with its key.
  ///
  /// - Parameter key: What tells the warning from others where the text takes long to find. It must not
  ///   tell one view from another: views come and go without end.
  package static func once(
    _ message: @autoclosure () -> String, key: @autoclosure () -> String? = nil
  ) {
    if let log { return log.append(message()) }
    WarningPrinter.current.print(message(), key: key())
  }
}

extension CGFloat {
  /// The number if it is a length; else nil, with a warning that names who was given it.
  package nonisolated func length(for modifier: String) -> CGFloat? {
    if isFinite, self >= 0 { return self }
    ViewWarning.once(
      ".\(modifier)(\(self)) changes nothing: give it a length in points, finite and not negative")
    return nil
  }
}
