import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What rows keep while they are out of sight.
@MainActor
@Suite("State of rows")
struct RowStateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name): \(count)") { count += 1 }
    }
  }

  private static let size = CGSize(width: 300, height: 200)
  private static let middle = CGPoint(x: 100, y: 100)

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height) { ScrollView(content: content) }
  }

  private func scroll(_ stage: Stage, by distance: Double) {
    stage.scroll(by: CGSize(width: 0, height: -distance), at: Self.middle)
    #expect(stage.settle())
  }

  @Test("A row that was scrolled away comes back with what its views have kept")
  func comesBack() throws {
    let stage = stage {
      LazyVStack { ForEach(0..<1000) { number in Counter(name: "row \(number)") } }
    }
    for count in 0..<3 { try stage.tap("row 2: \(count)") }
    _ = try stage.element("row 2: 3")
    scroll(stage, by: 6000)
    #expect(!stage.elements.contains { $0.text?.hasPrefix("row 2:") == true })
    scroll(stage, by: -9000)
    _ = try stage.element("row 2: 3")
    _ = try stage.element("row 1: 0")
  }

  @Test("Two views of one kind in a row keep their state apart, in lists too")
  func twins() throws {
    let stage = Stage(width: Self.size.width, height: Self.size.height) {
      List(0..<500, id: \.self) { number in
        HStack {
          Counter(name: "left \(number)")
          Counter(name: "right \(number)")
        }
      }
    }
    try stage.tap("right 1: 0")
    try stage.tap("right 1: 1")
    try stage.tap("left 1: 0")
    scroll(stage, by: 5000)
    scroll(stage, by: -9000)
    _ = try stage.element("left 1: 1")
    _ = try stage.element("right 1: 2")
  }

  @Test("A row keeps its state when rows before it come and go while it is out of sight")
  func moves() throws {
    let (stage, numbers) = makeStage(Array(0..<300), width: 300, height: 200) { numbers in
      ScrollView {
        LazyVStack { ForEach(numbers, id: \.self) { Counter(name: "row \($0)") } }
      }
    }
    try stage.tap("row 2: 0")
    try stage.tap("row 3: 0")
    scroll(stage, by: 6000)
    numbers.value.remove(at: 3)
    numbers.value.insert(contentsOf: [1000, 1001], at: 0)
    stage.advance(frames: 2)
    scroll(stage, by: -9000)
    _ = try stage.element("row 2: 1")
    // One that was taken out of the data meanwhile has gone, and begins anew.
    numbers.value.insert(3, at: 0)
    stage.advance(frames: 2)
    scroll(stage, by: -9000)
    _ = try stage.element("row 3: 0")
  }

  @Test("What is shown only sometimes begins anew if it was not there when its row went")
  func branches() throws {
    struct Folding: View {
      @State private var isOpen = false
      let number: Int
      var body: some View {
        VStack {
          Button(isOpen ? "close \(number)" : "open \(number)") { isOpen.toggle() }
          if isOpen { Counter(name: "inside \(number)") }
        }
      }
    }
    let stage = stage {
      LazyVStack { ForEach(0..<300) { number in Folding(number: number) } }
    }
    try stage.tap("open 1")
    try stage.tap("inside 1: 0")
    scroll(stage, by: 6000)
    scroll(stage, by: -9000)
    _ = try stage.element("inside 1: 1")
    try stage.tap("close 1")
    stage.settle()
    scroll(stage, by: 6000)
    scroll(stage, by: -9000)
    try stage.tap("open 1")
    _ = try stage.element("inside 1: 0")
  }

  @Test("A row in a row that scrolls across keeps its state, and where it was scrolled to")
  func nested() throws {
    let stage = stage {
      LazyVStack {
        ForEach(0..<200) { line in
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(0..<50) { column in
                Counter(name: "cell \(line) \(column)").frame(width: 120, height: 50)
              }
            }
          }
          .frame(height: 50)
        }
      }
    }
    try stage.tap("cell 1 0: 0")
    stage.scroll(by: CGSize(width: -1200, height: 0), at: CGPoint(x: 100, y: 75))
    #expect(stage.settle())
    let place = try stage.element("cell 1 10: 0").frame
    try stage.tap("cell 1 10: 0")
    scroll(stage, by: 5000)
    #expect(!stage.elements.contains { $0.text?.hasPrefix("cell 1 ") == true })
    scroll(stage, by: -9000)
    // A digit more or less is no way: the middle is where it was.
    #expect(abs(try stage.element("cell 1 10: 1").frame.midX - place.midX) <= 1)
    stage.scroll(by: CGSize(width: 3000, height: 0), at: CGPoint(x: 100, y: 75))
    #expect(stage.settle())
    _ = try stage.element("cell 1 0: 1")
  }

  @Test("Moving transitions do not make a row forget")
  func transitions() throws {
    struct Spinning: ViewModifier {
      let angle: Double
      func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
    }
    let stage = stage {
      LazyVStack {
        ForEach(0..<300) { number in
          Counter(name: "row \(number)")
            .transition(.modifier(active: Spinning(angle: 90), identity: Spinning(angle: 0)))
        }
      }
    }
    try stage.tap("row 1: 0")
    scroll(stage, by: 6000)
    scroll(stage, by: -9000)
    _ = try stage.element("row 1: 1")
  }
}
