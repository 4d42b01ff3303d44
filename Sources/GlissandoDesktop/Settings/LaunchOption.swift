import Foundation

/// One option: its names, what it allows, and what it does.
package struct LaunchOption<Options>: Sendable {
  /// What switches allow.
  fileprivate static var onOrOff: String { "0 or 1" }

  fileprivate let flag: String
  fileprivate let variable: String
  fileprivate let allowed: String
  /// Sets the option; false for a value that is not allowed.
  private let set: @Sendable (inout Options, String) -> Bool

  /// An option with a value.
  ///
  /// - Parameter set: Returns false for a value that is not allowed.
  package init(
    _ name: String, _ allowed: String, set: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    flag = "--" + name
    variable = "GLISSANDO_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
    self.allowed = allowed
    self.set = set
  }

  /// An option that is on or off.
  package static func switching(
    _ name: String, set: @escaping @Sendable (inout Options, Bool) -> Void
  ) -> LaunchOption {
    LaunchOption(name, onOrOff) { options, text in
      guard text == "0" || text == "1" else { return false }
      set(&options, text == "1")
      return true
    }
  }

  /// An option with a text that is not empty.
  package static func text(
    _ name: String, _ allowed: String, _ place: any WritableKeyPath<Options, String?> & Sendable
  ) -> LaunchOption {
    LaunchOption(name, allowed) { options, text in
      options[keyPath: place] = text
      return !text.isEmpty
    }
  }

  /// The same option of what holds these options.
  package func inside<Whole>(
    _ place: any WritableKeyPath<Whole, Options> & Sendable
  ) -> LaunchOption<Whole> {
    LaunchOption<Whole>(String(flag.dropFirst(2)), allowed) { set(&$0[keyPath: place], $1) }
  }

  fileprivate func apply(
    _ options: inout Options, _ text: String, _ name: String
  ) throws(OptionError) {
    guard set(&options, text) else {
      throw OptionError(description: "\(name) is “\(text)”; allowed is \(allowed).")
    }
  }
}

/// Options that a program's arguments and environment set: the desktop's own, or those of what is built on it.
///
/// Every option has a flag and a variable; the flag wins.
package protocol LaunchOptionSet {
  /// Nothing out of the ordinary.
  init()
  static var options: [LaunchOption<Self>] { get }
}

extension LaunchOptionSet {
  /// The options that arguments and environment set; arguments that are none are left to the program.
  ///
  /// - Throws: `OptionError` for a value that is not allowed.
  package init(arguments: [String], environment: [String: String]) throws(OptionError) {
    self.init()
    for option in Self.options {
      guard let value = environment[option.variable], !value.isEmpty else { continue }
      try option.apply(&self, value, option.variable)
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Like `--scale=2`; a flag without a value takes the next argument.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = Self.options.first(where: { $0.flag == parts[0] }) else { continue }
      try option.apply(&self, try Self.value(of: option, parts: parts, rest: &rest), option.flag)
    }
  }

  private static func value(
    of option: LaunchOption<Self>, parts: [Substring], rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    if parts.count == 2 { return String(parts[1]) }
    guard option.allowed != LaunchOption<Self>.onOrOff else { return "1" }
    guard let next = rest.popFirst() else {
      throw OptionError(description: "\(option.flag) needs a value: \(option.allowed).")
    }
    return next
  }

  /// The variables of the environment, with the flags that win over them, and what both allow.
  package static var variables: [(name: String, flag: String, allowed: String)] {
    options.map { ($0.variable, $0.flag, $0.allowed) }
  }
}
