import CSDL2
package import Foundation

/// A display of the desktop, as a person chooses among several.
package struct DisplayInfo: Sendable, Hashable, CustomStringConvertible {
  /// Counted from 0, as SDL does; the first one is the desktop's main display.
  package var index: Int
  /// What its maker or the window system calls it.
  package var name: String
  /// Where it lies on the desktop, in SDL's coordinates.
  package var bounds: CGRect

  /// A display.
  package init(index: Int, name: String, bounds: CGRect) {
    self.index = index
    self.name = name
    self.bounds = bounds
  }

  /// The displays that there are; SDL must have been started.
  @MainActor
  package static var all: [DisplayInfo] {
    (0..<max(SDL_GetNumVideoDisplays(), 0)).map { index in
      var rect = SDL_Rect()
      SDL_GetDisplayBounds(index, &rect)
      return DisplayInfo(
        index: Int(index), name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "display",
        bounds: CGRect(rect))
    }
  }

  /// The number by which a person names it, its name and its size.
  package var description: String {
    "\(index + 1) “\(name)” \(Int(bounds.width))x\(Int(bounds.height))"
  }
}

/// On which displays the windows of a program open, and how.
package struct WindowPlacement: Sendable, Hashable {
  /// Where one window opens.
  package struct Place: Sendable, Hashable {
    /// The display, counted from 0; nil leaves it to the window manager.
    package var display: Int?
    /// Whether the window covers its display.
    package var isFullScreen: Bool

    /// A place.
    package init(display: Int? = nil, isFullScreen: Bool = false) {
      self.display = display
      self.isFullScreen = isFullScreen
    }
  }

  /// Where the window opens that matters.
  package var main: Place
  /// Where the one beside it opens.
  package var companion: Place
  /// Whether the one beside it is there from the beginning.
  package var opensCompanion: Bool
  /// Whether the window that matters opens in the proportions of its size where its display has no room for all of it.
  package var keepsProportions: Bool

  /// A placement, by default of one window wherever the window manager wants it.
  package init(
    main: Place = Place(), companion: Place = Place(), opensCompanion: Bool = false,
    keepsProportions: Bool = false
  ) {
    self.main = main
    self.companion = companion
    self.opensCompanion = opensCompanion
    self.keepsProportions = keepsProportions
  }
}
