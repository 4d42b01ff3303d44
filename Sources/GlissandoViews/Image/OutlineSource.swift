import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// Where an image finds outlines by name, which take the size and the weight of the text around.
///
/// An image brings its source along, so that nobody need be registered.
@MainActor
package protocol OutlineSource: SendableMetatype {
  /// The name of what is shown for a name in an environment.
  static func name(of name: String, in environment: EnvironmentValues) -> String
  /// Whether there is an outline of a name.
  static func contains(_ name: String) -> Bool
  /// The outline of a name on a square of `OutlineMetrics.side` units; nil when there is none.
  static func outline(_ name: String, weight: Font.Weight) -> Path?
  /// The layers of an outline, which together cover what it covers and what is cut out of it; nil where there is one.
  ///
  /// - Parameter value: From 0 to 1 where one is given with which some outlines vary: what it does not reach lies
  ///   behind, and other outlines have one layer.
  static func layers(_ name: String, weight: Font.Weight, value: Double?) -> OutlineLayers?
  /// The names that are most like a name, best first.
  static func names(near name: String) -> [String]
  /// Reads an outline from a file of an asset catalogue, whose path becomes its name.
  ///
  /// - Returns: Whether it is one.
  static func read(file path: String) -> Bool
  /// How a program writes the image of a name.
  nonisolated static func description(of name: String) -> String
}
