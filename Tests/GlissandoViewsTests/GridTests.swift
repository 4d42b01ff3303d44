import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Grids, lazy and not, and the choice of what fits.
@MainActor
@Suite struct GridTests {
  private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("Columns are as wide as their widest view, rows as high as their highest")
  func columns() throws {
    let stage = Stage(width: 300, height: 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 30)
        }
        GridRow {
          box("c", 60, 20)
          box("d", 50, 10)
        }
      }
    }
    // 60 + 10 + 50 wide, 30 + 5 + 20 high, in the middle of the window.
    let origin = CGPoint(x: 90, y: 72.5)
    func place(_ name: String) throws -> CGPoint {
      let frame = try stage.element(name).frame
      return CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    }
    #expect(try place("a") == .zero)
    #expect(try place("b") == CGPoint(x: 70, y: 0))
    #expect(try place("c") == CGPoint(x: 0, y: 35))
    #expect(try place("d") == CGPoint(x: 70, y: 35))
  }

  @Test("A row may become aligned in another way")
  func rowAlignment() throws {
    let (stage, isTop) = makeStage(true) { isTop in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: isTop ? .top : .bottom) {
          box("a", 20, 40)
          box("b", 20, 20)
        }
      }
    }
    func distance() throws -> CGFloat {
      try stage.element("b").frame.minY - (try stage.element("a").frame.minY)
    }
    #expect(try distance() == 0)
    isTop.value = false
    #expect(try distance() == 20)
  }

  @Test("Views without a row take a whole line; spans, anchors and column alignments hold")
  func traits() throws {
    let stage = Stage(width: 200, height: 200) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 50, 20).gridColumnAlignment(.trailing)
          box("b", 50, 20)
        }
        GridRow {
          box("c", 20, 20)
          box("d", 10, 10).gridCellAnchor(.bottomTrailing)
        }
        GridRow { box("e", 100, 10).gridCellColumns(2) }
        box("f", 60, 10)
      }
    }
    #expect(try stage.frame("c") == "80 90 20 20")
    #expect(try stage.frame("d") == "140 100 10 10")
    #expect(try stage.frame("e") == "50 110 100 10")
    #expect(try stage.frame("f") == "70 120 60 10")
  }

  @Test("Columns with views that fill share what is left; unsized views ask for nothing")
  func flexible() throws {
    let stage = Stage(width: 220, height: 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 50, 20)
          Color.red.frame(height: 20).accessibilityIdentifier("b")
          Color.red.frame(height: 20).accessibilityIdentifier("c")
        }
        Color.blue.gridCellUnsizedAxes(.vertical).accessibilityIdentifier("line")
        GridRow { Text("x") }
      }
    }
    #expect(try stage.element("b").frame.width == 75)
    #expect(try stage.element("c").frame.width == 75)
    #expect(try stage.element("line").frame.height == 0)
  }

  @Test("A line across a grid has it fill the width that there is, unless it asks for no room")
  func line() throws {
    func width(_ axes: Axis.Set) throws -> [CGFloat] {
      let stage = Stage(width: 300, height: 100) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box("a", 40, 20)
            box("b", 60, 20)
          }
          Divider().gridCellUnsizedAxes(axes).accessibilityIdentifier("line")
        }
      }
      let line = try stage.element("line").frame
      return [line.width, try stage.element("b").frame.midX - stage.element("a").frame.midX]
    }
    // Two columns of 145 points, or of 40 and 60.
    #expect(try width([]) == [300, 155])
    #expect(try width(.horizontal) == [110, 60])
  }

  @Test("A view across a grid that needs more than the columns have widens them")
  func wideLine() throws {
    let stage = Stage(width: 400, height: 100) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        box("title", 200, 20)
        GridRow {
          box("a", 40, 20)
          box("b", 60, 20)
        }
      }
    }
    let left = try stage.element("title").frame.minX
    #expect(left == 100)
    #expect(try stage.element("a").frame.minX == left)
    #expect(try stage.element("b").frame.minX == left + 90)
  }

  @Test("Cells glide when a grid changes")
  func motion() throws {
    let (stage, width) = makeStage(40.0) { width in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", width, 20)
          box("b", 20, 20)
        }
      }
      .frame(width: 400, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) { width.value = 80 }
    stage.advance(by: 0.5)
    #expect(try stage.element("b").frame.minX == 60)
  }

  @Test("Lazy grids: fixed, flexible and adaptive columns")
  func lazyColumns() throws {
    func starts(_ columns: [GridItem], width: Double = 340) throws -> [String] {
      let stage = Stage(width: width, height: 200) {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 4) {
            ForEach(0..<6, id: \.self) {
              Color.red.frame(height: 20).accessibilityIdentifier("\($0)")
            }
          }
        }
      }
      return try (0..<6).map { try stage.frame("\($0)") }
    }
    #expect(
      try starts([GridItem(.fixed(100), spacing: 10), GridItem(.flexible(), spacing: 0)]) == [
        "0 0 100 20", "110 0 230 20", "0 24 100 20", "110 24 230 20", "0 48 100 20",
        "110 48 230 20",
      ])
    #expect(
      try starts([GridItem(.adaptive(minimum: 80), spacing: 20)]) == [
        "0 0 100 20", "120 0 100 20", "240 0 100 20", "0 24 100 20", "120 24 100 20",
        "240 24 100 20",
      ])
  }

  @Test("Of a lazy grid only the lines in sight are made, and cells glide to their new places")
  func lazyGrid() throws {
    let (stage, numbers) = makeStage(Array(0..<10_000)) { numbers in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(numbers, id: \.self) { box("\($0)", 20, 50) }
        }
      }
    }
    #expect(stage.elements.count < 40)
    let start = try stage.element("3").frame
    withAnimation(.linear(duration: 1)) { _ = numbers.value.removeFirst() }
    stage.advance(by: 0.5)
    let second = try stage.element("2").frame
    #expect(abs(try stage.element("3").frame.midY - (start.midY - 25)) < 0.01)
    #expect(second.midX < start.midX + 300)
    stage.key(.end)
    stage.settle()
    #expect(try stage.element("9999").frame.maxY <= 300)
  }

  @Test("A layout that takes another's place lets the views glide with their identity")
  func anyLayout() throws {
    struct Switching: View {
      @State private var isRow = true
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack {
          layout {
            Rectangle().frame(width: 40, height: 40).accessibilityIdentifier("a")
            Rectangle().frame(width: 40, height: 40).accessibilityIdentifier("b")
          }
          .frame(width: 200, height: 150)
          Button("Switch") { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Switching() }
    let (a, b) = (try stage.element("a").frame, try stage.element("b").frame)
    #expect(b.minX - a.minX == 40 && b.minY == a.minY)
    try stage.tap("Switch")
    stage.advance(by: 0.5)
    let (halfA, halfB) = (try stage.element("a").frame, try stage.element("b").frame)
    #expect(halfB.minX - halfA.minX == 20 && halfB.minY - halfA.minY == 20)
  }

  @Test("ViewThatFits shows the first view that fits, and the last if none does")
  func fits() throws {
    let (stage, width) = makeStage(300.0) { width in
      ViewThatFits(in: .horizontal) {
        box("wide", 250, 20)
        box("middle", 120, 20)
        box("narrow", 60, 20)
      }
      .frame(width: width, height: 50)
    }
    func shown() -> [String] { stage.elements.map(\.name) }
    #expect(shown() == ["wide"])
    width.value = 200
    #expect(shown() == ["middle"])
    width.value = 10
    #expect(shown() == ["narrow"])
    width.value = 300
    #expect(shown() == ["wide"])
  }

  @Test("Alignment guides hold in both directions, built in and of one's own")
  func guides() throws {
    let stage = Stage(width: 200, height: 200) {
      ZStack(alignment: Alignment(horizontal: .third, vertical: .top)) {
        box("a", 90, 40)
        box("b", 30, 40).alignmentGuide(.top) { $0[VerticalAlignment.bottom] }
      }
    }
    let (a, b) = (try stage.element("a").frame, try stage.element("b").frame)
    #expect(a.minX + 30 == b.minX + 10)
    #expect(b.maxY == a.minY)
  }
}

private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(ThirdID.self)
}
