import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Integers at the ends of their types.
@MainActor
@Suite("Ends of integers")
struct SaturationTests {
  private struct Program<V: BinaryInteger & Strideable>: View where V.Stride: SignedInteger {
    @State var value: V
    let step: V.Stride
    var bounds: ClosedRange<V>?

    var body: some View {
      VStack {
        if let bounds {
          Stepper("Value", value: $value, in: bounds, step: step).accessibilityIdentifier("stepper")
        } else {
          Stepper("Value", value: $value, step: step).accessibilityIdentifier("stepper")
        }
        Text("is \(String(value))")
      }
    }
  }

  private func end<V: BinaryInteger & Strideable>(
    of value: V, step: V.Stride = 1, in bounds: ClosedRange<V>? = nil, increment: Bool
  ) throws -> String? where V.Stride: SignedInteger {
    let stage = Stage(width: 400, height: 100) { Program(value: value, step: step, bounds: bounds) }
    let frame = try stage.element("stepper").frame
    for _ in 0..<3 {
      stage.tap(at: CGPoint(x: frame.maxX - (increment ? 15 : 46), y: frame.midY))
      stage.key(increment ? .upArrow : .downArrow)
      stage.settle()
    }
    return stage.elements.compactMap(\.text).first { $0.hasPrefix("is ") }
  }

  @Test("A stepper stays at the ends of its type")
  func stepper() throws {
    #expect(try end(of: Int.max, increment: true) == "is \(Int.max)")
    #expect(try end(of: Int.min, increment: false) == "is \(Int.min)")
    #expect(try end(of: Int.max - 1, step: 5, increment: true) == "is \(Int.max)")
    #expect(try end(of: Int.min + 1, step: 5, increment: false) == "is \(Int.min)")
    #expect(try end(of: 0, step: Int.min, increment: true) == "is \(Int.min)")
    #expect(try end(of: 0, step: Int.min, increment: false) == "is \(Int.max)")
    #expect(try end(of: UInt8(254), increment: true) == "is 255")
    #expect(try end(of: UInt8(2), increment: false) == "is 0")
    #expect(try end(of: UInt8(2), step: 1000, increment: true) == "is 255")
    #expect(try end(of: UInt64.max, increment: true) == "is \(UInt64.max)")
    #expect(try end(of: Int.max, in: 0...Int.max, increment: true) == "is \(Int.max)")
    #expect(try end(of: Int8(-120), step: 4, in: -128...127, increment: false) == "is -128")
  }

  @Test("Numbers of lines, columns and taps may be as large as they can be")
  func counts() {
    let stage = Stage(width: 200, height: 200) {
      VStack {
        Text("lines").lineLimit(Int.max)
        Text("lines").lineLimit(Int.max, reservesSpace: false)
        Text("lines").lineLimit(1...Int.max)
        Text("tap").onTapGesture(count: Int.max) {}
        Text("badge").badge(Int.max)
        Text("\(Int.max)").contentTransition(.numericText(value: Double(Int.max)))
        Text("\(Int.min)").contentTransition(.numericText())
      }
    }
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.settle())
    stage.close()
  }

  @Test("A cell may span more columns than there could be")
  func grid() {
    let stage = Stage(width: 200, height: 200) {
      Grid {
        GridRow {
          Text("a")
          Text("b").gridCellColumns(Int.max)
          Text("c").gridCellColumns(Int.max)
        }
        GridRow { Text("d").gridCellColumns(Int.min) }
      }
    }
    #expect(stage.elements.count == 4)
    stage.close()
  }
}
