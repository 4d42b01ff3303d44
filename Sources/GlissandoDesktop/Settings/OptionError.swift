/// An option whose value cannot be used.
package struct OptionError: Error, Hashable, CustomStringConvertible {
  /// One line: what arrived, what is allowed.
  package let description: String

  /// An error that is described in one line.
  package init(description: String) { self.description = description }

  /// A file cannot be written, for a reason in the system's words.
  package static func unwritable(what: String, path: String, reason: String) -> OptionError {
    OptionError(
      description: "\(what) cannot be written to “\(path)”: \(reason); name another file.")
  }
}
