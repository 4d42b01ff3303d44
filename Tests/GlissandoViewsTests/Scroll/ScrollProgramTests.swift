import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Scroll views that programs move.
@MainActor
@Suite struct ScrollProgramTests {
  private struct Reader: View {
    let anchor: UnitPoint?
    let target: Int
    var animation: Animation? = .linear(duration: 1)
    var isLazy = false
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { withAnimation(animation) { proxy.scrollTo(target, anchor: anchor) } }
            .frame(height: 50)
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self, content: row) }
            } else {
              VStack(spacing: 0) { ForEach(0..<50, id: \.self, content: row) }
            }
          }
          .frame(width: 300, height: 200)
        }
      }
    }

    private func row(_ row: Int) -> some View {
      Text("row \(row)").frame(width: 300, height: isLazy && row % 3 == 0 ? 64 : 40)
    }
  }

  private func midY(_ stage: Stage, _ row: Int) throws -> Double {
    try stage.element("row \(row)").frame.midY - 50
  }

  @Test("scrollTo goes there as the transaction says")
  func animated() throws {
    let stage = Stage(width: 300, height: 250) { Reader(anchor: .top, target: 20) }
    try stage.tap("Go")
    stage.advance(by: 0.25)
    // A quarter of 800 points; offsets are shown at whole pixels.
    #expect(abs(try midY(stage, 0) - (20 - 200)) <= 1)
    stage.settle()
    #expect(abs(try midY(stage, 20) - 20) <= 1)
  }

  @Test(
    "The anchor says where the view is to be",
    arguments: [(UnitPoint.top, 20.0), (.center, 100), (.bottom, 180)])
  func anchors(anchor: UnitPoint, place: Double) throws {
    let stage = Stage(width: 300, height: 250) {
      Reader(anchor: anchor, target: 20, animation: nil)
    }
    try stage.tap("Go")
    #expect(abs(try midY(stage, 20) - place) <= 1)
  }

  @Test("Without an anchor it scrolls as little as is needed")
  func least() throws {
    let stage = Stage(width: 300, height: 250) { Reader(anchor: nil, target: 10, animation: nil) }
    try stage.tap("Go")
    #expect(abs(try midY(stage, 10) - 180) <= 1)
    try stage.tap("Go")
    #expect(abs(try midY(stage, 10) - 180) <= 1)
  }

  @Test("A row that was never made is scrolled to, whatever the heights on the way")
  func lazy() throws {
    for animation in [nil, Animation.linear(duration: 1), .smooth] {
      let stage = Stage(width: 300, height: 250) {
        Reader(anchor: .top, target: 400, animation: animation, isLazy: true)
      }
      try stage.tap("Go")
      stage.settle()
      #expect(abs(try midY(stage, 400) - 20) <= 1, "\(String(describing: animation))")
    }
  }

  @Test(
    "A row that was never made is found by the identity that its view says",
    arguments: [false, true])
  func saidIdentity(isList: Bool) throws {
    struct Row: Identifiable { let id: Int }
    struct Rows: View {
      let isList: Bool
      private let rows = (0..<500).map { Row(id: $0) }
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo("row 400", anchor: .top) }.frame(height: 50)
            if isList {
              List(rows) { Text("row \($0.id)").id("row \($0.id)").padding(2) }
            } else {
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(rows) { Text("row \($0.id)").frame(height: 40).id("row \($0.id)") }
                }
              }
            }
          }
        }
      }
    }
    let stage = Stage(width: 300, height: 250) { Rows(isList: isList) }
    try stage.tap("Go")
    stage.settle()
    #expect(try (0..<40).contains(midY(stage, 400)))
  }

  @Test("A press takes the content out of the program's hands")
  func interrupted() throws {
    let stage = Stage(width: 300, height: 250) { Reader(anchor: .top, target: 20) }
    try stage.tap("Go")
    stage.advance(by: 0.5)
    stage.press(at: CGPoint(x: 150, y: 150))
    stage.move(to: CGPoint(x: 150, y: 162))
    let caught = try midY(stage, 10)
    stage.advance(by: 0.3)
    #expect(try midY(stage, 10) == caught)
    stage.release()
    stage.settle()
  }

  @Test("A view that has just been added can be scrolled to")
  func added() throws {
    struct Log: View {
      @State private var lines = Array(0..<10)
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Add") {
              lines.append(lines.count)
              proxy.scrollTo(lines.count - 1, anchor: .bottom)
            }
            .frame(height: 50)
            ScrollView {
              VStack(spacing: 0) {
                ForEach(lines, id: \.self) { Text("row \($0)").frame(width: 300, height: 40) }
              }
            }
            .frame(height: 200)
          }
        }
      }
    }
    let stage = Stage(width: 300, height: 250) { Log() }
    try stage.tap("Add")
    #expect(abs(try midY(stage, 10) - 180) <= 1)
  }

  @Test("Views with an identity of their own are found")
  func explicitIdentity() throws {
    let stage = Stage(width: 300, height: 250) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo("end", anchor: .bottom) }.frame(height: 50)
          ScrollView {
            Color.red.frame(width: 300, height: 700)
            Text("the end").id("end")
          }
          .frame(height: 200)
        }
      }
    }
    try stage.tap("Go")
    let frame = try stage.element("the end").frame
    #expect(frame.maxY <= 250.5 && frame.minY > 200)
  }

  @Test("The scroll position tells the first view, and goes to the one that is set")
  func position() throws {
    struct Positioned: View {
      @State private var first: Int?
      var body: some View {
        VStack(spacing: 0) {
          Button("first \(first ?? -1)") { withAnimation(.linear(duration: 1)) { first = 30 } }
            .frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("row \($0)").frame(width: 300, height: 40) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $first)
          .frame(height: 200)
        }
      }
    }
    let stage = Stage(width: 300, height: 250) { Positioned() }
    stage.scroll(by: CGSize(width: 0, height: -130), at: CGPoint(x: 150, y: 150))
    stage.settle()
    #expect(stage.elements.contains { $0.text == "first 3" })
    try stage.tap("first 3")
    stage.advance(by: 0.5)
    #expect(stage.isAnimating)
    stage.settle()
    #expect(abs(try midY(stage, 30) - 20) <= 1)
  }

  @Test("Views come to rest where one of them begins")
  func viewAligned() throws {
    let stage = Stage(width: 200, height: 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<30, id: \.self) { Text("card \($0)").frame(width: 120, height: 80) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    stage.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 60, y: 50), duration: 0.3)
    stage.settle()
    let starts = stage.elements.compactMap { element -> Double? in
      element.text?.hasPrefix("card") == true ? element.frame.midX - 60 : nil
    }
    #expect(starts.contains { abs($0) <= 1 }, "\(starts)")
  }

  @Test("Views come to rest where one of them begins after the wheel too")
  func viewAlignedByWheel() throws {
    let stage = Stage(width: 200, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Text("card \($0)").frame(width: 120, height: 70) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    let start = try stage.element("card 0").frame.midY
    stage.scroll(by: CGSize(width: 0, height: -48), at: CGPoint(x: 100, y: 100))
    stage.advance(by: 2)
    #expect(start - (try stage.element("card 0").frame.midY) == 70)
  }

  @Test("Geometry inside tells where it is in the scroll view, and follows it")
  func geometry() throws {
    let stage = Stage(width: 300, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Text("at \(Int(proxy.frame(in: .named("scroll")).minY))")
          }
          .frame(width: 300, height: 40)
          Color.red.frame(height: 900)
        }
      }
      .coordinateSpace(.named("scroll"))
    }
    #expect(stage.elements.contains { $0.text == "at 0" })
    stage.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(stage.elements.contains { $0.text == "at -25" })
  }

  @Test("Geometry inside tells where it is when the scroll view is put elsewhere")
  func geometryBelowHeader() throws {
    var told: [Int] = []
    let (stage, height) = makeStage(20.0, width: 300, height: 200) { height in
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        ScrollView {
          GeometryReader { Text("at \(Int($0.frame(in: .global).minY))") }
            .frame(height: 40)
            .onGeometryChange(for: Int.self) {
              Int($0.frame(in: .global).minY)
            } action: {
              told.append($0)
            }
        }
      }
    }
    #expect(stage.elements.contains { $0.text == "at 20" })
    height.value = 60
    stage.advance(frames: 1)
    #expect(stage.elements.contains { $0.text == "at 60" })
    #expect(told == [20, 60])
  }

  @Test("Geometry in a lazy row tells where it is when a row above grows")
  func geometryInRow() throws {
    let (stage, height) = makeStage(20.0, width: 300, height: 200) { height in
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: height)
          GeometryReader { Text("at \(Int($0.frame(in: .scrollView).minY))") }.frame(height: 40)
        }
      }
    }
    #expect(stage.elements.contains { $0.text == "at 20" })
    height.value = 50
    stage.advance(frames: 1)
    #expect(stage.elements.contains { $0.text == "at 50" })
  }

  @Test("Geometry in a group tells where it is when the group is put elsewhere")
  func geometryInGroup() throws {
    let (stage, height) = makeStage(20.0, width: 300, height: 200) { height in
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        GeometryReader { Text("at \(Int($0.frame(in: .global).minY))") }
          .frame(height: 40)
          .geometryGroup()
        Color.red.frame(height: 160 - height)
      }
    }
    #expect(stage.elements.contains { $0.text == "at 20" })
    height.value = 50
    stage.advance(frames: 1)
    #expect(stage.elements.contains { $0.text == "at 50" })
  }

  @Test("Changes of the scroll geometry are told")
  func geometryChange() throws {
    let seen = Tally()
    let stage = Stage(width: 300, height: 200) {
      ScrollView { Color.red.frame(width: 300, height: 900) }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: { _, new in
          seen.count = Int(new.rounded())
        }
    }
    stage.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(seen.count == 60)
  }

  @Test("Scroll geometry is read again when the closure has captured something else")
  func geometryClosure() throws {
    let seen = Tally()
    let (stage, factor) = makeStage(1.0, width: 300, height: 200) { factor in
      ScrollView { Color.red.frame(width: 300, height: 900) }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentSize.height * factor
        } action: { _, new in
          seen.count = Int(new.rounded())
        }
    }
    factor.value = 2
    stage.settle()
    #expect(seen.count == 1800)
  }

  /// Sections of ten rows each, whose lengths nobody guesses.
  private struct Uneven: View {
    var target: Int
    var anchor: UnitPoint
    var isPinned = true
    var animation: Animation?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: isPinned ? [.sectionHeaders] : []) {
            ForEach(1000..<1010) { section($0 - 1000) }
          }
        }
        .onChange(of: target) {
          withAnimation(animation) { proxy.scrollTo(target, anchor: anchor) }
        }
      }
    }

    private func section(_ number: Int) -> some View {
      Section {
        ForEach(number * 10..<number * 10 + 10, id: \.self) { row in
          Color.red.frame(height: 30 + 4 * CGFloat(row % 10)).accessibilityIdentifier("row \(row)")
        }
      } header: {
        Color.blue.frame(height: 20).accessibilityIdentifier("header \(number)")
      }
    }
  }

  @Test(
    "A row far out of sight comes to where it was asked for, however long those before it are",
    arguments: [nil, Animation.linear(duration: 0.5)])
  func uneven(animation: Animation?) throws {
    let (stage, view) = makeStage(Uneven(target: 0, anchor: .top, animation: animation)) { $0 }
    func scroll(to target: Int, _ anchor: UnitPoint) {
      view.value.anchor = anchor
      view.value.target = target
      stage.settle()
    }
    func frame(_ name: String) throws -> CGRect { try stage.element(name).frame }
    scroll(to: 55, .top)
    #expect(abs(try frame("row 55").minY) <= 0.5)
    #expect(abs(try frame("header 5").minY) <= 0.5)
    scroll(to: 99, .center)
    #expect(abs(try frame("row 99").maxY - 300) <= 0.5)
    scroll(to: 50, .center)
    #expect(abs(try frame("row 50").midY - 150) <= 0.5)
    scroll(to: 1, .center)
    #expect(try frame("row 1").minY == 50)
    #expect(try frame("header 0").minY == 0)
    scroll(to: 98, .bottom)
    #expect(abs(try frame("row 98").maxY - 300) <= 0.5)
  }

  @Test("The first row that can be seen stays where it is when the width changes")
  func resized() throws {
    let (stage, view) = makeStage(Uneven(target: 0, anchor: .top, isPinned: false)) { $0 }
    view.value.target = 55
    stage.settle()
    stage.size.width = 301
    stage.settle()
    #expect(abs(try stage.element("row 55").frame.minY) <= 0.5)
    stage.size.width = 500
    stage.settle()
    #expect(abs(try stage.element("row 55").frame.minY) <= 0.5)
  }
}
