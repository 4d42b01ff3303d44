import CSDL2
import GlissandoWindowing

/// What is painted on in windows whose coordinates are points, as Wayland's are.
///
/// SDL's own surface has one pixel for each of them there, however many the display has. It is a texture that SDL's renderer
/// puts into the window, as this one is.
@MainActor
final class RenderedSurface {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var surface: UnsafeMutablePointer<SDL_Surface>?

  /// A surface for a window; nil where nothing but its own can be put into that.
  init?(_ window: DesktopWindow) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue
    // After another context than its own SDL would take a new window in the place of the one that there is.
    SDL_GL_ResetAttributes()
    guard let renderer = SDL_CreateRenderer(window.handle, -1, flags) else { return nil }
    self.renderer = renderer
  }

  /// Gives back what it holds of the window; it must not be used afterwards.
  func close() {
    forget()
    SDL_DestroyRenderer(renderer)
  }

  private func forget() {
    SDL_FreeSurface(surface)
    if let texture { SDL_DestroyTexture(texture) }
    (surface, texture) = (nil, nil)
  }

  /// The surface of the moment, as large as the window in pixels; nil where there can be none.
  func current() -> UnsafeMutablePointer<SDL_Surface>? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return nil }
    if let surface, surface.pointee.w == width, surface.pointee.h == height { return surface }
    forget()
    let format = glissando_painted_format()
    surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format)
    texture = SDL_CreateTexture(
      renderer, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    // The one of before had another size.
    SDL_RenderSetViewport(renderer, nil)
    if texture == nil { forget() }
    return surface
  }

  /// Shows what was painted, whose rectangles are others than before; where nothing was, the window shows it already.
  ///
  /// - Returns: Whether that was possible.
  func update(_ rectangles: [SDL_Rect]) -> Bool {
    guard let texture, let surface = surface?.pointee else { return false }
    guard !rectangles.isEmpty else { return true }
    for var rectangle in rectangles {
      let start = Int(rectangle.y) * Int(surface.pitch) + Int(rectangle.x) * 4
      guard SDL_UpdateTexture(texture, &rectangle, surface.pixels + start, surface.pitch) == 0
      else {
        return false
      }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
    SDL_RenderPresent(renderer)
    return true
  }
}
