import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

/// Values that views hand to those around them.
@MainActor
@Suite struct PreferenceTests {
  @Test("Values are put together in the order of the views, and told once")
  func reduce() throws {
    var told: [[String]] = []
    _ = Stage(width: 200, height: 100) {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        HStack {
          Text("b").preference(key: Names.self, value: ["b"])
          Text("c").preference(key: Names.self, value: ["c"])
        }
        .transformPreference(Names.self) { $0 = ["(" + $0.joined() + ")"] }
        Text("d")
      }
      .onPreferenceChange(Names.self) { told.append($0) }
    }
    #expect(told == [["a", "(bc)"]])
  }

  @Test("A value inside is hidden by one that is set further out")
  func outer() throws {
    var told: [[String]] = []
    _ = Stage(width: 200, height: 100) {
      Text("a").preference(key: Names.self, value: ["inner"])
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { told.append($0) }
    }
    #expect(told == [["outer"]])
  }

  @Test("Changes, comings and goings are told; views that show nothing new are not")
  func changes() throws {
    var told: [[String]] = []
    let (stage, names) = makeStage(["x"]) { names in
      VStack { ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) } }
        .onPreferenceChange(Names.self) { told.append($0) }
    }
    stage.update()
    names.value = ["x", "y"]
    stage.update()
    names.value = []
    stage.settle()
    #expect(told == [["x"], ["x", "y"], []])
  }

  @Test("State that follows a preference lays the views out in the same frame")
  func equalWidths() throws {
    struct Equal: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack {
          ForEach(["i", "a wide label"], id: \.self) { label in
            Text(label)
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: Widest.self, value: proxy.size.width)
                }
              }
              .frame(width: width)
              .background { Color.teal.accessibilityIdentifier("ground " + label) }
          }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let stage = Stage(width: 300, height: 100) { Equal() }
    let widths = try ["i", "a wide label"].map { try stage.element("ground " + $0).frame.width }
    #expect(widths[0] == widths[1] && widths[0] > 50)
  }

  @Test("An anchor is read in the coordinates of the view that draws with it, and glides along")
  func anchors() throws {
    struct Tabs: View {
      @State private var selected = "one"
      var body: some View {
        HStack(spacing: 20) {
          ForEach(["one", "two"], id: \.self) { name in
            Text(name).frame(width: 60, height: 30)
              .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
              .onTapGesture { withAnimation(.linear(duration: 1)) { selected = name } }
          }
        }
        .padding(10)
        .overlayPreferenceValue(Bounds.self) { bounds in
          GeometryReader { proxy in
            if let anchor = bounds[selected] {
              let rect = proxy[anchor]
              Rectangle().frame(width: rect.width, height: 2)
                .offset(x: rect.minX, y: rect.maxY)
                .accessibilityIdentifier("line")
            }
          }
          .allowsHitTesting(false)
        }
      }
    }
    let stage = Stage(width: 160, height: 50) { Tabs() }
    #expect(try stage.element("line").frame == CGRect(x: 10, y: 40, width: 60, height: 2))
    try stage.tap("two")
    stage.advance(by: 0.5)
    #expect(try stage.element("line").frame.minX == 50)
    stage.settle()
    #expect(try stage.element("line").frame.minX == 90)
  }

  @Test("An anchor of a view that is scrolled is followed from outside of the scroll view")
  func scrolledAnchor() throws {
    let stage = Stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40)
            .anchorPreference(key: Bounds.self, value: .bounds) { ["red": $0] }
          Color.blue.frame(width: 100, height: 500)
        }
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds["red"] {
            Rectangle().frame(width: 10, height: 2)
              .offset(y: proxy[anchor].maxY)
              .accessibilityIdentifier("line")
          }
        }
        .allowsHitTesting(false)
      }
    }
    #expect(try stage.element("line").frame.minY == 40)
    stage.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 50, y: 80))
    stage.settle()
    #expect(try stage.element("line").frame.minY == 15)
  }

  @Test("A background made of a preference lies behind")
  func background() throws {
    let stage = Stage(width: 100, height: 100) {
      Color.red.frame(width: 50, height: 50)
        .preference(key: Widest.self, value: 80)
        .backgroundPreferenceValue(Widest.self) { width in
          Color.blue.frame(width: width, height: width)
        }
    }
    let image = stage.image()
    #expect(image.pixel(50, 50).x > 200)
    #expect(image.pixel(15, 15).z > 200 && image.pixel(5, 5).x > 200)
  }

  @Test("Changes of a view's geometry are told, with the one before")
  func geometryChange() throws {
    var told: [String] = []
    let (stage, width) = makeStage(50.0) { width in
      Color.red.frame(width: width, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          told.append("\(old) \(new)")
        }
    }
    withAnimation { width.value = 80 }
    stage.settle()
    #expect(told == ["50.0 50.0", "50.0 80.0"])
  }

  @Test("A view's geometry is read again when the closure has captured something else")
  func geometryClosure() throws {
    var told: [CGFloat] = []
    let (stage, factor) = makeStage(1.0) { factor in
      Color.red.frame(width: 50, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width * factor
        } action: {
          told.append($0)
        }
    }
    factor.value = 2
    stage.settle()
    factor.value = 2
    stage.settle()
    #expect(told == [50, 100])
  }
}
