import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Lazy grids whose number of columns changes.
@MainActor
@Suite("Columns of lazy grids")
struct LazyGridColumnTests {
  private func cell(_ number: Int) -> some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(number)")
  }

  private func columns(_ count: Int) -> [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 0), count: count)
  }

  /// The cells in sight stand in lines of so many, one after the other.
  private func expectLines(of count: Int, height: Double = 20, _ stage: Stage) throws {
    let shown = stage.elements.compactMap { element in
      Int(element.name).map { (number: $0, frame: element.frame) }
    }
    let first = try #require(shown.map(\.number).min())
    let origin = try stage.element("\(first)").frame.minY
    for (number, frame) in shown {
      let line = number / count - first / count
      #expect(near(Double(frame.minY - origin), Double(line) * height), "\(number) of \(count)")
    }
    #expect(shown.count >= 3 * count)
  }

  @Test("The space between lines is none between columns")
  func spacing() throws {
    let stage = Stage(width: 200, height: 200) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 50) {
        ForEach(0..<4) { cell($0) }
      }
    }
    let (first, last) = (try stage.element("0").frame, try stage.element("3").frame)
    #expect(last.minY - first.maxY == 50 && last.minX - first.maxX == 8)
  }

  @Test("A vertical grid goes from any number of columns to any other")
  func vertical() throws {
    let (stage, count) = makeStage(4) { count in
      ScrollView {
        LazyVGrid(columns: columns(count), spacing: 0) { ForEach(0..<100) { cell($0) } }
      }
    }
    for next in [2, 1, 7, 3, 100, 1, 4] {
      count.value = next
      stage.settle()
      if next < 10 { try expectLines(of: next, stage) }
    }
  }

  @Test("A window's width decides how many adaptive columns there are, in flight and at rest")
  func adaptive() throws {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
          ForEach(0..<100) { cell($0) }
        }
      }
    }
    stage.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 100))
    for width in [200, 60, 400, 110, 900, 10, 400] {
      stage.size = CGSize(width: width, height: 300)
      stage.advance(frames: 1)
      stage.settle()
      if width > 100 { try expectLines(of: width / 50, stage) }
    }
  }

  @Test("A horizontal grid, its sections and its data change with the number of its lines")
  func horizontalSections() throws {
    struct Shape: Equatable {
      var count = 5
      var numbers = Array(0..<60)
    }
    let (stage, shape) = makeStage(Shape()) { shape in
      ScrollView(.horizontal) {
        LazyHGrid(rows: columns(shape.count), spacing: 0) {
          Section {
            ForEach(shape.numbers, id: \.self) { cell($0) }
          } header: {
            Text("First")
          }
          Section("Second") { ForEach(100..<130) { cell($0) } }
        }
      }
    }
    for (index, count) in [2, 6, 1, 3, 5, 2].enumerated() {
      withAnimation(index % 2 == 0 ? .linear(duration: 0.3) : nil) {
        shape.value.count = count
        shape.value.numbers.removeAll { $0 % (index + 7) == 0 }
        shape.value.numbers.insert(1000 + index, at: 0)
      }
      stage.advance(by: 0.1)
      stage.key(.end)
      stage.settle()
      #expect(throws: Never.self) { try stage.element("129") }
      stage.key(.home)
      stage.settle()
      #expect(throws: Never.self) { try stage.element("\(1000 + index)") }
    }
  }

  @Test("Cells glide to their lines of another length from where they were, out of sight or not")
  func gliding() throws {
    let (stage, count) = makeStage(2) { count in
      ScrollView {
        LazyVGrid(columns: columns(count), spacing: 0) { ForEach(0..<100) { cell($0) } }
      }
    }
    #expect(try stage.element("10").frame.minY == 100)
    withAnimation(.linear(duration: 1)) { count.value = 5 }
    stage.advance(by: 0.5)
    #expect(near(Double(try stage.element("10").frame.minY), (100 + 40) / 2))
    // It was in line 30, far below.
    #expect(try stage.element("60").frame.minY > 300)
    stage.settle()
    #expect(try stage.element("60").frame.minY == 240)
  }
}
