import CPresentation
import CSDL2
import Foundation

/// Who draws the frames of windows on Wayland: the compositor, or a plugin of the library that SDL has that done by, or
/// nobody.
enum WaylandFrames {
  /// Whether the library has a plugin that draws them.
  ///
  /// - Parameter environment: The process's environment.
  static func havePlugin(_ environment: [String: String]) -> Bool {
    guard environment["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR"] != "0",
      let library = glissando_decoration_library().map({ String(cString: $0) })
    else { return false }
    let own = URL(fileURLWithPath: library).deletingLastPathComponent()
      .appendingPathComponent("libdecor/plugins-1").path
    let folders = environment["LIBDECOR_PLUGIN_DIR"].map {
      $0.split(separator: ":").map(String.init)
    }
    return (folders ?? [own]).contains { folder in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.contains { $0.hasSuffix(".so") }
    }
  }

  /// Whether the compositor behind a window draws them; so it does where it cannot be asked.
  @MainActor
  static func areCompositors(_ window: OpaquePointer) -> Bool {
    guard let display = glissando_native_display(window) else { return true }
    return glissando_wayland_offers(display, "zxdg_decoration_manager_v1") != 0
  }
}
