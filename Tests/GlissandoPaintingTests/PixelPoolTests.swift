import Dispatch
import Testing

@testable import GlissandoPainting

/// Large memory that is used again.
@Suite("A pool of pixels")
struct PixelPoolTests {
  private static let step = 2 << 20

  @Test("What was given back is taken again where it suffices, and is not twice too large")
  func again() throws {
    let pool = PixelPool()
    var mapping = try #require(PixelPool.Mapping(byteCount: 4 * Self.step))
    mapping.isClear = false
    pool.give(mapping)
    // What is clear was made for it.
    let small = try #require(pool.allocate(Self.step))
    #expect(small.isClear && small.byteCount == 2 * Self.step)
    let fitting = try #require(pool.allocate(3 * Self.step - 1))
    #expect(fitting.base == mapping.base && !fitting.isClear)
    for mapping in [small, fitting] { pool.give(mapping) }
  }

  @Test("What has lain there longest makes room for what comes")
  func room() throws {
    let pool = PixelPool()
    for count in [8, 9, 10, 11] {
      var mapping = try #require(PixelPool.Mapping(byteCount: count * Self.step))
      mapping.isClear = false
      pool.give(mapping)
    }
    let kept = try (0..<3).map { _ in try #require(pool.allocate(8 * Self.step)) }
    #expect(kept.map(\.byteCount) == [9 * Self.step, 10 * Self.step, 11 * Self.step])
    for mapping in kept { pool.give(mapping) }
  }

  @Test("Some frames after memory was taken, as much lies ready twice, already cleared")
  func ready() throws {
    let pool = PixelPool()
    try #require(pool.allocate(7 * Self.step)).free()
    for _ in 0..<11 { pool.beginFrame() }
    pool.queue.sync {}
    #expect(!pool.holds(7 * Self.step))
    pool.beginFrame()
    pool.queue.sync {}
    let found = try (0..<2).map { _ in
      #expect(pool.holds(7 * Self.step))
      return try #require(pool.allocate(7 * Self.step))
    }
    #expect(!pool.holds(7 * Self.step))
    for mapping in found {
      #expect(mapping.isClear && mapping.byteCount == 8 * Self.step)
      mapping.free()
    }
  }

  @Test("What nobody needed in a period is given back to the system", arguments: 0..<3)
  func periods(count: Int) throws {
    let pool = PixelPool()
    var mapping = try #require(PixelPool.Mapping(byteCount: 20 * Self.step))
    mapping.isClear = false
    pool.give(mapping)
    // Some is needed in the first period, and none in the next.
    try #require(pool.allocate(Self.step)).free()
    for _ in 0..<count { pool.endPeriod() }
    let found = try #require(pool.allocate(20 * Self.step))
    #expect(found.isClear == (count == 2))
    found.free()
  }
}
