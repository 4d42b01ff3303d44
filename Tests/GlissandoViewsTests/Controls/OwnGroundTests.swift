import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Buttons in no style whose labels draw a ground of their own, and those whose labels do not.
@MainActor
@Suite("Labels with a ground of their own")
struct OwnGroundTests {
  private final class Sizes {
    var button = CGSize.zero
    var label = CGSize.zero
  }

  /// A button that tells its size and that of its label.
  private struct Measured<Label: View>: View {
    let sizes: Sizes
    let label: Label

    var body: some View {
      Button {
      } label: {
        label.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          sizes.label = $0
        }
      }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.button = $0
      }
    }
  }

  private func isBare<Label: View>(@ViewBuilder _ label: () -> Label) throws -> Bool {
    let sizes = Sizes()
    let view = Measured(sizes: sizes, label: label())
    let stage = Stage(width: 300, height: 200) { view }
    stage.settle()
    try #require(sizes.label.width > 0)
    return sizes.button == sizes.label
  }

  @Test("A label on a background, on a shape or in an outline is shown as it is")
  func grounds() throws {
    #expect(try isBare { Text("Go").padding().background(.blue, in: Capsule()) })
    #expect(try isBare { Text("Go").background(Color.blue) })
    #expect(try isBare { Text("Go").padding().background(.ultraThinMaterial, in: Capsule()) })
    #expect(try isBare { Circle().fill(.red).frame(width: 60, height: 60) })
    #expect(try isBare { Color.green.frame(width: 50, height: 30) })
    #expect(try isBare { Image(systemName: "play.circle.fill").font(.system(size: 60)) })
    #expect(
      try isBare { Image(systemName: "heart").resizable().scaledToFit().frame(width: 100) })
    #expect(try isBare { Image(systemName: "plus").padding().background(Circle().fill(.red)) })
    #expect(
      try isBare { Text("Go").padding().overlay { Capsule().stroke(.blue, lineWidth: 2) } })
    #expect(
      try isBare {
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.teal)
          Text("Go")
        }
        .frame(width: 80, height: 40).clipShape(Capsule()).shadow(radius: 4)
      })
    #expect(
      try isBare {
        VStack {
          Rectangle().fill(.mint).frame(width: 60, height: 40)
          Text("Card")
        }
      })
  }

  @Test("Words, symbols, badges, swatches and progress stand on the surface of a button")
  func surfaces() throws {
    #expect(try !isBare { Text("Go") })
    #expect(try !isBare { Text("Go").padding() })
    #expect(try !isBare { Label("Add", systemImage: "plus") })
    #expect(try !isBare { Image(systemName: "play.circle.fill").font(.largeTitle) })
    #expect(
      try !isBare {
        Image(systemName: "play.circle.fill").font(.body).dynamicTypeSize(.accessibility5)
      })
    #expect(try !isBare { ProgressView() })
    #expect(
      try !isBare {
        HStack {
          Circle().fill(.green).frame(width: 10, height: 10)
          Text("Online")
        }
      })
    #expect(
      try !isBare {
        Image(systemName: "bell").overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 8, height: 8)
        }
      })
  }

  private func isBare<Around: View>(in around: (Measured<Text>) -> Around) throws -> Bool {
    let sizes = Sizes()
    let view = around(Measured(sizes: sizes, label: Text("Go")))
    let stage = Stage(width: 300, height: 200) { view }
    stage.settle()
    try #require(sizes.label.width > 0)
    return sizes.button == sizes.label
  }

  private struct Filled: ViewModifier {
    func body(content: Content) -> some View {
      content.padding().background { Capsule().fill(.red) }
    }
  }

  @Test("A button that has a background itself stands on that")
  func groundsAround() throws {
    #expect(try isBare { $0.padding().background(.red) })
    #expect(try isBare { $0.padding().background(Color.red).cornerRadius(8) })
    #expect(try isBare { $0.frame(maxWidth: .infinity).background(.thinMaterial, in: Capsule()) })
    #expect(try isBare { $0.modifier(Filled()).scaleEffect(1.5) })
    #expect(
      try isBare {
        $0.padding().background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      })
    #expect(try isBare { button in Group { button }.background(.red) })
  }

  @Test("A background of what holds a button, or one that draws nothing, is none of the button")
  func groundsElsewhere() throws {
    #expect(try !isBare { button in VStack { button }.background(.red) })
    #expect(try !isBare { button in ScrollView { button }.background(.red) })
    #expect(try !isBare { $0.background { GeometryReader { _ in Color.clear } } })
    #expect(try !isBare { button in Color.red.overlay { button } })
    #expect(try !isBare { $0.padding().background(.red).buttonStyle(.bordered) })
  }

  @Test("Words on a background around their button have the tint, unless a style is said")
  func wordsOnGround() {
    let plain = Stage(width: 100, height: 60) {
      Button("█") {}.padding().background(.white).tint(.green)
    }
    let said = Stage(width: 100, height: 60) {
      Button("█") {}.padding().background(.white).tint(.green).foregroundStyle(.red)
    }
    let (green, red) = (plain.image().pixel(50, 30), said.image().pixel(50, 30))
    #expect(green.y > green.x && green.y > green.z)
    #expect(red.x > red.y && red.x > red.z)
  }

  @Test("A style that is said stays, whatever the label")
  func saidStyle() throws {
    let sizes = Sizes()
    let stage = Stage(width: 300, height: 200) {
      Measured(sizes: sizes, label: Color.red.frame(width: 60, height: 60)).buttonStyle(.bordered)
    }
    stage.settle()
    #expect(sizes.button.width > sizes.label.width)
  }

  /// A label whose ground comes and goes, and keeps its size.
  private struct Changing: View {
    @State private var hasGround = false

    var body: some View {
      VStack {
        Button {
        } label: {
          if hasGround {
            Text("Go").padding().background(.blue, in: Capsule())
              .accessibilityIdentifier("ground")
          } else {
            Text("Go").padding().accessibilityIdentifier("words")
          }
        }
        .accessibilityIdentifier("button")
        Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("switch")
          .onTapGesture { hasGround.toggle() }
      }
    }
  }

  @Test("A ground that comes or goes is found although the label keeps its size")
  func changingGround() throws {
    let stage = Stage(width: 300, height: 200) { Changing() }
    let below = try stage.element("switch").frame.minY
    try stage.tap("switch")
    stage.settle()
    let closer = try stage.element("switch").frame.minY
    #expect(closer < below)
    try stage.tap("switch")
    stage.settle()
    #expect(try stage.element("switch").frame.minY == below)
  }

  /// A button that comes under an animation.
  private struct Coming: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("switch")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
        if isShown {
          Button {
          } label: {
            Circle().fill(.red).frame(width: 60, height: 60).accessibilityIdentifier("dot")
          }
        }
      }
    }
  }

  @Test("A button that comes under an animation never had a surface")
  func comingButton() throws {
    let stage = Stage(width: 300, height: 200) { Coming() }
    try stage.tap("switch")
    stage.advance(by: 0.1)
    #expect(!stage.elements.contains { $0.isLeaving })
    let dot = try stage.element("dot")
    #expect(dot.frame == dot.targetFrame && dot.frame.width == 60)
  }

  @Test("Words and symbols that could not be told from the surface stand on what is behind")
  func unreadable() throws {
    #expect(try isBare { Text("Go").foregroundColor(.white) })
    #expect(try isBare { Text("Go").foregroundStyle(.white.opacity(0.8)).bold() })
    #expect(
      try isBare {
        Text("\(Text("A").foregroundColor(.white)) \(Text("B").foregroundColor(.white))")
      })
    #expect(try isBare { Label("Go", systemImage: "star").foregroundStyle(.white) })
    #expect(try isBare { Image(systemName: "plus").foregroundColor(.white) })
    #expect(try !isBare { Text("\(Text("A").foregroundColor(.white)) and B") })
    #expect(try !isBare { Text("Go").foregroundColor(.yellow) })
    #expect(try !isBare { Text("Go").foregroundStyle(.tertiary) })
    #expect(try !isBare { Text(" ").foregroundColor(.white) })
    #expect(try !isBare { Text("Go").foregroundColor(.clear) })
    #expect(try !isBare { Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red) })
    #expect(
      try !isBare {
        HStack {
          Text("Inbox")
          Text("3").foregroundStyle(.white).padding(4).background(.red, in: Capsule())
        }
      })
    #expect(
      try !isBare {
        Image(systemName: "bell").overlay(alignment: .topTrailing) {
          Text("3").font(.caption2).foregroundStyle(.white).background(.red, in: Circle())
        }
      })
  }

  @Test("A white tint on a background around is at rest")
  func whiteTint() {
    let stage = Stage(width: 300, height: 200) {
      Button("Go") {}.padding().background(.blue).tint(.white)
    }
    stage.advance(frames: 3)
    #expect(!stage.host.needsFrame)
  }

  @Test("A label is looked at again when its colour changes, or the window turns dark")
  func recoloured() throws {
    final class Model: ObservableObject { @Published var color = Color.black }
    struct Tinted: View {
      @ObservedObject var model: Model
      let sizes: Sizes
      var body: some View {
        Measured(sizes: sizes, label: Text("Go").foregroundColor(model.color))
      }
    }
    let (model, sizes) = (Model(), Sizes())
    let stage = Stage(width: 300, height: 200) { Tinted(model: model, sizes: sizes) }
    for (color, isBare) in [(Color.black, false), (.white, true), (.red, false), (.white, true)] {
      model.color = color
      stage.settle()
      #expect((sizes.button == sizes.label) == isBare, "\(color)")
    }
    stage.colorScheme = .dark
    stage.settle()
    #expect(sizes.button != sizes.label)
  }
}
