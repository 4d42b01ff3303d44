import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// Memory that is used in one frame after the other.
@Suite("Scratch memory")
struct ScratchMemoryTests {
  @Test("What is too large for what was needed in a whole period goes back")
  func periods() {
    let memory = ScratchMemory()
    _ = memory.prepare(64 << 20)
    _ = memory.prepare(100)
    memory.endPeriod()
    #expect(memory.byteCount == 64 << 20)
    _ = memory.prepare(20 << 20)
    memory.endPeriod()
    #expect(memory.byteCount == 64 << 20)
    _ = memory.prepare(1 << 20)
    memory.endPeriod()
    #expect(memory.byteCount == 0)
    _ = memory.prepareZeros(1000)
    memory.endPeriod()
    memory.endPeriod()
    #expect(memory.byteCount == 1000)
  }

  @Test("A painter lets go of the layers of a window that has become small, and paints the same")
  func layers() {
    let painter = Painter(coreCount: 1, memory: nil)
    func image(_ size: Double, _ x: Double) -> (PaintedImage, [DisplayItem]) {
      let items: [DisplayItem] = [
        .begin(DisplayGroup(id: 90, kind: .mask)),
        .begin(DisplayGroup(id: 91, kind: .maskSource)),
        Fixture.leaf(Fixture.rect(0, 0, 1000, 1000), Fixture.black, id: 5), .end,
        Fixture.leaf(Fixture.rect(0, 0, size, size), Fixture.red, Fixture.at(x, 0)), .end,
      ]
      return (
        PaintedImage(
          DisplayList(items: items), width: 1000, height: 1000, background: Fixture.white,
          painter: painter), items
      )
    }
    _ = image(1000, 0)
    #expect(painter.layers.contains { $0.byteCount >= 4_000_000 })
    for frame in 0..<480 { _ = image(50, Double(frame % 7)) }
    #expect(painter.layers.allSatisfy { $0.byteCount < 1_000_000 })
    let (shown, items) = image(50, 3)
    #expect(shown == Fixture.image(items, width: 1000, height: 1000))
  }
}
