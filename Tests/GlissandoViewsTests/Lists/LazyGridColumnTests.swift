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

  /// Where cells stand, in columns of 50 and lines of 20 points.
  private func cells(_ stage: Stage) -> [String: [Int]] {
    Dictionary(
      stage.elements.filter { Int($0.name) != nil }.map {
        ($0.name, [Int($0.frame.minY) / 20, Int($0.frame.midX) / 50])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("What is written one after the other goes on in the same line, whatever it is")
  func mixed() throws {
    let (stage, count) = makeStage(2, width: 150, height: 400) { count in
      ScrollView {
        LazyVGrid(columns: columns(3), spacing: 0) {
          cell(0)
          Group {
            if count > 0 { cell(1) } else { cell(1) }
            cell(2)
          }
          ForEach(10..<(10 + count), id: \.self) { cell($0) }
          ForEach(20..<25) { cell($0) }
          cell(30)
          Section {
            cell(40)
          } header: {
            cell(50)
          }
          cell(60)
        }
      }
    }
    #expect(
      cells(stage) == [
        "0": [0, 0], "1": [0, 1], "2": [0, 2], "10": [1, 0], "11": [1, 1], "20": [1, 2],
        "21": [2, 0], "22": [2, 1], "23": [2, 2], "24": [3, 0], "30": [3, 1], "50": [4, 1],
        "40": [5, 0], "60": [6, 0],
      ])
    withAnimation(.linear(duration: 1)) { count.value = 4 }
    stage.advance(by: 0.5)
    stage.settle()
    #expect(
      cells(stage)["13"] == [2, 0] && cells(stage)["20"] == [2, 1] && cells(stage)["30"] == [4, 0])
    count.value = 0
    stage.settle()
    #expect(
      cells(stage)["20"] == [1, 0] && cells(stage)["30"] == [2, 2] && cells(stage)["40"] == [4, 0])
  }

  @Test("A mixed grid is as long as its lines, and scrolls to their end")
  func mixedLength() throws {
    let stage = Stage(width: 150, height: 400) {
      LazyVGrid(columns: columns(3), spacing: 0) {
        cell(0)
        ForEach(1..<5) { cell($0) }
        cell(5)
        cell(6)
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("grid")
    }
    #expect(try stage.element("6").frame.maxY - stage.element("0").frame.minY == 60)
    let scrolled = Stage(width: 150, height: 100) {
      ScrollView {
        LazyVGrid(columns: columns(3), spacing: 0) {
          cell(0)
          ForEach(1..<301) { cell($0) }
          cell(301)
        }
      }
    }
    scrolled.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 75, y: 50))
    scrolled.settle()
    let place = try scrolled.element("82").frame
    #expect(Int(place.midX) / 50 == 82 % 3)
    scrolled.scroll(by: CGSize(width: 0, height: -5000), at: CGPoint(x: 75, y: 50))
    scrolled.settle()
    #expect(try scrolled.element("301").frame.maxY == 100)
    #expect(try Int(scrolled.element("301").frame.midX) / 50 == 301 % 3)
  }
}
