import CSDL2
import GlissandoWindowing

/// Tells what X11 knows and SDL does not ask for: when `Xft.dpi` may be another, and whether other windows cover one.
@MainActor
final class X11Watcher {
  /// What X11 may tell.
  enum News {
    /// The resources, and with them `Xft.dpi`, have become other than they were.
    case resources
    /// Other windows cover all of a window, or no longer do.
    case covering(window: UInt, isWhole: Bool)
  }

  /// Readable when something has arrived.
  let descriptor: Int32
  private let display: UnsafeMutableRawPointer
  /// Whether Xlib may have read more than it has handed out.
  private var isQueued = true

  /// Nil where there is no X11, or no connection to spare.
  init?(_ connection: DisplayConnection) {
    guard connection.system == .x11, let display = glissando_x11_open() else { return nil }
    self.display = display
    descriptor = glissando_x11_connection(display)
  }

  /// Has it told from now on what covers a window.
  ///
  /// Where a compositor draws the contents of windows, X11 says that none is covered: their pictures may be wanted elsewhere.
  func watch(_ window: DesktopWindow) {
    glissando_x11_select(display, window.systemNumber, Self.visibilityChanges)
  }

  /// `VisibilityChangeMask`.
  private static let visibilityChanges = 1 << 16

  /// Takes what has arrived next; nil where nothing has, which costs one system call.
  func next() -> News? {
    while isQueued || Sleeper.isReadable(descriptor) {
      var window: UInt = 0
      let news = glissando_x11_take_news(display, &window)
      isQueued = news != glissando_news_none
      switch news {
      case glissando_news_none: return nil
      case glissando_news_resources: return .resources
      case glissando_news_covered: return .covering(window: window, isWhole: true)
      case glissando_news_uncovered: return .covering(window: window, isWhole: false)
      default: break
      }
    }
    return nil
  }

  /// The resolution as it is now, by a question to the server; nil where it is unset.
  var dotsPerInch: Double? {
    // What arrives meanwhile is kept in memory.
    isQueued = true
    guard let text = glissando_x11_copy_resources(display) else { return nil }
    defer { glissando_x11_free(text) }
    return DisplayScale.xftResolution(inResources: String(cString: text))
  }

  func stop() { glissando_x11_close(display) }
}
