import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Pages that are opened from one another, tabs and what is presented above a window.
@MainActor
@Suite("Navigation")
struct NavigationTests {
  struct Pages: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(path.count)")
          NavigationLink("One", value: 1)
          NavigationLink("Direct") { Text("direct page").navigationTitle("Direct title") }
        }
        .navigationTitle("Root title")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            Button("Deeper \(number)") { path.append(number + 1) }
            Button("Home \(number)") { path = NavigationPath() }
          }
        }
      }
    }
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.elements.filter { !$0.isLeaving }.compactMap(\.text)
  }

  @Test("A link opens the page of its value, which slides in; the path says what is open")
  func path() throws {
    let stage = Stage(width: 400, height: 300) { Pages() }
    #expect(texts(stage).contains("Root title"))
    try stage.tap("One")
    stage.advance(by: 0.1)
    let sliding = try #require(stage.elements.first { $0.text == "page 1" })
    #expect(sliding.frame.minX > sliding.targetFrame.minX + 10)
    stage.settle()
    #expect(texts(stage).contains("root 1"))
    try stage.tap("Deeper 1")
    stage.settle()
    #expect(texts(stage).contains("page 2"))
    try stage.tap("Home 2")
    stage.settle()
    #expect(!texts(stage).contains("page 1") && !texts(stage).contains("page 2"))
    #expect(texts(stage).contains("root 0"))
  }

  @Test("A link with no stack around is pale")
  func lostLink() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        NavigationLink("Lost", value: 1)
        NavigationStack { NavigationLink("Found", value: 1) }
      }
    }
    stage.settle()
    let lost = try #require(stage.elements.first { $0.text == "Lost" })
    let found = try #require(stage.elements.first { $0.text == "Found" })
    #expect(lost.opacity < 0.5 && found.opacity == 1)
  }

  @Test("Back closes the page on top")
  func back() throws {
    let stage = Stage(width: 400, height: 300) { Pages() }
    try stage.tap("Direct")
    stage.settle()
    #expect(texts(stage).contains("direct page") && texts(stage).contains("Direct title"))
    try stage.tap("Back")
    stage.settle()
    #expect(!texts(stage).contains("direct page"))
  }

  struct Tabs: View {
    @State private var chosen = "a"
    var isPaged = false

    var body: some View {
      let tabs = TabView(selection: $chosen) {
        Text("first page").tabItem { Text("First") }.tag("a")
        Text("second page").tabItem { Text("Second") }.tag("b")
      }
      return VStack {
        if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        Text("chosen \(chosen)")
      }
    }
  }

  @Test("A tab brings its page into sight, and writes its tag")
  func tabs() throws {
    let stage = Stage(width: 300, height: 300) { Tabs() }
    let window = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(window.contains(try #require(stage.elements.first { $0.text == "first page" }).frame))
    try stage.tap("Second")
    stage.settle()
    #expect(texts(stage).contains("chosen b"))
    #expect(window.contains(try #require(stage.elements.first { $0.text == "second page" }).frame))
    let first = try #require(stage.elements.first { $0.text == "first page" })
    #expect(!window.intersects(first.frame))
  }

  @Test("Pages follow the pointer and go on to the next one when thrown")
  func turning() throws {
    let stage = Stage(width: 300, height: 300) { Tabs(isPaged: true) }
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 60, y: 100))
    stage.settle()
    #expect(texts(stage).contains("chosen b"))
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 60, y: 100))
    stage.settle()
    #expect(texts(stage).contains("chosen b"))
  }

  struct Sheets: View {
    @State private var isShown = false
    @State private var isAsked = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Button("Ask") { isAsked = true }
        Text("answer \(answer)")
      }
      .sheet(isPresented: $isShown, onDismiss: { answer = "dismissed" }) { Inner() }
      .alert("Sure?", isPresented: $isAsked) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    }
  }

  struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet comes to the front and is closed from inside")
  func sheet() throws {
    let stage = Stage(width: 400, height: 300) { Sheets() }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    #expect(!texts(stage).contains("Close"))
    #expect(texts(stage).contains("answer dismissed"))
  }

  @Test("An answer to a question does what it says and closes it; a click beside it does not")
  func alert() throws {
    let stage = Stage(width: 400, height: 300) { Sheets() }
    try stage.tap("Ask")
    stage.settle()
    #expect(texts(stage).contains("There is no way back."))
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(texts(stage).contains("Sure?"))
    try stage.tap("Yes")
    stage.settle()
    #expect(!texts(stage).contains("Sure?"))
    #expect(texts(stage).contains("answer yes"))
  }

  struct ShortMenu: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Menu("Menu") {
          Button("Count") { count += 1 }.keyboardShortcut("k")
          Menu("More") { Button("Much") { count += 10 }.keyboardShortcut("m") }
        }
        Text("count \(count)")
      }
    }
  }

  @Test("The shortcuts of items work while their menus are closed")
  func closedMenus() {
    let stage = Stage(width: 200, height: 200) { ShortMenu() }
    stage.key("k", modifiers: .control)
    stage.advance(frames: 2)
    #expect(texts(stage).contains("count 1"))
    stage.key("m", modifiers: .control)
    stage.advance(frames: 2)
    #expect(texts(stage).contains("count 11"))
    stage.key("k")
    stage.advance(frames: 2)
    #expect(texts(stage).contains("count 11"))
  }

  struct OwnFieldStyle: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<_Label>) -> some View {
      configuration.padding(10).background(Color.yellow).accessibilityIdentifier("own")
    }
  }
  struct OwnMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(7).background(.green).accessibilityIdentifier("own menu")
    }
  }
  struct Styled: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text).textFieldStyle(OwnFieldStyle())
        Menu("Menu") { Button("Item") {} }.menuStyle(OwnMenuStyle())
        Text("typed \(text)")
      }
    }
  }

  @Test("A style of one's own stands around the field and the menu that it is given")
  func ownStyles() throws {
    let stage = Stage(width: 200, height: 200) { Styled() }
    let field = try stage.element("own").frame
    stage.tap(at: CGPoint(x: field.midX, y: field.midY))
    stage.type("abc")
    stage.advance(frames: 2)
    #expect(texts(stage).contains("typed abc"))
    try stage.tap("own menu")
    stage.settle()
    #expect(texts(stage).contains("Item"))
  }
}
