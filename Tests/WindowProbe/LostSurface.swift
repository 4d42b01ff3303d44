import CSDL2
import Foundation
import Synchronization

/// The updates of the window's surface that fail from the third one on, by PROBE_LOST_UPDATES.
private let failures = Atomic<Int>(
  ProcessInfo.processInfo.environment["PROBE_LOST_UPDATES"].flatMap { Int($0) } ?? 0)
private let updates = Atomic<Int>(0)

/// Stands in front of SDL's own function of this name, and fails as often as was asked for.
@_cdecl("SDL_UpdateWindowSurfaceRects")
func updateWindowSurface(
  _ window: OpaquePointer?, _ rectangles: UnsafePointer<SDL_Rect>?, _ count: Int32
) -> Int32 {
  if updates.add(1, ordering: .relaxed).newValue > 2,
    failures.subtract(1, ordering: .relaxed).newValue >= 0
  {
    return -1
  }
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, Int32) -> Int32
  // RTLD_NEXT: the next one in the order of libraries, which is SDL's.
  guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "SDL_UpdateWindowSurfaceRects")
  else { return -1 }
  // The type is that of the function above.
  return unsafeBitCast(symbol, to: Function.self)(window, rectangles, count)
}
