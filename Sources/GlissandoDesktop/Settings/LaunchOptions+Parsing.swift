import Foundation
import GlissandoDrawing
import GlissandoWindowing

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

  /// An option asks for a tool of a program that has none.
  package static func needsTools(_ option: String) -> OptionError {
    OptionError(
      description: "\(option) needs the developer's tools, which this program is built without: "
        + "add .developerTools() to its scene, or build it for debugging.")
  }

  /// The file of `--stats` cannot be written, for a reason in the system's words.
  package static func unwritableStatistics(path: String, reason: String) -> OptionError {
    unwritable(what: "the statistics", path: path, reason: reason)
  }
}

extension LaunchOptions {
  /// The options that a program's arguments and environment set.
  ///
  /// Every option has a flag and a variable; the flag wins. Arguments that are none of them are
  /// left to the program.
  ///
  /// | flag | variable |
  /// |---|---|
  /// | `--frames N` | `GLISSANDO_FRAMES` |
  /// | `--seconds S` | `GLISSANDO_SECONDS` |
  /// | `--stats FILE` | `GLISSANDO_STATS` |
  /// | `--record FILE` | `GLISSANDO_RECORD` |
  /// | `--replay FILE` | `GLISSANDO_REPLAY` |
  /// | `--scale X` | `GLISSANDO_SCALE` |
  /// | `--color-scheme light\|dark` | `GLISSANDO_COLOR_SCHEME` |
  /// | `--size WIDTHxHEIGHT` | `GLISSANDO_SIZE` |
  /// | `--fps N` | `GLISSANDO_FPS` |
  /// | `--reduce-motion` | `GLISSANDO_REDUCE_MOTION=1` |
  /// | `--full-screen` | `GLISSANDO_FULL_SCREEN=1` |
  /// | `--unpaced` | `GLISSANDO_UNPACED=1` |
  /// | `--presenter auto\|gl\|surface` | `GLISSANDO_PRESENTER` |
  /// | `--memory N` | `GLISSANDO_MEMORY` |
  /// | `--overlay` | `GLISSANDO_OVERLAY=1` |
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
    of option: LaunchOption, parts: [Substring], rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    if parts.count == 2 { return String(parts[1]) }
    guard option.allowed != LaunchOption.onOrOff else { return "1" }
    guard let next = rest.popFirst() else {
      throw OptionError(description: "\(option.flag) needs a value: \(option.allowed).")
    }
    return next
  }

  /// The variables of the environment, with the flags that win over them, and what both allow.
  package static var variables: [(name: String, flag: String, allowed: String)] {
    options.map { ($0.variable, $0.flag, $0.allowed) }
  }

  private static let options: [LaunchOption] = [
    LaunchOption("frames", "a whole number, 1 or more") { options, text in
      guard let count = Int(text), count >= 1 else { return false }
      options.frames = count
      return true
    },
    LaunchOption("seconds", "a number above 0") { options, text in
      options.seconds = Double(text)
      return options.seconds.map { $0 > 0 && $0.isFinite } ?? false
    },
    LaunchOption("stats", "the path of a file to write") { options, text in
      options.statisticsFile = text
      return !text.isEmpty
    },
    LaunchOption("record", "the path of a file to write") { options, text in
      options.recordFile = text
      return !text.isEmpty
    },
    LaunchOption("replay", "the path of a recording") { options, text in
      options.replayFile = text
      return !text.isEmpty
    },
    LaunchOption("scale", "a number from 0.5 to 8") { options, text in
      options.scale = Double(text)
      return options.scale.map(DisplayScale.range.contains) ?? false
    },
    LaunchOption("color-scheme", "light or dark") { options, text in
      options.colorScheme = text == "light" ? .light : text == "dark" ? .dark : nil
      return options.colorScheme != nil
    },
    LaunchOption("size", "WIDTHxHEIGHT in points, each from 1 to 16384") { options, text in
      options.size = size(text)
      return options.size != nil
    },
    LaunchOption("fps", "frames per second, a number from 1 to 1000") { options, text in
      options.frameRateCap = Double(text)
      return options.frameRateCap.map((1...1000).contains) ?? false
    },
    LaunchOption("presenter", "auto, gl or surface") { options, text in
      guard let choice = PresenterChoice(rawValue: text) else { return false }
      options.presenter = choice
      return true
    },
    LaunchOption("memory", "megabytes, a whole number from 1 to 1048576") { options, text in
      guard let megabytes = Int(text), (1...1_048_576).contains(megabytes) else { return false }
      options.pictureMemory = megabytes << 20
      return true
    },
    .switching("reduce-motion") { $0.reduceMotion = $1 },
    .switching("full-screen") { $0.isFullScreen = $1 },
    .switching("unpaced") { $0.isUnpaced = $1 },
    .switching("overlay") { $0.hasOverlay = $1 },
  ]

  private static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let range = 1.0...16384.0
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      range.contains(width), range.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

/// One option: its names, what it allows, and what it does.
private struct LaunchOption: Sendable {
  /// What switches allow.
  static let onOrOff = "0 or 1"

  let flag: String
  let variable: String
  let allowed: String
  /// Sets the option; false for a value that is not allowed.
  private let set: @Sendable (inout LaunchOptions, String) -> Bool

  init(
    _ name: String, _ allowed: String,
    set: @escaping @Sendable (inout LaunchOptions, String) -> Bool
  ) {
    flag = "--" + name
    variable = "GLISSANDO_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
    self.allowed = allowed
    self.set = set
  }

  static func switching(
    _ name: String, set: @escaping @Sendable (inout LaunchOptions, Bool) -> Void
  ) -> LaunchOption {
    LaunchOption(name, onOrOff) { options, text in
      guard text == "0" || text == "1" else { return false }
      set(&options, text == "1")
      return true
    }
  }

  func apply(
    _ options: inout LaunchOptions, _ text: String, _ name: String
  ) throws(OptionError) {
    guard set(&options, text) else {
      throw OptionError(description: "\(name) is “\(text)”; allowed is \(allowed).")
    }
  }
}
