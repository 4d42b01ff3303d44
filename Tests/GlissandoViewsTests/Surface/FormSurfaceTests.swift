import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

@MainActor
@Suite("What settings and pages say")
struct FormSurfaceTests {
  private struct Flags: View {
    @State private var flags = [true, false]
    var body: some View {
      VStack {
        Toggle("All", sources: $flags, isOn: \.self).accessibilityIdentifier("all")
        Text(flags.map { $0 ? "on" : "off" }.joined(separator: " "))
          .accessibilityIdentifier("flags")
      }
    }
  }

  @Test("A toggle for several values is on if all are, and switches all")
  func sources() throws {
    let stage = Stage(width: 300, height: 100) { Flags() }
    #expect(try stage.element("all").value == "mixed")
    try stage.tap("All")
    #expect(try stage.element("flags").text == "on on")
    #expect(try stage.element("all").value == "on")
    try stage.tap("All")
    #expect(try stage.element("flags").text == "off off")
  }

  @Test("A page says its name and more below it")
  func subtitle() throws {
    let stage = Stage(width: 300, height: 300) {
      NavigationStack {
        Text("content").navigationTitle("Cart").navigationSubtitle("3 things")
      }
    }
    stage.advance(frames: 2)
    let (title, subtitle) = (try stage.element("Cart").frame, try stage.element("3 things").frame)
    #expect(title.maxY <= subtitle.minY + 1 && subtitle.maxY < 44)
    #expect(abs(title.midX - subtitle.midX) < 1)
  }

  @Test("A search that has found nothing says so, and for what")
  func search() {
    let stage = Stage(width: 300, height: 300) {
      ContentUnavailableView.search(text: "plum")
      ContentUnavailableView.search
    }
    #expect(throws: Never.self) { try stage.element("No Results for “plum”") }
    #expect(throws: Never.self) { try stage.element("No Results") }
  }

  @Test("What says that there is nothing needs neither an explanation nor a remedy")
  func nothing() throws {
    let stage = Stage(width: 300, height: 300) {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } actions: {
        Button("Look again") {}
      }
      ContentUnavailableView { Label("Nothing at all", systemImage: "tray") }
    }
    for name in ["Nothing", "Look again", "Nothing at all"] { _ = try stage.element(name) }
  }

  @Test("A group of controls shows them, and tells its title to those who do not see it")
  func group() {
    let stage = Stage(width: 300, height: 100) {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      } label: {
        Text("Title")
      }
      ControlGroup("Named") { Button("C") {} }
    }
    #expect(throws: Never.self) { try stage.element("A") }
    #expect(throws: Never.self) { try stage.element("C") }
    #expect(!stage.elements.contains { $0.text == "Title" || $0.text == "Named" })
    #expect(stage.elements.contains { $0.label == "Title" })
    #expect(stage.elements.contains { $0.label == "Named" })
  }

  @Test("A ring of progress has the colour of its style")
  func tint() {
    let stage = Stage(width: 100, height: 100) {
      ProgressView(value: 1.0).progressViewStyle(CircularProgressViewStyle(tint: .red))
    }
    #expect(reddish(stage.image()) > 20)
    let linear = Stage(width: 100, height: 100) {
      ProgressView(value: 1.0).progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
    #expect(reddish(linear.image()) > 20)
  }

  private func reddish(_ image: Stage.Image) -> Int {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x, y)
        if pixel.x > 200, pixel.y < 120 { count += 1 }
      }
    }
    return count
  }

  @Test("The scheme of a view is that which its older spelling says")
  func scheme() throws {
    struct Named: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let stage = Stage(width: 100, height: 100) { Named().colorScheme(.dark) }
    #expect(throws: Never.self) { try stage.element("dark") }
  }

  @Test("The space at the edges of a window is that of all of its views")
  func scenePadding() throws {
    let stage = Stage(width: 100, height: 100) {
      Color.red.accessibilityIdentifier("red").scenePadding()
    }
    #expect(
      try stage.element("red").frame == CGRect(x: 20, y: 20, width: 60, height: 60))
    let sides = Stage(width: 100, height: 100) {
      Color.red.accessibilityIdentifier("red").scenePadding(.minimum, edges: .horizontal)
    }
    #expect(
      try sides.element("red").frame == CGRect(x: 20, y: 0, width: 60, height: 100))
  }

  @Test("A style's levels are fainter from one to the next, and surfaces have styles of their own")
  func levels() {
    let stage = Stage(width: 60, height: 10) {
      HStack(spacing: 0) {
        Rectangle().fill(.red)
        Rectangle().fill(.red.secondary)
        Rectangle().fill(.red.quaternary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.separator)
        Rectangle().fill(.windowBackground)
      }
    }
    let image = stage.image()
    let greens = [5, 15, 25].map { image.pixel($0, 5).y }
    #expect(greens[0] < greens[1] && greens[1] < greens[2])
    #expect(image.pixel(55, 5) == image.pixel(59, 9))
    #expect(image.pixel(45, 5).x < image.pixel(55, 5).x)
    #expect(image.pixel(35, 5).x < image.pixel(55, 5).x)
  }

  @Test("The screen is as large as the window that was opened last")
  func screen() {
    let stage = Stage(width: 321, height: 123) { Color.red }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 321, height: 123))
    stage.size = CGSize(width: 200, height: 100)
    #expect(UIScreen.main.bounds.width == 200)
  }
}
