package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

// What a window shows and how it opens.

/// A second window that a program offers beside its first; only the desktop knows what to do with it.
@MainActor
package protocol WindowCompanion: AnyObject {}

/// What a window shows and how it opens.
@MainActor
package struct WindowDescription {
  package var title: String
  /// The size in points in which the window opens.
  package var size: CGSize
  /// The smallest size in points.
  package var minimumSize: CGSize
  /// Makes the window's views.
  package var makeHost: @MainActor (HostSettings) -> ViewHost
  /// A second window that can be opened beside it; nil for none.
  package var companion: (any WindowCompanion)?
  /// The program that it belongs to.
  package var app = AppInfo()
  /// What the modules above say of it, by keys of their own; its views do not see it.
  package var values = EnvironmentValues()
  /// What it shows, for an app that describes it anew when what it reads changes; nil for a window
  /// that is described once.
  package var content: AnyView?

  /// The size in points of a window that does not ask for one.
  package static let defaultSize = CGSize(width: 960, height: 640)

  /// The smallest size in points of a window that does not ask for one.
  package static let defaultMinimumSize = CGSize(width: 160, height: 120)

  /// Describes a window that shows a view.
  package init<Content: View>(
    title: String, size: CGSize = defaultSize, minimumSize: CGSize = defaultMinimumSize,
    content: Content
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    makeHost = Self.hosts(of: content)
  }

  /// Has the window show a view in place of what it shows.
  package mutating func show<Content: View>(_ content: Content) {
    makeHost = Self.hosts(of: content)
  }

  /// Puts what the window shows into another view, within the frame that the window may draw itself.
  package mutating func wrap(_ body: @escaping @MainActor (AnyView) -> AnyView) {
    makeHost = { [makeHost] settings in
      var settings = settings
      settings.wrap = { [frame = settings.wrap] in frame?(body($0)) ?? body($0) }
      return makeHost(settings)
    }
  }

  private static func hosts<Content: View>(
    of content: Content
  ) -> @MainActor (HostSettings) -> ViewHost {
    { settings in
      guard let wrap = settings.wrap else { return host(of: content, settings) }
      return host(of: wrap(AnyView(content)), settings)
    }
  }

  private static func host<Content: View>(of content: Content, _ settings: HostSettings) -> ViewHost
  {
    ViewHost(
      content, size: settings.size, scale: settings.scale,
      colorScheme: settings.environment.colorScheme, textShaper: settings.textShaper,
      imageReader: settings.imageReader, environment: settings.environment)
  }
}

/// The surroundings in which a window opens.
package struct HostSettings {
  package var size: CGSize
  package var scale: Double
  package var textShaper: any TextShaper
  package var imageReader: (any ImageReader)?
  /// What the views inherit.
  package var environment: EnvironmentValues
  /// Puts something around what the window shows; nil for nothing.
  package var wrap: (@MainActor (AnyView) -> AnyView)?

  package init(
    size: CGSize, scale: Double, textShaper: any TextShaper, imageReader: (any ImageReader)?,
    environment: EnvironmentValues
  ) {
    self.size = size
    self.scale = scale
    self.textShaper = textShaper
    self.imageReader = imageReader
    self.environment = environment
  }
}
