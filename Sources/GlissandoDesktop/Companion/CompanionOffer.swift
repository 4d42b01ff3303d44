import Foundation
import GlissandoViews
package import GlissandoWindowing

/// The second window of a program that describes its windows as scenes, and what else such a program
/// wants of its run.
@MainActor
package final class CompanionOffer: WindowCompanion {
  let description: CompanionDescription
  /// Where the windows open, given the displays that there are.
  private let placement: @MainActor @Sendable ([DisplayInfo]) throws -> WindowPlacement
  /// Whether game controllers take the place of a clicker.
  private let usesGameControllers: Bool
  private let begins: @MainActor () -> Void
  private let ends: @MainActor () -> Void

  /// A second window.
  ///
  /// - Parameters:
  ///   - begins: Called before the windows open.
  ///   - ends: Called when they have closed.
  package init(
    _ description: CompanionDescription, usesGameControllers: Bool = false,
    placement: @escaping @MainActor @Sendable ([DisplayInfo]) throws -> WindowPlacement,
    begins: @escaping @MainActor () -> Void = {}, ends: @escaping @MainActor () -> Void = {}
  ) {
    self.description = description
    self.placement = placement
    self.usesGameControllers = usesGameControllers
    self.begins = begins
    self.ends = ends
  }

  /// Runs a program with what is offered.
  package func run(
    _ options: LaunchOptions,
    _ body: (LaunchOptions, CompanionDescription) throws -> Void
  ) throws {
    var options = options
    options.placement = placement(under: options)
    options.usesGameControllers = usesGameControllers
    begins()
    try body(options, description)
    ends()
  }

  /// Full screen that was asked for is that of the first window, wherever it opens.
  private func placement(
    under options: LaunchOptions
  ) -> @MainActor @Sendable ([DisplayInfo]) throws -> WindowPlacement {
    let (placement, covers) = (placement, options.isFullScreen)
    return { displays in
      var places = try placement(displays)
      if covers { places.main.isFullScreen = true }
      return places
    }
  }
}
