import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Views whose content is not to be read.

/// Why the content of views is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why texts and images inside are shown as bars.
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Shows the texts and images inside as bars of their size.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the texts and images inside as they are, whatever is said further out.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that the view is nobody else's business; it is redacted for that reason.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) {
      if sensitive, $0.contains(.privacy) { $0.insert(.placeholder) }
    }
  }
}

extension RedactionReasons {
  /// Whether texts and images are shown as bars.
  var hidesContent: Bool { contains(.placeholder) }
}

/// Bars in place of the lines of a text.
enum RedactionBars {
  /// How much of a line's height its bar has.
  private static let share = 0.7
  /// How strong bars are in the colour of the text.
  static let opacity = 0.22

  /// The bars for lines of equal height in a size.
  static func path(lines: Int, in size: CGSize) -> Path {
    let count = max(lines, 1)
    let height = size.height / CGFloat(count)
    return Path { path in
      for line in 0..<count {
        // The last of several lines is rarely full.
        let width = count > 1 && line == count - 1 ? size.width * 0.6 : size.width
        let bar = CGRect(
          x: 0, y: height * (CGFloat(line) + (1 - share) / 2), width: width,
          height: height * share)
        let radius = min(bar.height / 4, 6)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
