import ArgumentParser
import Glissando
import GlissandoDesktop
import GlissandoWindowing

// The values of options, read from text.

/// Why an option's value is refused: what would be allowed.
struct OptionValueError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(allowed: String) { description = "allowed is \(allowed)" }
}

/// Reads the values of options.
enum OptionValue {
  /// A film of two days at 60 frames per second.
  static let mostFrames = 10_000_000

  @Sendable static func size(_ text: String) throws -> CGSize {
    guard let size = LaunchOptions.size(text.lowercased()) else {
      throw OptionValueError(
        allowed: "WIDTHxHEIGHT in points, each from 1 to 16384, such as 1280x800")
    }
    return size
  }

  @Sendable static func scale(_ text: String) throws -> Double {
    try number(text, in: DisplayScale.range, allowed: "a number from 0.5 to 8")
  }

  @Sendable static func framesPerSecond(_ text: String) throws -> Double {
    try number(text, in: LaunchOptions.frameRates, allowed: "a number from 1 to 1000")
  }

  @Sendable static func frameCount(_ text: String) throws -> Int {
    guard let count = Int(text), (1...mostFrames).contains(count) else {
      throw OptionValueError(allowed: "a whole number from 1 to \(mostFrames)")
    }
    return count
  }

  @Sendable static func seconds(_ text: String) throws -> Double {
    try number(text, in: 0.001...3600, allowed: "seconds from 0.001 to 3600")
  }

  @Sendable static func minutes(_ text: String) throws -> Double {
    try number(text, in: 0.1...1440, allowed: "minutes from 0.1 to 1440")
  }

  @Sendable static func displayNumber(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 1 else {
      throw OptionValueError(allowed: "the number of a display, from 1 on")
    }
    return number
  }

  @Sendable static func sampleCount(_ text: String) throws -> Int {
    guard let count = Int(text), (2...1_000_000).contains(count) else {
      throw OptionValueError(allowed: "a whole number from 2 to 1000000")
    }
    return count
  }

  @Sendable static func colorScheme(_ text: String) throws -> ColorScheme {
    switch text.lowercased() {
    case "light": .light
    case "dark": .dark
    default: throw OptionValueError(allowed: "light or dark")
    }
  }

  @Sendable static func presenter(_ text: String) throws -> PresenterChoice {
    guard let choice = PresenterChoice(rawValue: text.lowercased()) else {
      throw OptionValueError(allowed: "auto, gl or surface")
    }
    return choice
  }

  @Sendable static func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw OptionValueError(allowed: "a path that is not empty") }
    return text
  }

  private static func number(
    _ text: String, in range: ClosedRange<Double>, allowed: String
  ) throws -> Double {
    // What is not a number lies in no range.
    guard let number = Double(text), range.contains(number) else {
      throw OptionValueError(allowed: allowed)
    }
    return number
  }
}

extension Option {
  /// An option whose value is what comes next, even where that begins with a dash.
  init(
    _ help: String, _ valueName: String, completion: CompletionKind? = nil,
    transform: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: valueName),
      completion: completion, transform: transform)
  }

  /// The same for an option that may be left out.
  init<T>(
    _ help: String, _ valueName: String, completion: CompletionKind? = nil,
    transform: @escaping @Sendable (String) throws -> T
  ) where Value == T? {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: valueName),
      completion: completion, transform: transform)
  }
}
