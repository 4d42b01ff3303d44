import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

// What knows the sizes of others: what is laid over and behind, geometry, groups and layouts.

extension LayoutTests {
  // MARK: In front and behind

  @Test("An overlay and a background take the view's frame and do not change it")
  func secondaries() throws {
    let stage = stage {
      box("a", 100, 100)
        .overlay(alignment: .topTrailing) { box("badge", 20, 20) }
        .background(alignment: .bottom) { box("large", 200, 10) }
        .background { flex("ground") }
        .padding(.top, 100)
    }
    #expect(try stage.frame("a") == "150 150 100 100")
    #expect(try stage.frame("badge") == "230 150 20 20")
    #expect(try stage.frame("large") == "100 240 200 10")
    #expect(try stage.frame("ground") == "150 150 100 100")
  }

  @Test("An overlay grows with what it is laid over")
  func overlayFollows() throws {
    let (stage, width) = makeStage(50.0) { box("a", $0).overlay { flex("over") } }
    width.value = 120
    #expect(try stage.frame("over") == "140 125 120 50")
  }

  // MARK: Geometry

  @Test("A geometry reader takes all space and tells its size and place")
  func geometryReader() throws {
    let stage = stage {
      VStack(spacing: 0) {
        box("a", 50, 100)
        GeometryReader { proxy in
          VStack {
            Text("\(Int(proxy.size.width)) \(Int(proxy.size.height))")
            Text("\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .local).minY))")
          }
        }
      }
    }
    #expect(throws: Never.self) { try stage.element("400 200") }
    #expect(throws: Never.self) { try stage.element("100 0") }
    #expect(try stage.element("400 200").frame.minX == 0)
    stage.size = CGSize(width: 300, height: 300)
    #expect(throws: Never.self) { try stage.element("300 200") }
  }

  @Test("A geometry reader reads state like a body")
  func geometryReaderState() throws {
    let (stage, number) = makeStage(1) { number in
      GeometryReader { _ in Text("number \(number)") }
    }
    number.value = 2
    #expect(throws: Never.self) { try stage.element("number 2") }
  }

  // MARK: Groups and custom layouts

  @Test("Modifiers on nested groups apply to each view")
  func groups() throws {
    let stage = stage {
      VStack(spacing: 0) {
        Group {
          box("a")
          Group {
            box("b"); if true { box("c") }
          }
          ForEach(0..<2) { box("row \($0)") }
        }
        .padding(.bottom, 10)
        .opacity(0.5)
      }
    }
    #expect(
      try ["a", "b", "c", "row 0", "row 1"].map { try stage.element($0).frame.minY }
        == [0, 60, 120, 180, 240])
    #expect(stage.elements.allSatisfy { $0.opacity == 0.5 })
  }

  @Test("Several views at the top stand in a column")
  func root() throws {
    let stage = stage {
      box("a"); box("b")
    }
    #expect(try stage.frame("a") == "175 96 50 50")
    #expect(try stage.frame("b") == "175 154 50 50")
  }

  struct Diagonal: Layout {
    var step: CGFloat

    struct Cache { var sizes: [CGSize] }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let length = CGFloat(max(subviews.count - 1, 0)) * step
      let last = cache.sizes.last ?? .zero
      return CGSize(width: length + last.width, height: length + last.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for (index, subview) in subviews.enumerated() {
        let distance = CGFloat(index) * step + CGFloat(subview[Extra.self])
        subview.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance),
          proposal: .unspecified)
      }
    }
  }

  struct Extra: LayoutValueKey {
    static let defaultValue = 0.0
  }

  @Test("A layout of one's own measures, caches, places and reads values")
  func customLayout() throws {
    let (stage, v) = makeStage(SIMD2(20.0, 0)) { v in
      Diagonal(step: v.x) {
        box("a")
        box("b").layoutValue(key: Extra.self, value: v.y).padding(0)
        ForEach(0..<1) { _ in box("c", 30, 30) }
      }
    }
    // Forty points of steps and the last view of 30.
    #expect(try stage.frame("a") == "165 115 50 50")
    #expect(try stage.frame("c") == "205 155 30 30")
    v.value.y = 5
    #expect(try stage.frame("b") == "190 140 50 50")
    v.value.x = 30
    #expect(try stage.frame("c") == "215 165 30 30")
  }

  /// Places views side by side by sizes that it has measured before.
  struct Row: Layout {
    let updates: Offers

    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      updates.widths.append(CGFloat(subviews.count))
      cache = makeCache(subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(width: cache.reduce(0) { $0 + $1.width }, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (view, size) in zip(subviews, cache) {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += size.width
      }
    }
  }

  /// Takes another size without a change around it.
  struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      Rectangle().frame(width: isLarge ? 60 : 30, height: 20)
        .onTapGesture { isLarge.toggle() }
        .accessibilityIdentifier("b")
    }
  }

  @Test("What a layout caches is brought up to date when a view takes another size, once for each")
  func outdatedCache() throws {
    let updates = Offers()
    let stage = stage {
      Row(updates: updates) {
        box("a", 10, 20)
        Growing()
        box("c", 10, 20)
      }
    }
    #expect(try stage.frame("c") == "215 140 10 20")
    updates.widths.removeAll()
    try stage.tap("b")
    stage.settle()
    #expect(try stage.frame("c") == "230 140 10 20")
    #expect(updates.widths == [3])
  }

  @Test("What a layout caches is brought up to date, not lost, when views or the layout change")
  func keptCache() throws {
    let updates = Offers()
    let (stage, v) = makeStage(SIMD2(2, 0.0)) { v in
      Counting(updates: updates, top: v.y) {
        ForEach(0..<Int(v.x), id: \.self) { box("\($0)", 10, 20) }
      }
    }
    #expect(try stage.frame("0") == "195 140 10 20")
    #expect(updates.widths.isEmpty)
    v.value.x = 3
    stage.settle()
    v.value.y = 7
    stage.settle()
    #expect(updates.widths == [3, 103])
  }

  /// Counts how often what it has cached was brought up to date.
  struct Counting: Layout {
    let updates: Offers
    let top: CGFloat

    func makeCache(subviews: Subviews) -> Int { 0 }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      updates.widths.append(CGFloat(cache * 100 + subviews.count))
      cache += 1
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: 10, height: 20) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  struct Forgetful: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("A view that its layout does not place stands in the middle")
  func unplaced() throws {
    let stage = stage { Forgetful { box("a") } }
    #expect(try stage.frame("a") == "175 125 50 50")
  }

  // Unchecked: read and written on the main thread.
  final class Offers: @unchecked Sendable {
    var widths: [CGFloat] = []
  }

  /// Fills whatever width it is offered, and notes it.
  struct Noting: Layout {
    let offers: Offers

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      offers.widths.append(proposal.width ?? 0)
      return CGSize(width: proposal.width ?? 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("A row that is offered endless room offers numbers to each of its views")
  func endlessRoom() throws {
    let offers = (Offers(), Offers())
    let stage = stage {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Noting(offers: offers.0) { box("a") }
          Noting(offers: offers.1) { box("b") }
        }
        box("c", 100, 50)
      }
    }
    for widths in [offers.0.widths, offers.1.widths] {
      #expect(widths.contains(.infinity))
      #expect(!widths.contains { $0.isNaN })
    }
    #expect(try stage.frame("c") == "300 125 100 50")
  }

  @Test("Sizes that are not finite or negative count as 0, and nothing traps")
  func badSizes() throws {
    let (stage, v) = makeStage(Double.nan) { v in
      VStack(spacing: v) {
        box("a", v, v).padding(v).offset(x: v).position(x: v, y: v)
        Rectangle().frame(minWidth: v, maxWidth: v).aspectRatio(v, contentMode: .fit)
      }
    }
    for value in [-1, Double.infinity, -.infinity, 1e100, .nan, 10] {
      withAnimation { v.value = value }
      stage.advance(by: 0.1)
      _ = stage.image()
    }
    #expect(stage.settle(limit: 100))
    #expect(try stage.element("a").frame.size == CGSize(width: 10, height: 10))
  }
}
