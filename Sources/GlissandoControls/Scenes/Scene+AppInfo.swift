public import GlissandoViews

/// What desktops know a program by; said of any scene, it holds for all windows of the program.
extension Scene {
  /// Sets the name by which desktops tell the program's windows from those of other programs.
  ///
  /// It is the class of the windows on X11 and their `app_id` on Wayland. A desktop file of the same name,
  /// `org.example.Hello.desktop` for `org.example.Hello`, gives them the picture and the words that it
  /// names. Without it the name of the program's file serves; the variables
  /// `SDL_VIDEO_X11_WMCLASS` and `SDL_VIDEO_WAYLAND_WMCLASS` win over both.
  ///
  /// - Parameter id: Letters, digits, `-`, `_` and dots, as a domain that is one's own, read backwards. An empty one
  ///   is none.
  public func appID(_ id: String) -> some Scene {
    changingApp { $0.id = id.isEmpty ? nil : id }
  }

  /// Sets the picture by which task bars and switchers know the windows.
  ///
  /// Wayland's desktops take that of the desktop file of ``appID(_:)`` instead.
  ///
  /// - Parameter image: A picture, which is scaled to fit a square.
  public func icon(_ image: Image) -> some Scene {
    icon { image.resizable().scaledToFit() }
  }

  /// Sets the picture by which task bars and switchers know the windows, as a view.
  ///
  /// - Parameter content: The view, which is offered a square of 128 points and painted at rest, once for each window.
  public func icon<Content: View>(@ViewBuilder _ content: () -> Content) -> some Scene {
    let icon = AnyView(content())
    return changingApp { $0.icon = icon }
  }

  /// Sets the program's version, which `--version` prints and recordings name.
  public func version(_ version: String) -> some Scene {
    changingApp { $0.version = version }
  }

  /// Says in a sentence or two what the program is; `--version` prints it below the version.
  public func about(_ text: String) -> some Scene {
    changingApp { $0.about = text }
  }
}
