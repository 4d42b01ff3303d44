import CSDL2
import Foundation
import Synchronization

/// The updates of the window's surface, or of the texture that stands for it on Wayland, that fail from the third one on,
/// or after PROBE_KEPT_UPDATES, by PROBE_LOST_UPDATES.
private let failures = Atomic<Int>(
  ProcessInfo.processInfo.environment["PROBE_LOST_UPDATES"].flatMap { Int($0) } ?? 0)
private let updates = Atomic<Int>(0)
private let kept =
  ProcessInfo.processInfo.environment["PROBE_KEPT_UPDATES"].flatMap { Int($0) } ?? 2

/// Whether the update that is asked for now is one of these.
private func fails() -> Bool {
  updates.add(1, ordering: .relaxed).newValue > kept
    && failures.subtract(1, ordering: .relaxed).newValue >= 0
}

/// Stands in front of SDL's own function of this name, and fails as often as was asked for.
@_cdecl("SDL_UpdateWindowSurfaceRects")
func updateWindowSurface(
  _ window: OpaquePointer?, _ rectangles: UnsafePointer<SDL_Rect>?, _ count: Int32
) -> Int32 {
  if fails() { return -1 }
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, Int32) -> Int32
  return original("SDL_UpdateWindowSurfaceRects", as: Function.self)?(window, rectangles, count)
    ?? -1
}

/// The same for the texture.
@_cdecl("SDL_UpdateTexture")
func updateTexture(
  _ texture: OpaquePointer?, _ rectangle: UnsafePointer<SDL_Rect>?,
  _ pixels: UnsafeRawPointer?, _ pitch: Int32
) -> Int32 {
  if fails() { return -1 }
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, UnsafeRawPointer?, Int32) -> Int32
  return original("SDL_UpdateTexture", as: Function.self)?(texture, rectangle, pixels, pitch) ?? -1
}
