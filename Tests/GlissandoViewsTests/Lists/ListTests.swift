import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Lists as a person sees them.
@MainActor
@Suite struct ListTests {
  struct Numbers: View {
    @Binding var numbers: [Int]
    var style = 0
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { number in Text("row \(number)") }
      }
      .listStyle(.plain)
    }
  }

  func y(_ stage: Stage, _ row: Int) throws -> Double {
    try stage.element("row \(row)").frame.midY
  }

  @Test("Rows stand one below the other, from edge to edge, 36 points high")
  func rows() throws {
    let stage = Stage(width: 300, height: 200) {
      List(0..<4) { Text("row \($0)") }
    }
    for row in 0..<4 { #expect(abs(try y(stage, row) - (18 + 36 * Double(row))) <= 1) }
    #expect(try stage.element("row 0").frame.minX == 16)
  }

  @Test("Of a hundred thousand rows only those in sight are made")
  func lazy() throws {
    let made = Tally()
    struct Row: View {
      let number: Int
      let made: Tally
      var body: some View {
        Text("row \(number)").onAppear { made.count += 1 }
      }
    }
    let stage = Stage(width: 300, height: 360) {
      List(0..<100_000, id: \.self) { Row(number: $0, made: made) }
    }
    stage.advance(by: 0.1)
    #expect(made.count >= 10 && made.count < 20)
    let atStart = made.count
    stage.scroll(by: CGSize(width: 0, height: -3600), at: CGPoint(x: 100, y: 100))
    stage.settle()
    // What was passed on the way was made, and let go again.
    #expect(made.count - atStart <= 115)
    #expect(stage.elements.count < 25)
    #expect(abs(try y(stage, 100) - 18) <= 1)
  }

  @Test("The end of a very long list is reached at once, and shows its last rows")
  func end() throws {
    let stage = Stage(width: 300, height: 360) {
      List(0..<100_000, id: \.self) { Text("row \($0)") }
    }
    stage.key(.end)
    stage.settle()
    #expect(abs(try y(stage, 99_999) - (360 - 18)) <= 1)
    #expect(stage.elements.count < 30)
  }

  @Test("Rows that are appended under an animation fade in at their place")
  func append() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { Numbers(numbers: .constant($0)) }
    withAnimation(.linear(duration: 1)) { numbers.value.append(3) }
    stage.advance(by: 0.5)
    let row = try stage.element("row 3")
    #expect(abs(row.opacity - 0.5) < 0.01)
    #expect(row.frame == row.targetFrame)
    stage.settle()
    #expect(try stage.element("row 3").opacity == 1)
  }

  @Test("Rows below an inserted one glide down, and the new one fades in")
  func insert() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { Numbers(numbers: .constant($0)) }
    let start = try y(stage, 1)
    withAnimation(.linear(duration: 1)) { numbers.value.insert(9, at: 1) }
    stage.advance(by: 0.25)
    #expect(abs(try y(stage, 1) - start - 9) < 0.01)
    #expect(abs(try y(stage, 2) - start - 36 - 9) < 0.01)
    #expect(abs(try y(stage, 9) - start) < 0.01)
    #expect(abs(try stage.element("row 9").opacity - 0.25) < 0.01)
  }

  @Test("A removed row fades where it was while those below glide up")
  func remove() throws {
    let (stage, numbers) = makeStage([0, 1, 2, 3]) { Numbers(numbers: .constant($0)) }
    let start = try y(stage, 1)
    withAnimation(.linear(duration: 1)) { _ = numbers.value.remove(at: 1) }
    stage.advance(by: 0.25)
    let leaving = try stage.element("row 1")
    #expect(leaving.isLeaving)
    #expect(abs(leaving.opacity - 0.75) < 0.01)
    #expect(abs(try y(stage, 1) - start) < 0.01)
    #expect(abs(try y(stage, 2) - start - 36 + 9) < 0.01)
    stage.settle()
    #expect(throws: StageError.self) { try stage.element("row 1") }
    #expect(abs(try y(stage, 2) - start) < 0.01)
  }

  @Test("A row that is called back while it leaves turns round from where it is")
  func callBack() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { Numbers(numbers: .constant($0)) }
    withAnimation(.linear(duration: 1)) { numbers.value = [0, 2] }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { numbers.value = [0, 1, 2] }
    let row = try stage.element("row 1")
    #expect(!row.isLeaving)
    #expect(abs(row.opacity - 0.5) < 0.02)
    stage.settle()
    #expect(try stage.element("row 1").opacity == 1)
  }

  @Test("Rows that change places glide past each other")
  func move() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { Numbers(numbers: .constant($0)) }
    let start = try y(stage, 0)
    withAnimation(.linear(duration: 1)) { numbers.value = [2, 1, 0] }
    stage.advance(by: 0.25)
    #expect(abs(try y(stage, 0) - start - 18) < 0.01)
    #expect(abs(try y(stage, 1) - start - 36) < 0.01)
    #expect(abs(try y(stage, 2) - start - 54) < 0.01)
  }

  @Test("A row that comes into sight because others go comes from where it was")
  func slideIn() throws {
    let (stage, numbers) = makeStage(Array(0..<100)) { Numbers(numbers: .constant($0)) }
    // The window is 300 points high: row 20 was never made.
    #expect(throws: StageError.self) { try stage.element("row 20") }
    let start = try y(stage, 0)
    withAnimation(.linear(duration: 1)) { numbers.value.removeFirst(18) }
    stage.advance(by: 0.5)
    let row = try stage.element("row 20")
    #expect(row.opacity == 1)
    #expect(abs(row.frame.midY - (start + 36 * 20 - 18 * 36 / 2)) < 1)
  }

  @Test("The animation of a list reaches its rows")
  func implicit() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { values in
      List { ForEach(values, id: \.self) { Text("row \($0)") } }
        .animation(.linear(duration: 1), value: values)
    }
    let start = try y(stage, 2)
    numbers.value.remove(at: 1)
    stage.advance(by: 0.5)
    #expect(abs(try y(stage, 2) - start + 18) < 0.01)
  }

  @Test("Without an animation rows come and go at once")
  func immediate() throws {
    let (stage, numbers) = makeStage([0, 1, 2]) { Numbers(numbers: .constant($0)) }
    let start = try y(stage, 0)
    numbers.value = [2, 5]
    #expect(try y(stage, 2) == start)
    #expect(try stage.element("row 5").opacity == 1)
    #expect(throws: StageError.self) { try stage.element("row 1") }
    #expect(!stage.isAnimating)
  }

  @Test("A row keeps its state while rows around it come and go")
  func state() throws {
    struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View {
        Button("row \(number): \(taps)") { taps += 1 }.accessibilityIdentifier("row \(number)")
      }
    }
    let (stage, numbers) = makeStage([0, 1, 2]) { values in
      List(values, id: \.self) { Row(number: $0) }
    }
    try stage.tap("row 2")
    numbers.value = [7, 2, 0]
    stage.settle()
    #expect(try stage.element("row 2").text == "row 2: 1")
  }

  @Test("Rows of very different heights scroll without a jump, up and down")
  func heights() throws {
    func height(_ row: Int) -> Double { [40.0, 170, 64, 300, 88][row % 5] }
    let stage = Stage(width: 300, height: 400) {
      List(0..<2000, id: \.self) { row in
        Text("row \(row)").frame(height: height(row) - 12)
      }
    }
    func place(of row: Int) -> Double? {
      (try? stage.element("row \(row)")).map { $0.frame.midY }
    }
    // To the middle at once: what lies above is only thought of.
    stage.key(.end)
    stage.settle()
    #expect(place(of: 1999) != nil)
    // From there upwards, all rows that are seen move by the same distance in each frame.
    for _ in 0..<40 {
      stage.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 100, y: 100))
      for _ in 0..<4 {
        let before = (0..<2000).suffix(200).map { ($0, place(of: $0)) }
        stage.advance(frames: 1)
        let moves = before.compactMap { row, before -> Double? in
          guard let before, let after = place(of: row) else { return nil }
          return after - before
        }
        guard let first = moves.first else { continue }
        #expect(moves.allSatisfy { abs($0 - first) < 0.01 }, "\(moves)")
        #expect(first >= -0.01 && first < 60, "\(moves) at \(stage.time)")
      }
    }
    stage.key(.home)
    stage.settle()
    #expect(abs(try #require(place(of: 0)) - 20) <= 1)
  }

  @Test("A row that grows pushes those below it, and keeps those above where they are")
  func growth() throws {
    struct Row: View {
      let number: Int
      @State private var isOpen = false
      var body: some View {
        Text("row \(number)").frame(height: isOpen ? 88 : 24)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      }
    }
    let stage = Stage(width: 300, height: 300) { List(0..<50) { Row(number: $0) } }
    let (above, below) = (try y(stage, 1), try y(stage, 3))
    try stage.tap("row 2")
    stage.advance(by: 0.5)
    #expect(try y(stage, 1) == above)
    #expect(abs(try y(stage, 3) - below - 32) < 0.5)
    stage.settle()
    #expect(abs(try y(stage, 3) - below - 64) < 0.5)
  }

  @Test("Sections have headers and footers; in a plain list headers stay in sight")
  func sections() throws {
    let stage = Stage(width: 300, height: 200) {
      List {
        ForEach(0..<5, id: \.self) { section in
          Section("section \(section)") {
            ForEach(0..<10, id: \.self) { Text("row \(section * 10 + $0)") }
          }
        }
      }
      .listStyle(.plain)
    }
    let header = try stage.element("section 0").frame
    #expect(header.minY < (try y(stage, 0)))
    stage.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 100))
    stage.settle()
    // The header is the one thing that has not moved.
    let image = stage.image()
    stage.scroll(by: CGSize(width: 0, height: -36), at: CGPoint(x: 100, y: 100))
    stage.settle()
    stage.advance(by: 3)
    let later = stage.image()
    for x in 0..<200 { for y in 0..<20 { #expect(image.pixel(x, y) == later.pixel(x, y)) } }
  }
}
