import CSDL2
import GlissandoDrawing
import GlissandoGL
import GlissandoPainting
import GlissandoWindowing

/// Paints damage into a scene on the GPU, and shows that whole.
///
/// Pacing is the loop's. Only where a frame would be seen torn it is held back for the display, and only those of the window
/// that matters, to whose display the loop keeps: the second window never makes it wait.
@MainActor
final class GLPresenter: Presenter {
  var pixelTap: (any PixelTap)?
  let paintsInParts = false
  var waitsForDisplay = false
  /// Whether the driver was told that it waits; nil before it was told, whose own choice is to wait.
  private var isWaiting: Bool?

  private let window: DesktopWindow
  private let context: SDL_GLContext
  private let painter: GLPainter
  /// What the window system was told to be behind everything; nil before it was told.
  private var ground: Color.Resolved?
  /// Whether the scene lacks what changed while the window had no size, or was to be painted whole.
  private var isBehind = false
  /// What else it lacks.
  private var owed = Damage()
  /// What the GPU still works on.
  private var frames = GLFrames()
  private let mayPostpone: Bool
  /// What failed between two frames: the next one says so.
  private var failure: GLError?

  /// No more is painted while the GPU works on so many frames: what is seen would be late by all of them.
  private static let greatestFrameCount = 2
  /// Where pixels are read for those who want them.
  private var pixels: [UInt32] = []
  private var isClosed = false

  /// A presenter for a window that was made for OpenGL.
  ///
  /// - Parameters:
  ///   - acceptsAll: Whether it may be software, or a driver that is said to draw wrongly.
  ///   - mayPostpone: Whether a frame is left out while the GPU has not finished those before.
  /// - Throws: `GLError` where there is no context, or the driver is not up to it or not accepted.
  init(window: DesktopWindow, acceptsAll: Bool, mayPostpone: Bool) throws(GLError) {
    guard window.hasOpenGL else {
      throw .noContext("the window system has no window for it")
    }
    self.window = window
    self.mayPostpone = mayPostpone
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
    if SDL_GL_MakeCurrent(window.handle, context) == 0 {
      frames.removeAll()
      painter.close()
    }
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
    if let failure { throw .openGL(failure) }
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
    let damage = lacking(damage, size)
    // Whoever reads the pixels wants them all, and waits for them.
    if mayPostpone, pixelTap == nil, frames.countUnfinished() >= Self.greatestFrameCount {
      (isBehind, owed) = (damage == nil, damage ?? owed)
      cost.isPostponed = true
      return cost
    }
    do throws(GLError) {
      try painter.paint(
        list, width: size.width, height: size.height, scale: scale, damage: damage,
        background: background)
      isBehind = false
      if !owed.isEmpty { owed.reset(width: size.width, height: size.height) }
      try readPixels(size, damage: damage, at: seconds)
      try painter.showScene()
    } catch {
      throw .openGL(error)
    }
    let painted = HostClock.threadCPU
    // Before it is shown, which flushes it: else the driver might keep it to itself.
    frames.add()
    try swap()
    cost.paint = painted - start
    cost.present = HostClock.threadCPU - painted
    return cost
  }

  func prefetch(_ images: [RasterImage]) { painter.prefetch(images) }

  func continuePrefetch() -> Bool {
    guard painter.hasPrefetch, failure == nil, SDL_GL_MakeCurrent(window.handle, context) == 0
    else { return false }
    do throws(GLError) {
      return try painter.continuePrefetch()
    } catch {
      failure = error
      return false
    }
  }

  /// What is to be painted: what changed, and what was owed before; nil for all.
  private func lacking(_ damage: Damage?, _ size: PixelSize) -> Damage? {
    guard !isBehind, var damage else { return nil }
    if owed.isEmpty { return damage }
    guard owed.width == size.width, owed.height == size.height else { return nil }
    damage.formUnion(owed)
    return damage
  }

  /// Shows what was drawn.
  ///
  /// SDL says that this failed only by its text.
  private func swap() throws(WindowError) {
    if isWaiting != waitsForDisplay {
      SDL_GL_SetSwapInterval(waitsForDisplay ? 1 : 0)
      isWaiting = waitsForDisplay
    }
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
