import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A layout of one's own with data, a cache and a value per subview.
private struct Radial: Layout {
  struct Offset: LayoutValueKey {
    static let defaultValue: Angle = .zero
  }
  var radius: CGFloat = 50
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 2 * radius, height: 2 * radius))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let turned = angle + subview[Offset.self].radians
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(turned), y: bounds.midY + radius * sin(turned)),
        anchor: .center, proposal: ProposedViewSize(cache[index]))
    }
  }
}

/// The least that a layout needs.
private struct Overlap: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let dimensions = subview.dimensions(in: .unspecified)
      size.width = max(size.width, dimensions.width)
      size.height += subview.spacing.distance(to: subview.spacing, along: .vertical)
      size.height += dimensions[VerticalAlignment.bottom]
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews where subview.priority >= 0 {
      subview.place(at: bounds.origin, proposal: .unspecified)
    }
  }
}

extension VerticalAlignment {
  private struct Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension Alignment {
  fileprivate static let centerThird = Alignment(horizontal: .center, vertical: .third)
}

@MainActor
@Suite("Layout as people write it")
struct LayoutSurfaceTests {
  private func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("Stacks, spacers and dividers")
  func stacks() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline) { Text("a") }
        HStack(spacing: 3) {
          box("first")
          box("second")
          Spacer()
          Spacer(minLength: 10)
        }
        Divider()
        ZStack(alignment: .bottomTrailing) {
          box("large", 40, 40)
          box("small", 10, 10)
        }
        HStack {}
        HStack(alignment: .top, spacing: nil) { box("alone") }
      }
    }
    let (first, second) = (try stage.element("first").frame, try stage.element("second").frame)
    #expect(first.minX == 0 && second.minX == 23)
    #expect(try stage.element("small").frame.maxX == stage.element("large").frame.maxX)
  }

  @Test("Frames, padding and sizes in all their forms")
  func frames() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        box("plain").frame(width: 50)
        box("aligned").frame(width: 50, height: 30, alignment: .topLeading)
        box("flexible").frame(maxWidth: .infinity, alignment: .trailing)
        box("bounded").frame(
          minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 10, idealHeight: 20,
          maxHeight: 30, alignment: .center)
        box("p").padding().padding(4).padding(.horizontal).padding([.top, .leading], 2)
          .padding(.bottom, 3).padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
          .padding(.vertical, nil)
        Text("fixed").fixedSize().fixedSize(horizontal: true, vertical: false)
          .layoutPriority(1)
        Color.red.aspectRatio(2, contentMode: .fit)
          .aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill)
          .aspectRatio(contentMode: .fit).scaledToFit().frame(width: 8)
      }
    }
    #expect(try stage.element("flexible").frame.maxX == 400)
  }

  @Test("Overlays, backgrounds, offsets and positions")
  func overlays() throws {
    let stage = Stage(width: 400, height: 300) {
      ZStack {
        box("base", 100, 100)
          .overlay(Text("old"), alignment: .top)
          .overlay { Text("new") }
          .overlay(alignment: .bottomLeading) { box("corner", 4, 4) }
          .overlay(.red.opacity(0.1))
          .overlay(Color.red, in: .circle)
          .background(in: RoundedRectangle(cornerRadius: 3))
          .background(Color.red)
          .background(.blue)
          .background(.green, in: .capsule)
          .background(.yellow.gradient, in: RoundedRectangle(cornerRadius: 3))
          .background(Circle().fill(.red), alignment: .top)
          .background(alignment: .leading) { Circle() }
          .background { Rectangle().stroke() }
        box("offset").offset(x: 10).offset(y: 5).offset(CGSize(width: 1, height: 1))
          .offset(x: 1, y: 1)
        box("position").position(x: 30, y: 40)
        box("point").position(CGPoint(x: 50, y: 60))
        box("third").alignmentGuide(.leading) { $0.width }
          .alignmentGuide(VerticalAlignment.third) { d in d[.bottom] - d[.top] }
      }
      .frame(width: 400, height: 300, alignment: .centerThird)
    }
    #expect(try stage.element("position").frame.midX == 30)
    #expect(try stage.element("offset").frame.midX == 212)
    #expect(
      try stage.element("corner").frame.minX == stage.element("base").frame.minX)
  }

  @Test("Readers of geometry tell size and frames in spaces")
  func geometry() throws {
    let stage = Stage(width: 400, height: 300) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let local = proxy.frame(in: .local)
        let named = proxy.frame(in: .named("space"))
        Text("\(Int(proxy.size.width)) \(Int(frame.minY)) \(Int(local.minY)) \(Int(named.minX))")
          .position(x: frame.midX, y: local.midY)
      }
      .padding(.top, 20)
      .coordinateSpace(.named("space"))
      .coordinateSpace(name: "older")
      .ignoresSafeArea()
    }
    #expect(stage.elements.first?.text == "400 20 0 0")
  }

  @Test("Layouts of one's own are used as containers, with data that does not lay out again")
  func layouts() throws {
    let (stage, radius) = makeStage(CGFloat(50)) { radius in
      let layout =
        radius > 80 ? AnyLayout(Radial(radius: radius)) : AnyLayout(Radial(radius: radius))
      layout {
        box("a")
        box("b").layoutValue(key: Radial.Offset.self, value: .degrees(0))
      }
    }
    #expect(try stage.element("a").frame.midX == 250)
    withAnimation(.linear(duration: 1)) { radius.value = 100 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("a").frame.midX, 275))
    let other = Stage(width: 200, height: 200) {
      Overlap { Text("x") }
      AnyLayout(HStackLayout(alignment: .top, spacing: 2)) { box("h") }
      AnyLayout(VStackLayout()) { box("v") }
      VStackLayout(alignment: .leading, spacing: 3)() { box("w") }
      ZStackLayout(alignment: .top)() { box("z") }
      Radial() {}
    }
    #expect(other.elements.count == 5)
  }
}
