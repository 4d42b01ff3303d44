import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// The levels of the foreground, as a view and what is inside of it say them.
@MainActor
@Suite("Levels of the foreground")
struct ForegroundLevelTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func pixel(_ view: some View) -> SIMD4<UInt8> {
    Stage(width: 20, height: 20) { view.background(Color.white) }.image().pixel(10, 10)
  }

  @Test("A level is the style that was said for it")
  func said() {
    let second = pixel(Rectangle().fill(.secondary).foregroundStyle(red, blue))
    #expect(second == SIMD4(0, 0, 255, 255))
    let third = pixel(Rectangle().fill(.tertiary).foregroundStyle(red, blue, green))
    #expect(third == SIMD4(0, 255, 0, 255))
  }

  @Test("A level that is a level is that of the foreground around")
  func ofAround() {
    let plain = pixel(Rectangle().fill(.secondary))
    #expect(pixel(Rectangle().fill(.secondary).foregroundStyle(red, .secondary)) == plain)
    #expect(pixel(Rectangle().fill(.secondary).foregroundStyle(.primary, .secondary)) == plain)
    let nested = pixel(
      Rectangle().fill(.tertiary).foregroundStyle(red, green, .secondary)
        .foregroundStyle(red, blue))
    #expect(nested == SIMD4(0, 0, 255, 255))
  }

  @Test("A foreground of its own has levels of its own")
  func replaced() {
    let own = pixel(Rectangle().fill(.secondary).foregroundStyle(green))
    let inside = pixel(
      Rectangle().fill(.secondary).foregroundStyle(green).foregroundStyle(red, blue))
    #expect(inside == own && own.y > own.z)
    let level = pixel(Rectangle().foregroundStyle(.secondary).foregroundStyle(red, blue))
    #expect(level == SIMD4(0, 0, 255, 255))
  }
}
