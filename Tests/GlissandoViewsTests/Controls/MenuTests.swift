import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  private final class Log {
    var entries: [String] = []
    var change: (() -> Void)?
  }

  private struct Actions: View {
    let log: Log
    @State private var isOn = false
    @State private var size = 1
    var body: some View {
      VStack {
        Menu("Actions") {
          Button("Copy") { log.entries.append("copy") }
          Button("Delete", role: .destructive) { log.entries.append("delete") }
          Button("Never") { log.entries.append("never") }.disabled(true)
          Divider()
          Toggle("Wrap", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          Menu("More") {
            Button("Deep") { log.entries.append("deep") }
          }
        }
        Text("\(isOn ? "on" : "off") \(size)").accessibilityIdentifier("state")
      }
      .frame(width: 500, height: 400, alignment: .top)
      .padding(.top, 20)
    }
  }

  private func makeMenu() -> (Stage, Log) {
    let log = Log()
    return (Stage(width: 600, height: 500) { Actions(log: log) }, log)
  }

  @Test("A click opens the list, a click on an item runs it and closes the list")
  func clicks() throws {
    let (stage, log) = makeMenu()
    #expect(!texts(stage).contains("Copy"))
    try stage.tap("Actions")
    stage.settle()
    #expect(Set(["Copy", "Delete", "Never", "Wrap", "More"]).isSubset(of: texts(stage)))
    let menu = try stage.element("Actions").frame
    #expect(try stage.element("Copy").frame.minY > menu.maxY)
    try stage.tap("Delete")
    stage.settle()
    #expect(log.entries == ["delete"])
    #expect(!texts(stage).contains("Copy"))
  }

  @Test("Opening and closing animate, and leave nothing behind")
  func animates() throws {
    let (stage, _) = makeMenu()
    let closed = stage.image()
    try stage.tap("Actions")
    stage.advance(by: 0.05)
    let opacity = try stage.element("Copy").opacity
    #expect(opacity > 0 && opacity < 1)
    stage.settle()
    #expect(try stage.element("Copy").opacity == 1)
    stage.tap(at: CGPoint(x: 590, y: 490))
    stage.advance(by: 0.05)
    #expect(try stage.element("Copy").isLeaving)
    #expect(stage.settle())
    #expect(stage.image() == closed)
  }

  @Test("A click outside closes the list and does nothing else")
  func outside() throws {
    var taps = 0
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Menu("Menu") { Button("Item") {} }
        Spacer()
        Button("Below") { taps += 1 }
      }
    }
    try stage.tap("Menu")
    stage.settle()
    try stage.tap("Below")
    stage.settle()
    #expect(taps == 0)
    #expect(!texts(stage).contains("Item"))
    try stage.tap("Below")
    #expect(taps == 1)
  }

  @Test("Arrows walk the items, round and past disabled ones; Return runs; Escape closes")
  func keys() throws {
    let (stage, log) = makeMenu()
    stage.key(.tab)
    stage.key(.space)
    stage.settle()
    // Opened by key, the list begins at its first item.
    stage.key(.downArrow)
    stage.key(.return)
    #expect(log.entries == ["delete"])
    stage.settle()
    #expect(!texts(stage).contains("Copy"))
    // The keyboard is where it was.
    stage.key(.downArrow)
    stage.settle()
    #expect(texts(stage).contains("Copy"))
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.key(.space)
    #expect(try stage.element("state").text == "on 1")
    stage.settle()
    stage.key(.space)
    stage.settle()
    stage.key(.escape)
    stage.settle()
    #expect(!texts(stage).contains("Copy"))
    #expect(log.entries == ["delete"])
  }

  @Test("Letters find items, one after the other or as words")
  func typeAhead() throws {
    let (stage, log) = makeMenu()
    stage.key(.tab)
    stage.key(.space)
    stage.settle()
    stage.type("de")
    stage.key(.return)
    #expect(log.entries == ["delete"])
  }

  @Test("A picker in a menu is some of its rows, and a toggle a row with a tick")
  func rows() throws {
    let (stage, _) = makeMenu()
    try stage.tap("Actions")
    stage.settle()
    try stage.tap("Small")
    stage.settle()
    #expect(try stage.element("state").text == "off 0")
    try stage.tap("Actions")
    stage.settle()
    try stage.tap("Wrap")
    #expect(try stage.element("state").text == "on 0")
  }

  @Test("A menu in a menu opens beside it, by click and by arrow, and closes with all")
  func submenu() throws {
    let (stage, log) = makeMenu()
    try stage.tap("Actions")
    stage.settle()
    try stage.tap("More")
    stage.settle()
    let more = try stage.element("More").frame
    #expect(try stage.element("Deep").frame.minX > more.maxX)
    try stage.tap("Deep")
    stage.settle()
    #expect(log.entries == ["deep"])
    #expect(!texts(stage).contains("Copy"))
    try stage.tap("Actions")
    stage.settle()
    stage.key(.end)
    stage.key(.rightArrow)
    stage.settle()
    #expect(texts(stage).contains("Deep"))
    stage.key(.leftArrow)
    stage.settle()
    #expect(!texts(stage).contains("Deep") && texts(stage).contains("Copy"))
  }

  private struct Sections: View {
    var log = Log()
    var hasDividers = false
    @State private var isOn = false
    var body: some View {
      VStack {
        Menu("Open") {
          if hasDividers { Divider() }
          Text("Note")
          Section("Edit") {
            Button("Copy") { log.entries.append("copy") }
            Button("Paste") { log.entries.append("paste") }
          }
          if hasDividers { Divider() }
          Section {
            Button("Delete") { log.entries.append("delete") }
            Toggle("Wrap", isOn: $isOn)
          }
          Section { EmptyView() }
        }
        Spacer()
      }
    }
  }

  @Test("Texts and titles of sections stand where the labels of a menu's rows do, titles in small")
  func sectionTitles() throws {
    let stage = Stage(width: 400, height: 400) { Sections() }
    try stage.tap("Open")
    stage.settle()
    func leaf(_ text: String) throws -> DisplayLeaf {
      try #require(stage.textLeaves.first { $0.string == text })
    }
    let copy = try leaf("Copy")
    for text in ["Note", "Edit", "Paste", "Delete", "Wrap"] {
      let left = try leaf(text).left
      #expect(abs(left - copy.left) < 1)
    }
    let title = try leaf("Edit")
    #expect(title.layoutHeight < copy.layoutHeight)
    let textColor = try stage.element("Note").color
    #expect(try stage.element("Edit").color != textColor)
  }

  @Test("Lines stand between the sections of a menu, one at a time and none at its ends")
  func sectionLines() throws {
    func baselines(hasDividers: Bool) throws -> [Double] {
      let stage = Stage(width: 400, height: 400) { Sections(hasDividers: hasDividers) }
      try stage.tap("Open")
      stage.settle()
      let leaves = stage.textLeaves
      return try ["Note", "Edit", "Copy", "Paste", "Delete", "Wrap"].map { text in
        try #require(leaves.first { $0.string == text }).baseline
      }
    }
    let plain = try baselines(hasDividers: false)
    let steps = zip(plain.dropFirst(), plain).map { $0 - $1 }
    // A row is 26 points high, and a line takes 9. The baseline of small letters is a little higher.
    let expected: [Double] = [35, 26, 26, 35, 26]
    let tolerances: [Double] = [3, 3, 1, 1, 1]
    for index in steps.indices {
      #expect(abs(steps[index] - expected[index]) < tolerances[index])
    }
    // Lines of the program's own where there is one, or at an end, change nothing.
    let divided = try baselines(hasDividers: true)
    #expect(divided == plain)
  }

  /// The items of a menu in a view with state and environment of its own.
  private struct OwnItems: View {
    let log: Log
    @State private var isOn = false
    @State private var hasMore = false
    @State private var size = "Large"
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("Note").onAppear { log.change = { hasMore = true } }
      Section("Edit") {
        if isEnabled { Button("Copy") { log.entries.append("copy") } }
        Button("Paste") { log.entries.append("paste") }
        if hasMore { Button("Cut") { log.entries.append("cut") } }
      }
      Section {
        Button("Delete") { log.entries.append("delete") }
        Toggle("Wrap", isOn: $isOn)
      }
      Picker("Size", selection: $size) {
        ForEach(hasMore ? ["Small", "Large", "Huge"] : ["Small", "Large"], id: \.self) { Text($0) }
      }
    }
  }

  @Test("Items with state of their own look as others do, and change while the menu is open")
  func ownItems() throws {
    func baselines(_ stage: Stage) throws -> [Double] {
      let leaves = stage.textLeaves
      return try ["Note", "Edit", "Copy", "Paste", "Delete", "Wrap"].map { text in
        try #require(leaves.first { $0.string == text }).baseline
      }
    }
    let log = Log()
    let stage = Stage(width: 400, height: 600) {
      VStack {
        Menu("Open") { OwnItems(log: log) }
        Spacer()
      }
    }
    let plain = Stage(width: 400, height: 600) { Sections() }
    for stage in [stage, plain] {
      try stage.tap("Open")
      stage.settle()
    }
    let before = try baselines(stage)
    #expect(before == (try baselines(plain)))
    let change = try #require(log.change)
    change()
    stage.settle()
    #expect(Set(["Cut", "Huge"]).isSubset(of: texts(stage)))
    let after = try baselines(stage)
    #expect(after.prefix(4) == before.prefix(4))
    #expect(abs(after[4] - before[4] - 26) < 1)
    try stage.tap("Cut")
    stage.settle()
    #expect(log.entries == ["cut"] && !texts(stage).contains("Copy"))
  }

  @Test("Keys and letters find the rows of a menu in its sections")
  func sectionKeys() throws {
    let log = Log()
    let stage = Stage(width: 400, height: 400) { Sections(log: log) }
    func open() {
      stage.key(.space)
      stage.settle()
    }
    stage.key(.tab)
    open()
    // Opened by key, the list begins at its first row, which is below a text and a title.
    stage.key(.return)
    stage.settle()
    open()
    stage.key(.downArrow)
    stage.key(.downArrow)
    stage.key(.return)
    stage.settle()
    open()
    stage.type("pa")
    stage.key(.return)
    #expect(log.entries == ["copy", "delete", "paste"])
  }

  @Test("Near the lower edge the list opens upwards, and it never leaves the window")
  func flips() throws {
    let stage = Stage(width: 200, height: 200) {
      VStack {
        Spacer()
        HStack {
          Spacer()
          Menu("M") {
            Button("A longer item than fits") {}
            Button("Second") {}
          }
        }
      }
    }
    try stage.tap("M")
    stage.settle()
    let menu = try stage.element("M").frame
    let item = try stage.element("A longer item than fits").frame
    #expect(item.maxY < menu.minY)
    #expect(item.minX > 0 && item.maxX < 200)
  }

  @Test("A list that is higher than the window scrolls, by keys too")
  func scrolls() throws {
    let stage = Stage(width: 200, height: 200) {
      Menu("Menu") {
        ForEach(0..<20) { index in Button("Item \(index)") {} }
      }
    }
    stage.key(.tab)
    stage.key(.space)
    stage.settle()
    #expect(try stage.element("Item 0").frame.minY > 0)
    #expect(try stage.element("Item 19").frame.minY > 200)
    stage.key(.end)
    stage.settle()
    #expect(try stage.element("Item 19").frame.maxY < 200)
    stage.key(.home)
    stage.settle()
    #expect(try stage.element("Item 0").frame.minY > 0)
  }

  @Test("Menus, buttons, toggles and pickers take titles with symbols, and menus a style")
  func symbols() throws {
    var taps = 0
    let stage = Stage(width: 400, height: 400) {
      VStack {
        Button("Add", systemImage: "plus") { taps += 1 }
        Button("Remove", systemImage: "minus", role: .destructive) { taps += 10 }
        Toggle("Bell", systemImage: "bell", isOn: .constant(true))
        Picker("Sun", systemImage: "sun.max", selection: .constant(1)) { Text("one").tag(1) }
        Menu("Star", systemImage: "star") { Button("Item") { taps += 100 } }
          .menuStyle(.borderlessButton)
        Menu("Plain") {}.menuStyle(.button)
      }
    }
    try stage.tap("Add")
    try stage.tap("Remove")
    try stage.tap("Star")
    stage.settle()
    try stage.tap("Item")
    #expect(taps == 111)
  }

  @Test("A menu whose view goes takes its list with it")
  func goes() throws {
    let (stage, isThere) = makeStage(true) { isThere in
      VStack {
        if isThere { Menu("Menu") { Button("Item") {} } }
        Text("stays")
      }
    }
    try stage.tap("Menu")
    stage.settle()
    isThere.value = false
    stage.settle()
    #expect(texts(stage) == ["stays"])
  }
}
