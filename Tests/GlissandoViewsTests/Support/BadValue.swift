import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews
import Testing

/// Numbers that make no sense, and what views make of them.
nonisolated enum BadValue {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, -1e9, 1e9, 1e300, -1e300, 1e-300,
    .greatestFiniteMagnitude,
  ]

  /// A view that makes something of one number.
  struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable (Double) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View)
    {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }
  }

  static let layoutUses = [
    Use("frame") { Color.red.frame(width: $0, height: $0) },
    Use("flexible frame") {
      Text("text").frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0)
    },
    Use("reversed frame") { Text("text").frame(minWidth: 100, maxWidth: $0) },
    Use("padding") { Text("text").padding($0).background(Color.blue) },
    Use("offset") { Text("text").offset(x: $0, y: $0) },
    Use("position") { Text("text").position(x: $0, y: $0) },
    Use("spacing") { number in
      VStack(spacing: number) {
        Text("a")
        HStack(spacing: number) {
          Text("b"); Spacer(minLength: number); Color.red
        }
      }
    },
    Use("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
    Use("priority") { number in
      HStack {
        Text("a").layoutPriority(number); Text("b").zIndex(number)
      }
    },
    Use("guide") { number in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in CGFloat(number) }; Text("b")
      }
    },
    Use("font size") { Text("text").font(.system(size: $0)).lineSpacing($0) },
    Use("kerning") { Text("text").kerning($0) },
    Use("line limit") { Text("a text of some length").lineLimit(Int(exactly: $0) ?? -3) },
    Use("lazy stack") { number in
      ScrollView {
        LazyVStack(spacing: number) { ForEach(0..<9) { Text("\($0)").frame(height: number) } }
      }
    },
    Use("lazy grid") { number in
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: number), spacing: number), GridItem(.fixed(number)),
          ],
          spacing: number
        ) { ForEach(0..<9) { Text("\($0)") } }
      }
    },
    Use("scroll margins") { number in
      ScrollView { Text("text").padding(number) }.contentMargins(number)
    },
    Use("reader") { number in
      GeometryReader { Text("\($0.size)").frame(width: $0.size.width * number) }
    },
  ]

  static let looks = [
    Use("opacity") { Color.red.opacity($0) },
    Use("scale") { Color.red.scaleEffect($0) },
    Use("uneven scale") { Text("text").scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 2)) },
    Use("rotation") { Color.red.rotationEffect(.degrees($0)) },
    Use("turn in space") {
      Text("text").rotation3DEffect(
        .degrees($0), axis: (x: $0, y: 1, z: 0), anchor: UnitPoint(x: $0, y: 0), anchorZ: $0,
        perspective: $0)
    },
    Use("projection") {
      Color.red.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: $0, y: $0)))
    },
    Use("visual effect") { number in
      Text("text").visualEffect { content, _ in
        content.offset(x: number).scaleEffect(number).blur(radius: number).opacity(number)
      }
    },
    Use("mask") { number in Color.red.mask { Circle().offset(x: number).blur(radius: number) } },
    Use("symbol") { Image(systemName: "star").resizable().frame(width: $0, height: $0) },
    Use("stroke") { Circle().stroke(.red, style: StrokeStyle(lineWidth: $0, dash: [$0, 2, $0])) },
    Use("border") { Capsule().strokeBorder(.red, lineWidth: $0) },
    Use("miter") { number in
      RoundedRectangle(cornerRadius: number)
        .stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: number, dashPhase: number))
    },
    Use("dash without length") { number in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [0, 0], dashPhase: number))
    },
    Use("trim") { Circle().trim(from: $0, to: 1 - $0).stroke(.red) },
    Use("corners") { Color.red.cornerRadius($0) },
    Use("shadow") { Text("text").shadow(radius: $0, x: $0, y: $0) },
    Use("blur") { Text("text").blur(radius: $0) },
    Use("colour") { number in
      Color(red: number, green: 0.5, blue: number, opacity: number).brightness(number)
        .contrast(number).saturation(number).hueRotation(.degrees(number)).grayscale(number)
    },
    Use("gradient") { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
    },
    Use("radial gradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: $0)
    },
    Use("canvas") { number in
      Canvas { context, size in
        context.translateBy(x: number, y: 0)
        context.opacity = number
        context.fill(Path(CGRect(x: 0, y: number, width: number, height: 5)), with: .color(.red))
        context.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red),
          lineWidth: number)
        context.draw(Text("text"), at: CGPoint(x: number, y: 1))
      }
    },
    Use("transform") {
      Text("a").transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: $0, tx: $0, ty: 0))
    },
    Use("path") { number in
      Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 10, y: number))
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: number, y: 3), control2: .zero)
      }
      .stroke(.red)
    },
  ]

  static let controls = [
    Use("slider value") { number in Slider(value: .constant(number)) },
    Use("slider bounds") { number in
      Slider(value: .constant(0.5), in: number.isNaN ? 0...0 : min(number, 1)...max(number, 1))
    },
    Use("slider steps") { number in
      Slider(value: .constant(0.5), in: 0...1, step: number.isFinite && number > 0 ? number : 1)
    },
    Use("timeline") { number in
      TimelineView(.animation(minimumInterval: number)) { Text("\($0.date)") }
      TimelineView(
        .periodic(
          from: Date(
            timeIntervalSinceReferenceDate: number.isFinite ? min(max(number, -1e9), 1e9) : 0),
          by: number)
      ) { _ in Text("b") }
    },
    Use("press") { number in
      Color.red.onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
        .onTapGesture(count: Int(exactly: number) ?? 0) {}
    },
  ]
}
