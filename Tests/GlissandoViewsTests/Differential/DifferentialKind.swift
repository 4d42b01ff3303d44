import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// The kinds of views that the differential tests try.
enum DifferentialKind: CaseIterable {
  case stacks, branches, loops, grids
  case lazyStacks, lazyGrids, lists
  case text, shapes, effects, matched
  case controls, focus
  case presentations, navigation, tabs
  case readers, animators, surroundings

  @MainActor
  func view(_ model: Binding<DifferentialModel>) -> AnyView {
    switch self {
    case .stacks: AnyView(StacksKind(model: model.wrappedValue))
    case .branches: AnyView(BranchesKind(model: model.wrappedValue))
    case .loops: AnyView(LoopsKind(model: model.wrappedValue))
    case .grids: AnyView(GridsKind(model: model.wrappedValue))
    case .lazyStacks: AnyView(LazyStacksKind(model: model.wrappedValue))
    case .lazyGrids: AnyView(LazyGridsKind(model: model.wrappedValue))
    case .lists: AnyView(ListsKind(model: model))
    case .text: AnyView(TextKind(model: model.wrappedValue))
    case .shapes: AnyView(ShapesKind(model: model.wrappedValue))
    case .effects: AnyView(EffectsKind(model: model.wrappedValue))
    case .matched: AnyView(MatchedKind(model: model.wrappedValue))
    case .controls: AnyView(ControlsKind(model: model))
    case .focus: AnyView(FocusKind(model: model))
    case .presentations: AnyView(PresentationsKind(model: model))
    case .navigation: AnyView(NavigationKind(model: model))
    case .tabs: AnyView(TabsKind(model: model))
    case .readers: AnyView(ReadersKind(model: model.wrappedValue))
    case .animators: AnyView(AnimatorsKind(model: model.wrappedValue))
    case .surroundings: AnyView(SurroundingsKind(model: model.wrappedValue))
    }
  }
}

private let colors: [Color] = [.red, .orange, .green, .blue, .purple, .teal, .pink, .gray]

/// A small rectangle with a name.
private func tile(_ number: Int, _ width: Double = 20) -> some View {
  colors[number % colors.count].frame(width: width, height: 14)
    .accessibilityIdentifier("tile \(number)")
}

private struct StacksKind: View {
  let model: DifferentialModel

  private var layout: AnyLayout {
    switch model.choice {
    case 0: AnyLayout(HStackLayout(spacing: model.numbers[0] * 3))
    case 1: AnyLayout(VStackLayout(alignment: model.flags[0] ? .leading : .trailing))
    default: AnyLayout(ZStackLayout(alignment: model.flags[0] ? .topLeading : .center))
    }
  }

  var body: some View {
    layout {
      tile(0, 20 + model.numbers[1] * 10).padding(model.numbers[2])
      if model.flags[1] { Spacer() }
      Text(model.word).layoutPriority(model.flags[2] ? 1 : 0)
      tile(1).offset(x: model.numbers[3] * 4).zIndex(model.numbers[0])
    }
    .frame(
      width: model.flags[3] ? 120 : nil, height: model.flags[2] ? 90 : nil,
      alignment: model.flags[0] ? .bottom : .leading
    )
    .background(.yellow)
    .border(.black)
  }
}

private struct BranchesKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack {
      if model.flags[0] {
        Text(model.word).transition(.scale)
      } else if model.flags[1] {
        tile(2).transition(.move(edge: .leading).combined(with: .opacity))
      }
      switch model.choice {
      case 0: tile(3).transition(.slide)
      case 1: HStack { tile(4).transition(.opacity) }.transition(.blurReplace)
      default: Group { if model.flags[2] { tile(5) } else { EmptyView() } }
      }
      ZStack { Text("id \(model.text)").id(model.text) }
      erased.padding(model.numbers[1])
    }
    .animation(model.flags[3] ? .bouncy : nil, value: model.choice)
  }

  private var erased: AnyView {
    switch model.text {
    case 0: AnyView(tile(6))
    case 1: AnyView(Text("erased"))
    default: AnyView(EmptyView())
    }
  }
}

private struct LoopsKind: View {
  let model: DifferentialModel

  var body: some View {
    HStack(alignment: .top) {
      VStack(spacing: 2) {
        ForEach(model.items, id: \.self) { item in
          HStack(spacing: 1) {
            tile(item, 10 + model.numbers[item % 4] * 4)
            if model.flags[item % 4] { Text("\(item)").font(.caption) }
          }
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
          .zIndex(Double(item))
        }
      }
      .animation(model.flags[0] ? .snappy : nil, value: model.items)
      VStack(spacing: 2) {
        ForEach(Array(model.items.enumerated()), id: \.offset) { index, item in
          if index != model.choice { tile(item) }
          if item == model.choice { Text(model.word).lineLimit(1) }
        }
      }
      .modifier(Padded(length: model.numbers[0]))
    }
  }

  private struct Padded: ViewModifier {
    let length: Double
    func body(content: Content) -> some View { content.padding(length).background(.yellow) }
  }
}

private struct GridsKind: View {
  let model: DifferentialModel

  var body: some View {
    Grid(
      alignment: model.flags[0] ? .topLeading : .center, horizontalSpacing: model.numbers[0] * 2
    ) {
      GridRow {
        tile(0)
        Text(model.word).lineLimit(1).gridCellColumns(model.flags[1] ? 2 : 1)
      }
      ForEach(model.items, id: \.self) { item in
        GridRow(alignment: model.flags[2] ? .bottom : .top) {
          tile(item)
          if model.flags[3] { tile(item + 1, 30) }
          Text("\(item)").font(.caption2)
        }
      }
      if model.choice == 1 { Divider() }
    }
    .padding(model.numbers[1])
  }
}

private struct LazyStacksKind: View {
  let model: DifferentialModel

  var body: some View {
    ScrollView {
      LazyVStack(
        spacing: model.numbers[0], pinnedViews: model.flags[0] ? [.sectionHeaders] : []
      ) {
        Section {
          ForEach(model.items, id: \.self) { item in
            tile(item, 40).frame(height: 20 + model.numbers[item % 4] * 6)
          }
        } header: {
          Text(model.word).frame(maxWidth: .infinity).background(.yellow)
        }
        if model.flags[1] { Text("between").padding() }
        ForEach(0..<(20 + model.choice * 3), id: \.self) { index in
          Text("row \(index)").padding(model.flags[2] ? 4 : 0)
        }
      }
    }
    .scrollIndicators(.hidden)
    .overlay(alignment: .bottom) {
      ViewThatFits(in: .vertical) {
        LazyVStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
        Text("few")
      }
      .frame(height: 80)
      // The wheel is for what lies below.
      .allowsHitTesting(false)
    }
  }
}

private struct LazyGridsKind: View {
  let model: DifferentialModel

  private var columns: [GridItem] {
    switch model.choice {
    case 0: [GridItem(.adaptive(minimum: 40 + model.numbers[0] * 10))]
    case 1: (0...Int(model.numbers[1])).map { _ in GridItem(.flexible()) }
    default: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 20, maximum: 80))]
    }
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: model.numbers[2] * 2) {
        ForEach(model.items, id: \.self) { tile($0).padding(model.flags[0] ? 4 : 0) }
        if model.flags[1] { Text("single") }
        ForEach(0..<25, id: \.self) { Text("\($0)") }
      }
    }
    .scrollIndicators(.hidden)
  }
}

private struct ListsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    List {
      Section(model.word) {
        ForEach(model.items, id: \.self) { item in
          HStack {
            tile(item)
            Text("item \(item)")
          }
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      if model.flags[0] {
        Section("more") {
          Text("one").listRowBackground(model.flags[1] ? Color.yellow : nil)
          Toggle("toggle", isOn: $model.flags[2])
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}

private struct TextKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack(alignment: model.flags[0] ? .leading : .center) {
      Text("\(Int(model.numbers[0]) * 37)").contentTransition(.numericText())
      Text(model.word).contentTransition(model.flags[1] ? .opacity : .interpolate)
        .font(.system(size: 12 + model.numbers[1] * 3, weight: model.flags[2] ? .bold : .regular))
        .foregroundStyle(model.flags[3] ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.red))
      Text("A longer text that is wrapped into \(model.word) lines, or cut.")
        .lineLimit(model.choice + 1)
        .multilineTextAlignment(model.flags[0] ? .leading : .trailing)
        .truncationMode(model.flags[1] ? .middle : .tail)
        .minimumScaleFactor(model.flags[2] ? 0.5 : 1)
        .frame(width: 100 + model.numbers[2] * 20)
      Text("**b** _i_ \(model.text)").underline(model.flags[3]).kerning(model.numbers[3])
    }
  }
}

private struct ShapesKind: View {
  let model: DifferentialModel

  var body: some View {
    HStack {
      Circle().trim(from: model.numbers[0] / 10, to: 0.5 + model.numbers[1] / 8)
        .stroke(.blue, style: StrokeStyle(lineWidth: 2 + model.numbers[2], dash: [4, 2]))
        .frame(width: 50, height: 50)
      RoundedRectangle(cornerRadius: model.numbers[3] * 5)
        .fill(
          LinearGradient(
            colors: [model.flags[0] ? .red : .green, .blue],
            startPoint: model.flags[1] ? .top : .leading, endPoint: .bottom)
        )
        .frame(width: 40, height: 30 + model.numbers[0] * 8)
      Polygon(corners: 3 + model.numbers[1]).fill(model.flags[2] ? .orange : .purple)
        .rotationEffect(.degrees(model.numbers[2] * 30))
        .frame(width: 40, height: 40)
      if model.flags[3] { Capsule().strokeBorder(.pink, lineWidth: 3).frame(width: 20, height: 50) }
    }
    .clipShape(.rect(cornerRadius: model.choice == 0 ? 0 : 12))
  }

  private struct Polygon: Shape {
    var corners: Double
    var animatableData: Double {
      get { corners }
      set { corners = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<max(Int(corners.rounded()), 3) {
          let angle = Double(index) / corners * 2 * .pi
          let point = CGPoint(
            x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }
}

private struct EffectsKind: View {
  let model: DifferentialModel

  var body: some View {
    ZStack {
      Color.yellow.frame(width: 120, height: 80)
      tile(3, 50).opacity(0.25 + model.numbers[0] / 4).blur(radius: model.numbers[1])
        .offset(x: -30)
      Text(model.word).scaleEffect(1 + model.numbers[2] / 4).rotationEffect(
        .degrees(model.numbers[3] * 20), anchor: model.flags[0] ? .center : .topLeading)
      VStack {
        tile(1, 40).shadow(radius: model.numbers[0] * 2, y: 3)
        tile(2, 40).rotation3DEffect(.degrees(model.numbers[1] * 15), axis: (0, 1, 0))
      }
      .compositingGroup()
      .opacity(model.flags[1] ? 0.6 : 1)
      .offset(x: 40)
      .mask { Rectangle().padding(model.numbers[2] * 2) }
      if model.flags[2] {
        Text("veil").padding(8).background(.regularMaterial, in: .capsule)
      }
      tile(6, 30).blendMode(model.flags[3] ? .multiply : .normal)
        .saturation(model.choice == 1 ? 0 : 1).hueRotation(.degrees(model.numbers[0] * 40))
        .position(x: 100, y: 20 + model.numbers[3] * 10)
    }
    .frame(width: 200, height: 150)
    .drawingGroup()
  }
}

private struct MatchedKind: View {
  let model: DifferentialModel
  @Namespace private var space

  var body: some View {
    VStack {
      HStack {
        if model.flags[0] {
          Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 30, height: 30)
        }
        Spacer()
        if !model.flags[0] {
          Color.red.matchedGeometryEffect(id: "a", in: space)
            .frame(width: 50 + model.numbers[0] * 10, height: 20)
        }
      }
      HStack {
        ForEach(model.items.filter { $0 % 2 == 0 }, id: \.self) { item in
          tile(item).matchedGeometryEffect(id: item, in: space)
        }
      }
      HStack(spacing: model.numbers[1] * 3) {
        ForEach(model.items.filter { $0 % 2 == 1 }, id: \.self) { item in
          tile(item).matchedGeometryEffect(
            id: item, in: space, properties: model.flags[1] ? .frame : .position)
        }
      }
      .geometryGroup()
      .offset(x: model.numbers[2] * 5)
    }
    .frame(width: 180, height: 120)
  }
}

private struct ControlsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    VStack(spacing: 3) {
      Toggle("Toggle", isOn: $model.flags[0])
      if model.flags[1] { Slider(value: $model.numbers[0], in: 0...3) }
      Stepper("Step", value: $model.choice, in: 0...2)
      Picker("Pick", selection: $model.choice) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: model.numbers[1], total: 3)
      HStack {
        Button("Button") { model.text = 0 }
        Menu("Menu") { Button("Item") { model.text = 1 } }
      }
      .disabled(model.flags[2])
    }
    .controlSize(model.text > 1 ? .small : .regular)
    .disabled(model.flags[3])
    .frame(width: 180)
  }
}

private struct FocusKind: View {
  @Binding var model: DifferentialModel
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach(model.items, id: \.self) { item in
        Text("\(item)").padding(3).background(focus == item ? .yellow : .clear)
          .focusable().focused($focus, equals: item)
      }
      TextField("Name", text: .constant(model.word)).disabled(model.flags[1])
      if model.flags[2] { Button("Act") { focus = model.items.first } }
    }
    .frame(width: 150)
    .onChange(of: model.choice) { focus = model.items.last }
  }
}

private struct PresentationsKind: View {
  @Binding var model: DifferentialModel

  /// Of two that are presented at once the later one is in front: that is no state.
  private var item: Binding<Item?> {
    Binding(
      get: { model.flags[2] && !model.flags[1] ? Item(id: model.text) : nil },
      set: { model.flags[2] = $0 != nil })
  }

  private struct Item: Identifiable { let id: Int }

  var body: some View {
    VStack {
      Text(model.word)
      if model.choice > 0 { tile(model.choice) }
      if model.flags[0], !model.flags[1], !model.flags[2] {
        Text("held").offset(x: model.numbers[0] * 4)
          .popover(isPresented: .constant(true)) { Text("popover") }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $model.flags[1]) {
      VStack {
        Text("sheet \(model.text)")
        Button("Close") { model.flags[1] = false }
        if model.choice == 1 { tile(5) }
      }
      .interactiveDismissDisabled(model.choice == 2)
      .alert("Inner \(model.choice)", isPresented: $model.flags[3]) { Button("OK") {} }
    }
    .fullScreenCover(item: item) { item in
      Button("Cover \(item.id)") { model.flags[2] = false }
    }
  }
}

private struct NavigationKind: View {
  @Binding var model: DifferentialModel

  /// Of pages that are open the later one is in front: that is no state.
  private var presented: Binding<Bool> {
    Binding(
      get: { model.flags[1] && model.items.isEmpty && model.text != 3 },
      set: { model.flags[1] = $0 })
  }

  var body: some View {
    NavigationStack(path: $model.items) {
      VStack {
        Text(model.word)
        if model.flags[0] { NavigationLink("Next", value: 9) }
        Toggle("Open", isOn: $model.flags[1])
      }
      .navigationTitle("Root \(model.choice)")
      .navigationDestination(for: Int.self) { page in
        VStack {
          Text("page \(page) \(model.word)")
          tile(page).padding(model.numbers[0])
        }
        .navigationTitle("Page \(page)")
        .toolbar { if model.flags[2] { Button("Item") { model.text = 0 } } }
      }
      .navigationDestination(isPresented: presented) {
        Text("presented \(model.choice)").navigationBarBackButtonHidden(model.flags[3])
      }
      .navigationDestination(
        item: Binding(
          get: { model.text == 3 && model.items.isEmpty ? model.choice : nil },
          set: { if $0 == nil { model.text = 0 } })
      ) { Text("item \($0)") }
    }
  }
}

private struct TabsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $model.choice) {
        Text(model.word).tabItem { Label("One", systemImage: "star") }.tag(0)
        VStack { ForEach(model.items, id: \.self) { tile($0) } }
          .tabItem { Text("Two") }.tag(1).badge(Int(model.numbers[0]))
        Toggle("Toggle", isOn: $model.flags[0]).tabItem { Text("Three") }.tag(2)
      }
    }
  }
}

private struct ReadersKind: View {
  let model: DifferentialModel
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 2) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))").position(x: proxy.size.width / 2, y: 8)
      }
      .frame(height: 20 + model.numbers[0] * 4)
      ViewThatFits(in: .horizontal) {
        Text("a text that needs very much room to fit \(model.word)").lineLimit(1)
        Text(model.word).lineLimit(1)
        tile(0)
      }
      HStack(spacing: model.numbers[1]) {
        ForEach(model.items, id: \.self) { item in
          tile(item).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
        }
      }
      .overlayPreferenceValue(Anchors.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Rectangle().stroke(.black).frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
      Text("width \(Int(width))")
      tile(1).alignmentGuide(HorizontalAlignment.center) {
        $0[model.flags[0] ? .leading : .trailing]
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .safeAreaInset(edge: model.flags[1] ? .top : .bottom) {
      if model.flags[2] { Color.gray.frame(height: 10 + model.numbers[2] * 5) }
    }
    .padding(model.numbers[3])
  }

  private struct Anchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
}

private struct AnimatorsKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack {
      PhaseAnimator([0, 1, 2], trigger: model.choice) { phase in
        tile(phase, 20 + Double(phase) * 10)
      }
      tile(4).keyframeAnimator(initialValue: 0.0, trigger: model.text) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(10.0 + model.numbers[0], duration: 0.2)
          SpringKeyframe(-10, duration: 0.2)
          CubicKeyframe(0, duration: 0.2)
        }
      }
      Image(systemName: "star.fill").symbolEffect(.bounce, value: model.flags[0])
        .symbolEffect(.scale.up, isActive: model.flags[1])
      Wave(height: model.numbers[1] * 5)
      if model.flags[2] {
        PhaseAnimator([false, true], trigger: model.items) { isUp in
          Text(model.word).scaleEffect(isUp ? 1.2 : 1)
        }
        .transition(.scale)
      }
    }
  }

  /// A view whose body is evaluated with what is shown.
  private nonisolated struct Wave: View, Animatable {
    var height: Double
    var animatableData: Double {
      get { height }
      set { height = newValue }
    }

    @MainActor var body: some View { Color.blue.frame(width: 30, height: 5 + height) }
  }
}

private struct SurroundingsKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack {
      Button(model.word) {}.buttonStyle(.bordered).disabled(model.flags[0])
      Toggle("Toggle", isOn: .constant(model.flags[1]))
      Group {
        Text("one")
        Label("two", systemImage: "heart")
        ForEach(model.items, id: \.self) { Text("\($0)") }
      }
      .font(model.flags[2] ? .caption : .body)
      .foregroundStyle(model.choice == 0 ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      ProgressView(value: 0.5)
    }
    .lineSpacing(model.numbers[0])
    .tint(colors[Int(model.numbers[1])])
    .controlSize(model.choice == 1 ? .small : .regular)
    .environment(\.colorScheme, model.flags[3] ? .dark : .light)
    .redacted(reason: model.text == 2 ? .placeholder : [])
    .multilineTextAlignment(model.flags[1] ? .leading : .trailing)
  }
}
