package import Foundation
package import GlissandoWindowing

/// On which displays a talk is shown, given what was asked for.
package struct TalkScreens: Sendable, Equatable {
  /// The audience's display, counted from 1 as people do; nil where nothing was said.
  package var display: Int?
  /// Whether the speaker's window opens; nil where nothing was said.
  package var presenter: Bool?
  /// Whether the windows are to stay windows.
  package var isWindowed = false
  /// Whether the audience's window covers its display whatever display that is.
  package var isFullScreen = false

  /// What is asked for; nothing where nothing is said.
  package init(
    display: Int? = nil, presenter: Bool? = nil, isWindowed: Bool = false,
    isFullScreen: Bool = false
  ) {
    self.display = display
    self.presenter = presenter
    self.isWindowed = isWindowed
    self.isFullScreen = isFullScreen
  }

  /// The size in points of the window in which slides of some proportions open.
  package static func windowSize(for canvas: CGSize) -> CGSize {
    let width = 1280.0
    return CGSize(
      width: width, height: min(max((width * canvas.height / canvas.width).rounded(), 450), 1280))
  }

  /// A display that there is not.
  package struct MissingDisplay: Error, Equatable, CustomStringConvertible {
    let number: Int
    let displays: [DisplayInfo]

    package var description: String {
      let list = displays.map(\.description).joined(separator: ", ")
      return "--display \(number) is none of the displays; there are: \(list)"
    }
  }

  /// The audience gets the second display, where there is one, and the speaker the first; with one
  /// display everything is a window unless something else was asked for.
  ///
  /// - Throws: `MissingDisplay`, which lists those that there are.
  package func placement(on displays: [DisplayInfo]) throws(MissingDisplay) -> WindowPlacement {
    if let display, !displays.indices.contains(display - 1) {
      throw MissingDisplay(number: display, displays: displays)
    }
    let hasTwo = displays.count > 1
    let audience = display.map { $0 - 1 } ?? (hasTwo ? 1 : nil)
    let covers = isFullScreen || display != nil || hasTwo
    let speaker = hasTwo ? displays.indices.first { $0 != audience } : nil
    return WindowPlacement(
      main: WindowPlacement.Place(display: audience, isFullScreen: covers && !isWindowed),
      companion: WindowPlacement.Place(display: speaker, isFullScreen: hasTwo && !isWindowed),
      opensCompanion: presenter ?? hasTwo, keepsProportions: true)
  }
}
