import CSDL2
package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One SDL window: where it is, how large, how many pixels a point has, and whether it is seen.
@MainActor
package final class DesktopWindow {
  /// SDL's window; valid as long as this object.
  package let handle: OpaquePointer
  /// The window system behind it.
  package private(set) var connection: DisplayConnection
  /// Why nothing of the window can be seen; empty while something can.
  package private(set) var concealment: WindowConcealment = []
  /// Whether anything of the window can be seen.
  package var isShown: Bool { concealment.isEmpty }
  /// Whether the window covers its display.
  package internal(set) var isFullScreen = false
  /// Where it goes back to when it covers its display without a window manager; nil while it does not.
  var frameBelow: CGRect?
  /// Whether it was maximised when it was last asked to cover its display: SDL forgets that.
  var isMaximisedBelow = false

  /// Window coordinates per point: the scale where they are pixels, 1 where they are points.
  package private(set) var coordinatesPerPoint: Double
  /// Those that are open; SDL, which is the process's, has them all, and tells of them by number.
  static var all: [DesktopWindow] = []

  private let minimumSize: CGSize
  /// The scale that the person insists on.
  private let requestedScale: Double?

  /// The frame that the window draws itself; nil where others do.
  package internal(set) var frame: WindowFrame?
  /// When the frame was last taken hold of, in SDL's milliseconds.
  var lastHandlePress = UInt32.max / 2

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - size: The content's size in points, each side in [1, 16384].
  ///   - minimumSize: The smallest size in points that the user can give it.
  ///   - requestedScale: Pixels per point where window coordinates are pixels; nil for the
  ///     desktop's.
  ///   - isBounded: Whether the window is made smaller where its display has no room for it.
  ///   - isProportional: Whether it keeps its proportions then.
  ///   - place: The display, and whether the window covers it.
  ///   - neighbour: A window that is to be seen beside this one, and makes room for it; nil where
  ///     there is none, or where `place` names a display.
  ///   - isWatched: Whether the end of the window, by somebody else, is the end of the program.
  ///   - frame: What the window draws around its content where nobody else does; nil for nothing.
  ///   - usesOpenGL: Whether OpenGL is to draw in it; without OpenGL it is a window all the same.
  /// - Throws: `WindowError.unusableSize`, `WindowError.failed`.
  package init(
    title: String, size: CGSize, minimumSize: CGSize, requestedScale: Double?,
    isBounded: Bool = false, isProportional: Bool = false, place: WindowPlacement.Place,
    beside neighbour: DesktopWindow? = nil,
    isWatched: Bool = true, frame: WindowFrame? = nil, usesOpenGL: Bool = false
  ) throws(WindowError) {
    guard Self.isUsable(size) else {
      throw .unusableSize(width: size.width, height: size.height)
    }
    let room =
      place == WindowPlacement.Place()
      ? neighbour?.makeRoom(for: size, least: minimumSize) : nil
    var size = room?.size ?? size
    let position = room?.position ?? Self.position(on: place.display)
    TextLocale.prepare(for: title)
    handle = try Self.create(title, size, at: position, usesOpenGL: usesOpenGL)
    self.title = title
    self.minimumSize = minimumSize
    self.requestedScale = requestedScale
    connection = DisplayConnection(window: handle)
    coordinatesPerPoint = Self.coordinatesPerPoint(of: connection, requestedScale)
    adoptFrame(frame)
    size.height += self.frame?.barRoom ?? 0
    let bounded =
      isBounded ? bounded(size, least: leastSize, isProportional: isProportional) : nil
    fit(
      size: bounded?.size ?? size,
      position: bounded?.position ?? position, isOther: bounded != nil || self.frame != nil)
    SDL_ShowWindow(handle)
    Self.all.append(self)
    if place.isFullScreen { toggleFullScreen() }
    if isWatched { watch() }
  }

  /// A window of SDL's, hidden until its size is known: a window manager finds a place for what it is shown first.
  private static func create(
    _ title: String, _ size: CGSize, at position: (x: Int32, y: Int32), usesOpenGL: Bool
  ) throws(WindowError) -> OpaquePointer {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    for flags in usesOpenGL ? [flags | SDL_WINDOW_OPENGL.rawValue, flags] : [flags] {
      let window = SDL_CreateWindow(
        title, position.x, position.y, Int32(clamping: size.width), Int32(clamping: size.height),
        flags)
      if let window { return window }
    }
    throw .failed(call: "SDL_CreateWindow", reason: SDLLibrary.errorText)
  }

  private static func coordinatesPerPoint(
    of connection: DisplayConnection, _ requestedScale: Double?
  ) -> Double {
    connection.system == .wayland
      ? 1
      : DisplayScale.ofPixelWindow(
        requested: requestedScale, environment: ProcessInfo.processInfo.environment,
        dotsPerInch: connection.dotsPerInch)
  }

  /// Follows a change of X11's resolution: the window keeps its size in points, as far as its display has room for it,
  /// unless it covers that.
  ///
  /// - Returns: Whether a point has another number of pixels now.
  package func follow(dotsPerInch: Double?) -> Bool {
    connection.dotsPerInch = dotsPerInch
    let (old, size) = (coordinatesPerPoint, coordinateSize)
    coordinatesPerPoint = Self.coordinatesPerPoint(of: connection, requestedScale)
    guard coordinatesPerPoint != old else { return false }
    setMinimumSize()
    if !isFullScreen, !hasFlag(SDL_WINDOW_MAXIMIZED) {
      let points = CGSize(width: Double(size.width) / old, height: Double(size.height) / old)
      resize(points, from: old)
    }
    return true
  }

  /// Gives the window a size in points, or as much of it as its display has room for where a point has more pixels than
  /// before.
  private func resize(_ points: CGSize, from old: Double) {
    // One that somebody has made larger than the display may become smaller as it is.
    let grows = coordinatesPerPoint > old
    let smaller = grows ? bounded(points, least: leastSize) : nil
    let next = smaller?.size ?? points
    let size = CGSize(
      width: (next.width * coordinatesPerPoint).rounded(),
      height: (next.height * coordinatesPerPoint).rounded())
    SDL_SetWindowSize(handle, Int32(clamping: size.width), Int32(clamping: size.height))
    if let place = smaller?.position {
      // Of a window that is shown SDL moves the content, and its frame lies around that.
      SDL_SetWindowPosition(
        handle, place.x + Int32(borders.leading), place.y + Int32(borders.top))
    } else if grows {
      bringBack(size)
    }
  }

  /// Makes the end of this window, by somebody else, that of the program; that of no other is.
  package func watch() { DisplayErrors.watch(handle, connection: connection) }

  /// Whether OpenGL can draw in it.
  package var hasOpenGL: Bool { hasFlag(SDL_WINDOW_OPENGL) }

  /// Whether what is drawn in it reaches the display at once, in the middle of one of its pictures, too.
  package var canTear: Bool {
    guard connection.system == .x11, let display = glissando_native_display(handle) else {
      return false
    }
    return !glissando_x11_is_composited(display)
  }

  /// Closes the window; the object must not be used afterwards.
  package func close() {
    Self.all.removeAll { $0 === self }
    DisplayErrors.stop(handle, connection: connection)
    let display = glissando_native_display(handle)
    if DisplayErrors.isGone, let display { noteGone(display) }
    SDL_DestroyWindow(handle)
    // X11's answer about a window that is gone must come while it is still ours to take: SDL gives
    // Xlib its own way of taking errors back, before it says goodbye.
    if DisplayErrors.isGone, let display { glissando_x11_wait(display) }
  }

  /// Lets SDL know that the window is not seen: it takes one that somebody else has destroyed for one that is, and would
  /// wait for ever until it disappears.
  private func noteGone(_ display: UnsafeMutableRawPointer) {
    // What is on its way could say otherwise.
    SDL_PumpEvents()
    glissando_x11_put_unmapped(display, glissando_native_window(handle))
    SDL_PumpEvents()
  }

  /// Whether what the window shows is filmed, which the title says: the film itself must not show that.
  package var isFilmed = false { didSet { if isFilmed != oldValue { showTitle() } } }

  /// What the window is called.
  package var title: String { didSet { if title != oldValue { showTitle() } } }

  /// The words in the title bar.
  var shownTitle: String { isFilmed ? "● " + title : title }

  private func showTitle() {
    TextLocale.prepare(for: shownTitle)
    SDL_SetWindowTitle(handle, shownTitle)
    updateFrame()
  }

  /// Whether text that the person wants larger is to grow by itself: desktops of X11 put that into the resolution,
  /// by which all of the window grows.
  package var scalesText: Bool { connection.dotsPerInch == nil }

  /// The display's refresh rate in hertz, 0 if it does not tell.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    return SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0 ? Double(mode.refresh_rate) : 0
  }

  /// Whether window coordinates are pixels, and not points.
  package var hasPixelCoordinates: Bool { connection.system != .wayland }

  /// Pixels per point, given what the presenter draws on.
  package func scale(pixelWidth: Int) -> Double {
    guard connection.system == .wayland else { return coordinatesPerPoint }
    return DisplayScale.ofPointWindow(
      drawableWidth: pixelWidth, windowWidth: coordinateSize.width)
  }

  /// SDL's number of the window, which its events bear.
  package var number: UInt32 { SDL_GetWindowID(handle) }
  /// X11's number of the window; to be asked there only.
  package var systemNumber: UInt { glissando_native_window(handle) }
  /// Wayland's connection, and its surface behind the window; to be asked there only.
  package var surface: (display: UnsafeMutableRawPointer?, surface: UnsafeMutableRawPointer?) {
    (
      glissando_native_display(handle),
      UnsafeMutableRawPointer(bitPattern: glissando_native_window(handle))
    )
  }

  /// Gives the window its program's picture, for task bars and switchers; window systems that have no such thing leave it.
  ///
  /// - Parameter pixels: Of a square, with four bytes each, in rows from the top; its colours are not multiplied by how opaque they are.
  package func setIcon(_ pixels: UnsafeRawBufferPointer, side: Int) {
    // The surface borrows the pixels, and SDL copies what it needs of them.
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      UnsafeMutableRawPointer(mutating: pixels.baseAddress), Int32(side), Int32(side), 32,
      Int32(side * MemoryLayout<UInt32>.size), glissando_icon_format())
    guard let surface else { return }
    SDL_SetWindowIcon(handle, surface)
    SDL_FreeSurface(surface)
  }

  /// Notes that nothing of the window can be seen for a reason, or no longer for that one.
  ///
  /// - Returns: Whether it is seen again.
  @discardableResult
  package func note(_ reason: WindowConcealment, _ isTrue: Bool) -> Bool {
    let wasShown = isShown
    if isTrue { concealment.insert(reason) } else { concealment.remove(reason) }
    return isShown && !wasShown
  }

  /// The size in SDL's window coordinates.
  var coordinateSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Where the content is on the desktop, in SDL's window coordinates.
  var coordinateFrame: CGRect {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    let size = coordinateSize
    return CGRect(x: Int(x), y: Int(y), width: size.width, height: size.height)
  }

  /// Makes up for window coordinates that are pixels, and for a display that is too small, which is
  /// known only once the window exists.
  private func fit(
    size: CGSize, position: (x: Int32, y: Int32), isOther: Bool
  ) {
    let factor = coordinatesPerPoint
    if factor != 1 || isOther {
      SDL_SetWindowSize(
        handle, Int32(clamping: size.width * factor), Int32(clamping: size.height * factor))
      // The middle of the display was that of a window of another size.
      let place = Self.isUndefined(position) ? Self.position(on: Int(displayIndex)) : position
      SDL_SetWindowPosition(handle, place.x, place.y)
    }
    setMinimumSize()
  }

  private func setMinimumSize() {
    guard Self.isUsable(minimumSize) else { return }
    SDL_SetWindowMinimumSize(
      handle, Int32(clamping: leastSize.width * coordinatesPerPoint),
      Int32(clamping: leastSize.height * coordinatesPerPoint))
  }

  /// The smallest size that the window is useful in, with the bar that it draws itself.
  var leastSize: CGSize {
    leastOnDisplay(minimumSize.width, minimumSize.height + (frame?.barRoom ?? 0))
  }

  private static func isUsable(_ size: CGSize) -> Bool {
    // SDL itself stops at 16384.
    let range = 1.0...16384.0
    return range.contains(size.width) && range.contains(size.height)
  }

  /// The middle of a display, or wherever the window manager wants it.
  ///
  /// Both are macros that Swift does not see: SDL_WINDOWPOS_CENTERED_DISPLAY and
  /// SDL_WINDOWPOS_UNDEFINED.
  static func position(on display: Int?) -> (x: Int32, y: Int32) {
    guard let display else { return undefined }
    let middle = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK | UInt32(display))
    return (middle, middle)
  }

  private static let undefined = (
    x: Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK),
    y: Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
  )

  private static func isUndefined(_ position: (x: Int32, y: Int32)) -> Bool {
    position == undefined
  }
}
