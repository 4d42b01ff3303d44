import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

extension ListTests {
  @Test("Two rows with one identity: both are shown, a warning says so, nothing crashes")
  func duplicates() throws {
    let (stage, numbers) = makeStage([0, 1, 1, 2]) { Numbers(numbers: .constant($0)) }
    #expect(stage.elements.filter { $0.text == "row 1" }.count == 2)
    withAnimation(.linear(duration: 0.1)) { numbers.value = [1, 1, 1, 0] }
    stage.settle()
    #expect(stage.elements.filter { $0.text == "row 1" }.count == 3)
  }

  @Test("An empty list is empty, and one that becomes empty too")
  func empty() throws {
    let (stage, numbers) = makeStage([Int]()) { Numbers(numbers: .constant($0)) }
    #expect(stage.elements.isEmpty)
    numbers.value = [1]
    #expect(stage.elements.count == 1)
    withAnimation { numbers.value = [] }
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("Rows in sight follow state that their closure reads")
  func reading() throws {
    struct Reader: View {
      @State private var factor = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { factor += 1 }
          List(0..<50, id: \.self) { Text("row \($0 * factor)") }.frame(height: 200)
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Reader() }
    try stage.tap("More")
    #expect(try stage.element("row 6").frame.width > 0)
    stage.scroll(by: CGSize(width: 0, height: -720), at: CGPoint(x: 100, y: 200))
    stage.settle()
    #expect(try stage.element("row 42").frame.width > 0)
    try stage.tap("More")
    #expect(try stage.element("row 63").frame.width > 0)
  }

  @Test("The background of a row comes and goes with it", arguments: [true, false])
  func background(_ isPlain: Bool) throws {
    let (stage, isOn) = makeStage(false, width: 120, height: 140) { isOn in
      let list = List {
        Text("a")
        if isOn { Text("b").listRowBackground(Color(red: 0, green: 1, blue: 0)) }
        Text("c")
      }
      if isPlain { list.listStyle(.plain) } else { list.listStyle(.sidebar) }
    }
    /// How much more green than red the picture has at most.
    func green() -> Int {
      let image = stage.image()
      return (0..<140).map { y in
        Int(image.pixel(60, y).y) - Int(image.pixel(60, y).x)
      }.max() ?? 0
    }
    stage.settle()
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    stage.advance(by: 0.02)
    #expect(green() < 20)
    stage.advance(by: 0.48)
    #expect((100...155).contains(green()))
    stage.settle()
    #expect(green() > 250)
    withAnimation(.linear(duration: 1)) { isOn.value = false }
    stage.advance(by: 0.5)
    #expect((100...155).contains(green()))
    stage.advance(by: 0.48)
    #expect(green() < 20)
  }

  @Test("The background of the last row of a card has the card's corners")
  func roundBackground() throws {
    let stage = Stage(width: 200, height: 160) {
      List {
        Text("a")
        Text("b").listRowBackground(Color(red: 0, green: 1, blue: 0))
          .accessibilityIdentifier("row")
      }
      .listStyle(.insetGrouped)
    }
    let image = stage.image()
    let isGreen = { (x: Int, y: Int) in image.pixel(x, y).x < 60 && image.pixel(x, y).y > 200 }
    let middle = Int(try stage.element("row").frame.midY)
    let left = try #require((0..<200).first { isGreen($0, middle) })
    let bottom = try #require((middle..<160).last { isGreen(100, $0) })
    #expect(!isGreen(left + 1, bottom))
    #expect(isGreen(left + 1, middle))
  }

  @Test("A row whose background is clear shows what lies below the card", arguments: [true, false])
  func clearBackground(_ alternates: Bool) throws {
    let stage = Stage(width: 200, height: 160) {
      let list = List {
        Text("a")
        Text("b").listRowBackground(Color.clear)
          .accessibilityIdentifier("row")
        Text("c")
      }
      if alternates {
        list.listStyle(.inset(alternatesRowBackgrounds: true))
      } else {
        list.listStyle(.insetGrouped)
      }
    }
    let image = stage.image()
    let middle = Int(try stage.element("row").frame.midY)
    #expect(image.pixel(100, middle) == image.pixel(100, 158))
  }

  @Test(
    "All that a row of a tree draws while it comes, its background and its sign too, can be told apart"
  )
  func partsOfRow() throws {
    let (stage, isOn) = makeStage(false, width: 200, height: 200) { isOn in
      List {
        Text("a")
        if isOn {
          DisclosureGroup("group") { Text("inside") }.listRowBackground(
            Color(red: 0, green: 1, blue: 0))
        }
      }
      .listStyle(.insetGrouped)
    }
    stage.settle()
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    stage.advance(by: 0.5)
    let ids = stage.host.displayList.items.compactMap { item in
      switch item {
      case .leaf(let leaf): leaf.id
      case .begin(let group): group.id
      default: nil
      }
    }
    #expect(Set(ids).count == ids.count)
  }
}
