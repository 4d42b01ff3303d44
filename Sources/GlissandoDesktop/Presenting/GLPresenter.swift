import CSDL2
import GlissandoDrawing
import GlissandoGL
import GlissandoPainting
import GlissandoWindowing

/// Paints damage into a scene on the GPU, and shows that whole.
///
/// It does not wait for the display: pacing is the loop's, so that two windows never wait for one another,
/// and none for a display that does not show it.
@MainActor
final class GLPresenter: Presenter {
  var pixelTap: (any PixelTap)?
  let paintsInParts = false

  private let window: DesktopWindow
  private let context: SDL_GLContext
  private let painter: GLPainter
  /// What the window system was told to be behind everything; nil before it was told.
  private var ground: Color.Resolved?
  /// Whether the scene lacks what changed while the window had no size.
  private var isBehind = false
  /// Where pixels are read for those who want them.
  private var pixels: [UInt32] = []
  private var isClosed = false

  /// A presenter for a window that was made for OpenGL.
  ///
  /// - Parameter acceptsAll: Whether it may be software, or a driver that is said to draw wrongly.
  /// - Throws: `GLError` where there is no context, or the driver is not up to it or not accepted.
  init(window: DesktopWindow, acceptsAll: Bool) throws(GLError) {
    guard window.hasOpenGL else {
      throw .noContext("the window system has no window for it")
    }
    self.window = window
    context = try Self.makeContext(window)
    do throws(GLError) {
      // Before anything is compiled for it.
      let renderer = try GLRenderer()
      if !acceptsAll, let refusal = renderer.refusal { throw refusal }
      painter = try GLPainter(renderer)
    } catch {
      SDL_GL_DeleteContext(context)
      throw error
    }
    SDL_GL_SetSwapInterval(0)
  }

  /// A context of OpenGL 3.3, else of OpenGL ES 3.0; it is the current one then.
  ///
  /// If possible it is one that tells when a GPU has been reset, rather than ending the program.
  private static func makeContext(_ window: DesktopWindow) throws(GLError) -> SDL_GLContext {
    let profiles = [
      (SDL_GL_CONTEXT_PROFILE_CORE, Int32(3), Int32(3)), (SDL_GL_CONTEXT_PROFILE_ES, 3, 0),
    ]
    for (profile, major, minor) in profiles {
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(profile.rawValue))
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, major)
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, minor)
      for isRobust in [true, false] {
        setRobustness(isRobust)
        if let context = SDL_GL_CreateContext(window.handle) { return context }
      }
    }
    throw .noContext(SDLLibrary.errorText)
  }

  private static func setRobustness(_ isRobust: Bool) {
    let notification =
      isRobust ? SDL_GL_CONTEXT_RESET_LOSE_CONTEXT : SDL_GL_CONTEXT_RESET_NO_NOTIFICATION
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, Int32(notification.rawValue))
    SDL_GL_SetAttribute(
      SDL_GL_CONTEXT_FLAGS, isRobust ? Int32(SDL_GL_CONTEXT_ROBUST_ACCESS_FLAG.rawValue) : 0)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    if SDL_GL_MakeCurrent(window.handle, context) == 0 { painter.close() }
    SDL_GL_DeleteContext(context)
  }

  var pixelSize: PixelSize {
    get throws(WindowError) {
      var (width, height) = (Int32(0), Int32(0))
      SDL_GL_GetDrawableSize(window.handle, &width, &height)
      return PixelSize(width: Int(width), height: Int(height))
    }
  }

  func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    var cost = PresentationCost()
    let start = HostClock.threadCPU
    guard SDL_GL_MakeCurrent(window.handle, context) == 0 else {
      throw .openGL(.failed("SDL_GL_MakeCurrent: \(SDLLibrary.errorText)"))
    }
    if ground != background {
      window.setGround(background)
      ground = background
    }
    let size = try pixelSize
    guard size.width > 0, size.height > 0 else {
      isBehind = true
      return cost
    }
    let damage = isBehind ? nil : damage
    do throws(GLError) {
      try painter.paint(
        list, width: size.width, height: size.height, scale: scale, damage: damage,
        background: background)
      isBehind = false
      try readPixels(size, damage: damage, at: seconds)
      try painter.showScene()
    } catch {
      throw .openGL(error)
    }
    let painted = HostClock.threadCPU
    try swap()
    cost.paint = painted - start
    cost.present = HostClock.threadCPU - painted
    return cost
  }

  /// Shows what was drawn.
  ///
  /// SDL says that this failed only by its text.
  private func swap() throws(WindowError) {
    SDL_ClearError()
    SDL_GL_SwapWindow(window.handle)
    let reason = SDLLibrary.errorText
    guard reason.isEmpty else { throw .openGL(.failed("SDL_GL_SwapWindow: \(reason)")) }
  }

  private func readPixels(
    _ size: PixelSize, damage: Damage?, at seconds: Double
  ) throws(GLError) {
    guard let pixelTap else {
      pixels = []
      return
    }
    // What nobody has read is read whole.
    var changed = damage
    if pixels.count != size.width * size.height {
      pixels = Array(repeating: 0, count: size.width * size.height)
      changed = nil
    }
    let result = pixels.withUnsafeMutableBytes { bytes -> Result<Void, GLError> in
      guard let base = bytes.baseAddress else { return .success(()) }
      let buffer = PixelBuffer(
        base: base, width: size.width, height: size.height, bytesPerRow: 4 * size.width)
      do throws(GLError) {
        try painter.readPixels(into: buffer, damage: changed)
      } catch {
        return .failure(error)
      }
      pixelTap.receive(buffer, damage: damage, at: seconds)
      return .success(())
    }
    try result.get()
  }
}

extension WindowError {
  /// What OpenGL says.
  fileprivate static func openGL(_ error: GLError) -> WindowError {
    .openGL(reason: error.description, mayRecover: error.mayRecover)
  }
}
