import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Menus of pickers")
struct PickerMenuTests {
  private struct Choice: View {
    @State private var fruit = "Pear"
    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Banana", "Pear", "Plum"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("picker")
        Spacer()
      }
      .padding()
    }
  }

  @Test("A picker's menu shows its options with a tick at the chosen one, and chooses by click")
  func picker() throws {
    let stage = Stage(width: 300, height: 300) { Choice() }
    #expect(texts(stage).filter { $0 == "Apple" }.isEmpty)
    try stage.tap("Pear")
    stage.settle()
    #expect(Set(["Apple", "Banana", "Plum"]).isSubset(of: texts(stage)))
    try stage.tap("Banana")
    #expect(try stage.element("picker").value == "Banana")
    stage.settle()
    #expect(texts(stage).sorted() == ["Banana", "Fruit"])
  }

  @Test("By keys a picker's menu opens at the chosen option, and letters go to others")
  func pickerKeys() throws {
    let stage = Stage(width: 300, height: 300) { Choice() }
    stage.key(.tab)
    stage.key(.space)
    stage.settle()
    stage.key(.downArrow)
    stage.key(.return)
    #expect(try stage.element("picker").value == "Plum")
    stage.settle()
    stage.key(.downArrow)
    stage.settle()
    stage.type("b")
    stage.key(.return)
    #expect(try stage.element("picker").value == "Banana")
    stage.settle()
    stage.key(.space)
    stage.settle()
    stage.key(.escape)
    #expect(try stage.element("picker").value == "Banana")
  }

  @Test("A closed menu shows two arrows at its end, in every state and for every choice")
  func arrows() throws {
    let stage = Stage(width: 300, height: 300) { Choice() }
    func ink() throws -> Int {
      stage.settle()
      let frame = try stage.element("picker").frame
      let image = stage.image()
      // The label of the longest option ends well before this.
      let ground = image.pixel(Int(frame.maxX) - 4, Int(frame.midY))
      var count = 0
      for x in (Int(frame.maxX) - 18)..<(Int(frame.maxX) - 7) {
        for y in (Int(frame.minY) + 5)..<(Int(frame.maxY) - 5) where image.pixel(x, y) != ground {
          count += 1
        }
      }
      return count
    }
    let before = try ink()
    #expect(before > 12)
    stage.key(.tab)
    stage.key(.leftArrow)
    #expect(try stage.element("picker").value == "Banana")
    #expect(try ink() == before)
  }
}
