public import GlissandoMotion

/// Parts of a window that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the screen.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into parts of the window that something else may cover.
  ///
  /// SwiftUI: a window on a desktop has no such parts, so this changes nothing; it is here so that
  /// what was written for phones compiles.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Lets the view reach into parts of the window that something else may cover: the older spelling.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
