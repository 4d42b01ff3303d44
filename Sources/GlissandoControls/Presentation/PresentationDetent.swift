public import Foundation
import GlissandoViews

/// How high a sheet is that rises from the lower edge of the window.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  private let kind: Kind

  /// Half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// Nearly all of the window.
  public static let large = PresentationDetent(kind: .large)
  /// A part of what is the most, in [0, 1]; all of it for what is not a number.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: fraction.isNaN ? .large : .fraction(fraction))
  }
  /// A height in points, at most that of the window, which stands in for what is not a number.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: height.isNaN ? .large : .height(height))
  }

  /// A height that a type of the program's reckons out of what is the most.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(type)))
  }

  /// What a height is reckoned out of.
  public struct Context {
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
  }

  /// The height in points where the most is `most`.
  func height(most: CGFloat) -> CGFloat {
    switch kind {
    case .medium: return most / 2
    case .large: return most
    case .fraction(let fraction):
      return fraction.isFinite ? min(max(fraction, 0), 1) * most : most
    case .height(let height): return Self.limited(height, most: most)
    case .custom(let height):
      return Self.limited(height.reckon(Context(maxDetentValue: most)) ?? most, most: most)
    }
  }

  private static func limited(_ height: CGFloat, most: CGFloat) -> CGFloat {
    height.isFinite ? min(max(height, 0), most) : most
  }
}

/// A height of a sheet that a program reckons.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What a height is reckoned out of.
  typealias Context = PresentationDetent.Context
  /// The height in points, at most the largest.
  ///
  /// SwiftUI: nil leaves the height out; here it is the largest, as what is no finite number is.
  static func height(in context: Context) -> CGFloat?
}

/// How the height of a type is reckoned; two of one type are equal.
private struct CustomHeight: Hashable, Sendable {
  private let type: ObjectIdentifier
  let reckon: @Sendable (PresentationDetent.Context) -> CGFloat?

  init<D: CustomPresentationDetent>(_ type: D.Type) {
    self.type = ObjectIdentifier(type)
    reckon = { D.height(in: $0) }
  }

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

/// Whether people can act on what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic
    case always
    case never
    case through(PresentationDetent)
  }

  private let kind: Kind

  /// As the sheet wishes: they cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(kind: .always)
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(kind: .never)
  /// They can as long as the sheet is no higher than this.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .through(detent))
  }

  /// Whether they can, while the sheet is `height` high, of at most `most` points.
  func isEnabled(height: CGFloat, most: CGFloat) -> Bool {
    switch kind {
    case .automatic, .never: false
    case .always: true
    case .through(let detent): height <= detent.height(most: most)
    }
  }
}
