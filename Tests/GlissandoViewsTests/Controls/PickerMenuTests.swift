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

  private struct Sorting<Style: PickerStyle>: View {
    let style: Style
    @State private var order = "Name"
    var body: some View {
      VStack {
        Menu("Sort") {
          Button("Reverse") {}
          Picker("Sort by", selection: $order) {
            ForEach(["Name", "Size", "Age"], id: \.self) { Text($0) }
          }
          .pickerStyle(style)
        }
        Text("by \(order)").accessibilityIdentifier("order")
        Spacer()
      }
      .padding()
    }
  }

  private func rowsInMenu<Style: PickerStyle>(_ style: Style) throws {
    let stage = Stage(width: 500, height: 400) { Sorting(style: style) }
    try stage.tap("Sort")
    stage.settle()
    #expect(Set(["Reverse", "Name", "Size", "Age"]).isSubset(of: texts(stage)))
    #expect(!texts(stage).contains("Sort by"))
    func left(_ text: String) throws -> Double {
      try #require(stage.textLeaves.first { $0.string == text }).left
    }
    let (option, button) = (try left("Size"), try left("Reverse"))
    #expect(abs(option - button) < 1)
    try stage.tap("Size")
    stage.settle()
    #expect(try stage.element("order").text == "by Size")
    #expect(!texts(stage).contains("Reverse"))
  }

  @Test("A picker in a menu is some of its rows, also with a style of its own")
  func rows() throws {
    try rowsInMenu(DefaultPickerStyle())
    try rowsInMenu(InlinePickerStyle())
    try rowsInMenu(SegmentedPickerStyle())
  }

  @Test("A picker in a menu with the style of menus opens beside it, and a choice closes all of it")
  func submenu() throws {
    let stage = Stage(width: 500, height: 400) { Sorting(style: MenuPickerStyle()) }
    try stage.tap("Sort")
    stage.settle()
    #expect(!texts(stage).contains("Size"))
    try stage.tap("Sort by")
    stage.settle()
    let row = try stage.element("Sort by").frame
    #expect(try stage.element("Size").frame.minX > row.maxX)
    try stage.tap("Size")
    stage.settle()
    #expect(try stage.element("order").text == "by Size")
    #expect(!texts(stage).contains("Reverse") && !texts(stage).contains("Age"))
  }

  @Test("By keys a picker's submenu opens at the chosen option, and closes alone")
  func submenuKeys() throws {
    let stage = Stage(width: 500, height: 400) { Sorting(style: MenuPickerStyle()) }
    stage.key(.tab)
    stage.key(.space)
    stage.settle()
    stage.key(.downArrow)
    stage.key(.rightArrow)
    stage.settle()
    stage.key(.leftArrow)
    stage.settle()
    #expect(texts(stage).contains("Reverse") && !texts(stage).contains("Size"))
    stage.key(.rightArrow)
    stage.settle()
    stage.key(.downArrow)
    stage.key(.return)
    stage.settle()
    #expect(try stage.element("order").text == "by Size")
    #expect(!texts(stage).contains("Reverse"))
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
