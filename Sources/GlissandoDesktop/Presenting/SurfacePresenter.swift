import CSDL2
import Foundation
package import GlissandoDrawing
import GlissandoPainting
package import GlissandoWindowing

/// Paints damage straight into the window's surface and sends those rectangles, no more.
@MainActor
package final class SurfacePresenter: Presenter {
  package var pixelTap: (any PixelTap)?
  package let paintsInParts = true
  /// Of no effect: the window system copies its memory whenever that is handed over.
  package var waitsForDisplay = false

  private let window: DesktopWindow
  private let painter = Painter()
  /// What is painted on in place of SDL's surface; nil before it is asked for, and where that is the one.
  private var rendered: RenderedSurface?
  private var isPrepared = false
  /// Kept between frames, so that a steady frame allocates nothing.
  private var rectangles: [SDL_Rect] = []
  /// What is painted on where the window's own surface has other than 32 bits per pixel.
  private var canvas: UnsafeMutablePointer<SDL_Surface>?

  /// What the window system was told to be behind everything; nil before it was told.
  private var ground: Color.Resolved?

  /// The window's surface whose pages are there; only compared.
  private var populated: UnsafeMutablePointer<SDL_Surface>?

  /// The size of the last surface that there was; nil before the first.
  private var lastSize: PixelSize?
  /// Whether what is on the window is not what was shown last, and whether that was ever said.
  private var (isLost, isLossKnown) = (false, false)

  private let allocationCount: (@Sendable () -> Int)?

  /// A presenter for a window's whole life.
  ///
  /// - Parameter allocationCount: The number of heap allocations so far, if anybody counts them.
  package init(window: DesktopWindow, allocationCount: (@Sendable () -> Int)? = nil) {
    self.window = window
    self.allocationCount = allocationCount
  }

  /// The surface is the window's, but for what is painted on in its place.
  package func close() {
    SDL_FreeSurface(canvas)
    canvas = nil
    rendered?.close()
    (rendered, isPrepared) = (nil, false)
  }

  package var pixelSize: PixelSize {
    get throws(WindowError) {
      do {
        let surface = try windowSurface()
        return PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
      } catch {
        // A window that had a surface may have one again, of that size.
        guard let lastSize else { throw error }
        return lastSize
      }
    }
  }

  package func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    var damage = isLost ? nil : damage
    for isRenewed in [false, true] {
      do {
        let cost = try show(
          list, damage: damage, scale: scale, background: background, at: seconds)
        isLost = false
        return cost
      } catch {
        // The window system may have lost the surface; what is on a new one is nothing.
        renewSurface()
        damage = nil
        if isRenewed { noteLoss(because: error) }
      }
    }
    return PresentationCost(isShown: false)
  }

  /// Says once that the window shows nothing new.
  ///
  /// It may be able to later, and its program has more to do than to be seen.
  private func noteLoss(because reason: WindowError) {
    if !isLossKnown { RenewedPresenter.warn("a window cannot be drawn on", because: reason) }
    (isLost, isLossKnown) = (true, true)
  }

  /// Lets SDL make another surface when it is asked for one.
  private func renewSurface() {
    (populated, ground) = (nil, nil)
    painter.forgetTarget()
    rendered?.close()
    (rendered, isPrepared) = (nil, false)
    glissando_forget_surface(window.handle)
  }

  private func show(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    var cost = PresentationCost()
    let start = HostClock.threadCPU
    let surface = try windowSurface()
    let target = try paintedSurface(for: surface)
    if ground != background, target == surface {
      window.setGround(background)
      ground = background
    }
    paint(
      list, into: target, scale: scale, damage: damage, background: background, at: seconds)
    let painted = HostClock.threadCPU
    collectRectangles(of: damage, surface: surface)
    if target != surface, SDL_UpperBlit(target, nil, surface, nil) != 0 {
      throw .failed(call: "SDL_UpperBlit", reason: SDLLibrary.errorText)
    }
    let allocations = allocationCount?() ?? 0
    try update()
    cost.paint = painted - start
    cost.present = HostClock.threadCPU - painted
    cost.allocations = (allocationCount?() ?? 0) - allocations
    return cost
  }

  private func update() throws(WindowError) {
    if let rendered {
      guard rendered.update(rectangles) else {
        throw .failed(call: "SDL_UpdateTexture", reason: SDLLibrary.errorText)
      }
      return
    }
    let result = SDL_UpdateWindowSurfaceRects(window.handle, rectangles, Int32(rectangles.count))
    guard result == 0 else {
      throw .failed(call: "SDL_UpdateWindowSurfaceRects", reason: SDLLibrary.errorText)
    }
  }

  private func paint(
    _ list: DisplayList, into surface: UnsafeMutablePointer<SDL_Surface>, scale: Double,
    damage: Damage?, background: Color.Resolved, at seconds: Double
  ) {
    SDL_LockSurface(surface)
    defer { SDL_UnlockSurface(surface) }
    let buffer = PixelBuffer(
      base: surface.pointee.pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      bytesPerRow: Int(surface.pointee.pitch))
    painter.paint(list, into: buffer, scale: scale, damage: damage, background: background)
    pixelTap?.receive(buffer, damage: damage, at: seconds)
  }

  /// The surface of the moment; SDL makes another one after a change of the window's size.
  private func windowSurface() throws(WindowError) -> UnsafeMutablePointer<SDL_Surface> {
    if !isPrepared {
      isPrepared = true
      rendered = window.hasPixelCoordinates ? nil : RenderedSurface(window)
    }
    if let surface = rendered.map({ $0.current() }) ?? SDL_GetWindowSurface(window.handle) {
      lastSize = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
      if surface != populated {
        Self.populate(surface.pointee)
        populated = surface
      }
      return surface
    }
    throw .failed(call: "SDL_GetWindowSurface", reason: SDLLibrary.errorText)
  }

  /// Lets the system provide all pages of a surface that will be painted whole, at once: one by one,
  /// as each is first written to, takes several times as long.
  private static func populate(_ surface: SDL_Surface) {
    let page = UInt(getpagesize())
    let first = UInt(bitPattern: surface.pixels)
    let start = (first + page - 1) / page * page
    let end = (first + UInt(surface.pitch) * UInt(surface.h)) / page * page
    // A system that does not know how says so, and provides them one by one.
    if start < end {
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), populateWriting)
    }
  }

  /// `MADV_POPULATE_WRITE`, which older headers do not have.
  private static let populateWriting: Int32 = 23

  /// The surface itself where its pixels are what the painter writes, else one that are.
  private func paintedSurface(
    for surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(WindowError) -> UnsafeMutablePointer<SDL_Surface> {
    let format = surface.pointee.format.pointee
    if format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Bmask == 0xFF { return surface }
    if let canvas, canvas.pointee.w == surface.pointee.w, canvas.pointee.h == surface.pointee.h {
      return canvas
    }
    SDL_FreeSurface(canvas)
    canvas = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, glissando_painted_format())
    guard let canvas else {
      throw .failed(call: "SDL_CreateRGBSurfaceWithFormat", reason: SDLLibrary.errorText)
    }
    return canvas
  }

  /// The damage as SDL wants it: whole pixels within the surface.
  private func collectRectangles(of damage: Damage?, surface: UnsafeMutablePointer<SDL_Surface>) {
    rectangles.removeAll(keepingCapacity: true)
    let all = SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)
    guard let damage, !damage.isFull else {
      rectangles.append(all)
      return
    }
    // As many as there can be: every other tile of each row.
    rectangles.reserveCapacity((damage.columns + 1) / 2 * damage.rows)
    damage.forEachRect { left, top, right, bottom in
      var pixels = SDL_Rect(
        x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
      var bounds = all
      var clipped = SDL_Rect()
      if SDL_IntersectRect(&pixels, &bounds, &clipped) == SDL_TRUE { rectangles.append(clipped) }
    }
  }
}
