import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews

nonisolated extension BadValue {
  /// Containers, texts and what places them.
  static let places = [
    Use("no columns") { number in
      ScrollView {
        LazyVGrid(columns: [], spacing: number) { ForEach(0..<9) { Text("\($0)") } }
        LazyHGrid(rows: [], spacing: number) { ForEach(0..<9) { Text("\($0)") } }
      }
    },
    Use("flexible columns") { number in
      LazyVGrid(columns: [GridItem(.flexible(minimum: number, maximum: number), spacing: -number)])
      {
        ForEach(0..<9) { Text("\($0)").frame(width: number) }
      }
    },
    Use("adaptive columns") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: -number), spacing: number)])
      {
        ForEach(0..<9) { Text("\($0)") }
      }
    },
    Use("grid") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Text("a"); Color.red.frame(width: number).gridCellColumns(Int(exactly: number) ?? 9_000)
        }
        GridRow { Text("a").gridCellAnchor(UnitPoint(x: number, y: number)) }
      }
    },
    Use("immense content") { number in
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: number, height: number) }
    },
    Use("rows of any height") { number in
      List {
        ForEach(0..<9) {
          Text("\($0)").frame(height: number)
            .listRowInsets(EdgeInsets(top: number, leading: number, bottom: 1, trailing: 1))
        }
      }
      .listRowSpacing(number)
      .environment(\.defaultMinListRowHeight, number)
    },
    Use("scrolled to") { number in
      ScrollView { Color.red.frame(height: 1000) }
        .scrollPosition(.constant(ScrollPosition(x: number, y: number)))
    },
    Use("parts of a container") { number in
      ScrollView {
        Color.red.containerRelativeFrame(
          .horizontal, count: Int(exactly: number) ?? -3, span: 2, spacing: number)
        Color.red.containerRelativeFrame(.vertical) { (length: CGFloat, _: Axis) in length * number
        }
      }
    },
    Use("safe areas") { number in
      ScrollView { Text("text") }.safeAreaPadding(number)
        .safeAreaInset(edge: .bottom, spacing: number) { Color.blue.frame(height: number) }
    },
    Use("aspect of a size") {
      Text("a").aspectRatio(CGSize(width: $0, height: 0), contentMode: .fill)
    },
    Use("own layout") { number in
      Nonsense(number: number) {
        Text("a"); Color.red
      }
    },
    Use("guides of both axes") { number in
      ZStack(alignment: .bottomTrailing) {
        Text("a").alignmentGuide(.trailing) { _ in CGFloat(number) }
          .alignmentGuide(.bottom) { $0[.top] * CGFloat(number) }
        Text("b").overlay(alignment: .topLeading) { Text("c").offset(x: number) }
      }
    },
    Use("fitting text") {
      Text("text of some length").minimumScaleFactor($0).tracking($0).baselineOffset($0)
    },
    Use("lines") { number in
      Text("text of some length").lineLimit(2...).lineLimit(
        Int(exactly: number) ?? Int.max, reservesSpace: true
      )
      .frame(width: number)
    },
    Use("symbol of any size") {
      Image(systemName: "star.fill").font(.system(size: $0)).imageScale(.large)
    },
    Use("fields") { number in
      TextField("title", value: .constant(number), format: .number).font(.system(size: number))
      TextEditor(text: .constant("text")).frame(height: number)
    },
    Use("formatted") {
      Text($0, format: .number); Text("\($0, specifier: "%.3f")")
    },
    Use("moments") { number in
      Text(date(number), style: .timer); Text(date(number), style: .relative)
      Text(date(number), style: .offset); Text(date(number), style: .date)
      Text(
        timerInterval: min(date(number), date(0))...max(date(number), date(0)),
        pauseTime: date(-number))
    },
    Use("matched") { number in MatchedPair(number: number) },
    Use("shape of a container") { number in
      ContainerRelativeShape().inset(by: number).fill(.red).padding(number)
        .containerShape(RoundedRectangle(cornerRadius: number))
    },
    Use("sheet") { number in
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("a").presentationDetents([.height(number), .fraction(number)])
          .presentationCornerRadius(number)
      }
    },
    Use("popover") { number in
      Color.clear.popover(
        isPresented: .constant(true),
        attachmentAnchor: .rect(.rect(CGRect(x: number, y: 0, width: number, height: 9)))
      ) { Text("a").frame(width: number) }
    },
    Use("transition") { number in Guest(transition: .offset(x: number, y: 1), number: number) },
    Use("growing transition") { number in
      Guest(transition: .scale(scale: number, anchor: UnitPoint(x: number, y: 0)), number: number)
    },
    Use("pushed") { number in
      Guest(transition: .push(from: .leading).combined(with: .move(edge: .top)), number: number)
    },
    Use("phases") { number in
      PhaseAnimator([0, number]) {
        Color.red.offset(x: $0).opacity($0)
      } animation: { _ in
        .linear(duration: 0.01)
      }
    },
    Use("keyframes") { number in
      KeyframeAnimator(initialValue: number) {
        Color.red.scaleEffect($0)
      } keyframes: { _ in
        KeyframeTrack(\.self) {
          LinearKeyframe(1, duration: number)
          SpringKeyframe(number, duration: 0.1)
          CubicKeyframe(2, duration: number, startVelocity: number)
        }
      }
    },
    Use("schedule") { number in
      TimelineView(.explicit([date(number), date(0), date(-number)])) { seconds($0.date) }
      TimelineView(.periodic(from: date(number), by: number)) { seconds($0.date) }
      TimelineView(.everyMinute) { seconds($0.date) }
    },
    Use("gestures") { number in
      Color.red
        .gesture(DragGesture(minimumDistance: number).onChanged { _ in })
        .gesture(MagnifyGesture(minimumScaleDelta: number).onChanged { _ in })
        .gesture(RotateGesture(minimumAngleDelta: .degrees(number)).onChanged { _ in })
    },
  ]

  // Foundation's words for a date far away end the program.
  private static func seconds(_ date: Date) -> Text {
    Text("\(date.timeIntervalSinceReferenceDate)")
  }

  /// A date at any second.
  static func date(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number) }
}

/// A layout that answers with a number.
private nonisolated struct Nonsense: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: number, height: -number)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: 0), anchor: UnitPoint(x: number, y: 1),
        proposal: ProposedViewSize(width: number, height: nil))
    }
  }
}

private struct MatchedPair: View {
  let number: Double
  @Namespace private var space
  var body: some View {
    Color.red.frame(width: number).matchedGeometryEffect(id: 0, in: space)
    Color.blue.matchedGeometryEffect(
      id: 0, in: space, properties: .frame, anchor: UnitPoint(x: number, y: 0), isSource: false)
  }
}

/// Comes, and goes as it is touched.
private struct Guest: View {
  let transition: AnyTransition
  let number: Double
  @State private var isThere = false
  var body: some View {
    ZStack {
      if isThere { Color.red.transition(transition) }
    }
    .onAppear { withAnimation(.linear(duration: 0.1)) { isThere = true } }
    .onTapGesture { withAnimation(.bouncy) { isThere.toggle() } }
  }
}
