import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Observation
import Testing

/// Something that comes and goes: `isOn` says whether it is there, or open.
@MainActor
struct LeakKind: CustomTestStringConvertible, Sendable {
  let name: String
  let content: @MainActor @Sendable (Binding<Bool>) -> AnyView

  nonisolated var testDescription: String { name }

  /// A kind that is there or not.
  nonisolated init<Content: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    content = { isOn in AnyView(VStack { if isOn.wrappedValue { view() } }) }
  }

  /// A kind that is opened and closed, and one that is open when its view goes.
  nonisolated init<Content: View>(
    opening name: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable (Binding<Bool>) -> Content
  ) {
    self.name = name
    content = { isOn in AnyView(view(isOn)) }
  }
}

@Observable
final class LeakModel: Identifiable {
  var count = 0
  var names = ["one", "two", "three"]
  var text = "text"
  var isOn = false
  var level = 0.5
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var color = Color.red
}

final class OldLeakModel: ObservableObject {
  @Published var count = 0
}

struct LeakElement: Identifiable, Hashable {
  let id: Int
  var name: String
  static let all = (0..<5).map { LeakElement(id: $0, name: "element \($0)") }
}

/// A modifier with a body, a state and something of the environment.
private struct Framed: ViewModifier {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(count) \(scheme == .dark ? "dark" : "light")")
    }
    .onAppear { count += 1 }
  }
}

private struct Stretched: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View { content.frame(width: animatableData) }
}

private struct Holder: View {
  @State private var model = LeakModel()
  @StateObject private var old = OldLeakModel()
  @State private var elements = LeakElement.all
  @State private var selection: Int? = 1
  @Namespace private var space
  @FocusState private var isFocused: Bool
  @GestureState private var drag = CGSize.zero
  @AppStorage("leak") private var stored = 1
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text("\(model.count) \(old.count) \(stored)").focused($isFocused).offset(drag)
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        .matchedGeometryEffect(id: 1, in: space)
      ForEach($elements) { $element in TextField("name", text: $element.name) }
      TextField("text", text: $model.text)
      Child(model: model, old: old)
    }
    .environment(model)
    .environmentObject(old)
    .onChange(of: model.count) { model.level = 0 }
  }

  private struct Child: View {
    @Bindable var model: LeakModel
    @ObservedObject var old: OldLeakModel
    @Environment(LeakModel.self) private var same
    @EnvironmentObject private var oldSame: OldLeakModel
    var body: some View {
      Toggle("\(same.count) \(oldSame.count)", isOn: $model.isOn)
        .onReceive(old.$count) { _ in }
    }
  }
}

private struct Route: View {
  let depth: Int
  var body: some View {
    VStack {
      NavigationLink("deeper \(depth)", value: depth + 1)
      NavigationLink("aside") { Text("aside").navigationTitle("Aside") }
    }
    .navigationTitle("Page \(depth)")
    .toolbar { ToolbarItem { Button("Do") {} } }
  }
}

private struct Stacked: View {
  let isDeep: Bool
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Route(depth: 0).navigationDestination(for: Int.self) { Route(depth: $0) }
    }
    .onAppear { if isDeep { path.append(1) } }
  }
}

extension LeakKind {
  nonisolated static let all: [LeakKind] = views + controls + modifiers + presentations

  private nonisolated static let views: [LeakKind] = [
    LeakKind("Text") { Text("text").font(.title).bold() },
    LeakKind("Label") { Label("label", systemImage: "star") },
    LeakKind("Image") { Image(systemName: "heart.fill").resizable().frame(width: 20, height: 20) },
    LeakKind("shapes") {
      Circle().fill(.red).overlay { Rectangle().strokeBorder(.blue) }
      RoundedRectangle(cornerRadius: 3).trim(from: 0, to: 0.5).stroke(.green)
    },
    LeakKind("gradients") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .black])
    },
    LeakKind("stacks") {
      HStack {
        Text("a"); Spacer(); Text("b")
      }
      ZStack {
        Color.red; Text("c")
      }
      Grid {
        GridRow {
          Text("d"); Text("e")
        }
      }
      ViewThatFits {
        Text("a long text that fits nowhere"); Text("f")
      }
    },
    LeakKind("ForEach") { ForEach(LeakElement.all) { Text($0.name) } },
    LeakKind("Group") {
      Group {
        Text("a"); Text("b")
      }.padding().modifier(Framed())
    },
    LeakKind("AnyView") { AnyView(Text("any").modifier(Framed())) },
    LeakKind("List") {
      List {
        Section("section") { ForEach(LeakElement.all) { Text($0.name).badge(3) } }
        Text("other").swipeActions { Button("Delete") {} }
      }
    },
    LeakKind("List of a tree") {
      List {
        DisclosureGroup("more", isExpanded: .constant(true)) {
          Text("less").swipeActions { Button("a") {} }.contextMenu { Button("b") {} }
        }
      }
    },
    LeakKind(opening: "a group in a list") { isOn in
      List {
        DisclosureGroup("more", isExpanded: isOn) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
      }
    },
    LeakKind("List of bindings") { BoundList() },
    LeakKind("List with selection") { SelectionList() },
    LeakKind("lazy stacks") {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("header") { ForEach(0..<100) { Text("row \($0)").modifier(Framed()) } }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { ForEach(0..<50) { Text("\($0)") } }
      }
    },
    LeakKind("ScrollView") {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<50) { Text("row \($0)").id($0) } }
          .onAppear { proxy.scrollTo(30) }
          .refreshable {}
      }
    },
    LeakKind("TimelineView") {
      TimelineView(.animation) { Text($0.date.timeIntervalSince1970 > 0 ? "after" : "before") }
    },
    LeakKind("Canvas") {
      Canvas { graphics, size in
        graphics.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        if let symbol = graphics.resolveSymbol(id: 1) { graphics.draw(symbol, at: .zero) }
      } symbols: {
        Text("symbol").tag(1)
      }
    },
    LeakKind("GeometryReader") { GeometryReader { Text("\($0.size.width)").modifier(Framed()) } },
    LeakKind("PhaseAnimator") { PhaseAnimator([0.0, 1]) { Text("phase").opacity($0) } },
    LeakKind("KeyframeAnimator") {
      KeyframeAnimator(initialValue: 0.0, repeating: true) {
        Text("keyframe").offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(10.0, duration: 0.5)
      }
    },
    LeakKind("state and models") { Holder() },
    LeakKind("Form") {
      Form {
        Section("form") {
          LabeledContent("label", value: "value"); Toggle("a", isOn: .constant(true))
        }
      }
    },
    LeakKind("GroupBox and DisclosureGroup") {
      GroupBox("group") { Text("inside") }
      DisclosureGroup("more", isExpanded: .constant(true)) { Text("less") }
    },
    LeakKind("NavigationStack") { Stacked(isDeep: false) },
    LeakKind("NavigationStack with pages") { Stacked(isDeep: true) },
    LeakKind("NavigationSplitView") {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    },
    LeakKind("TabView") {
      TabView {
        Text("first").modifier(Framed()).tabItem { Label("one", systemImage: "star") }
        Stacked(isDeep: true).tabItem { Text("two") }
      }
    },
    LeakKind("pages") {
      TabView {
        Text("first"); Text("second")
      }.tabViewStyle(.page)
    },
  ]

  private struct BoundList: View {
    @State private var elements = LeakElement.all
    var body: some View { List($elements) { $element in TextField("", text: $element.name) } }
  }

  private struct SelectionList: View {
    @State private var selection: Set<Int> = [1]
    var body: some View {
      List(selection: $selection) {
        ForEach(LeakElement.all) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in }
      }
    }
  }

  private nonisolated static let controls: [LeakKind] = [
    LeakKind("Button") {
      Button("plain") {}
      Button("bordered") {}.buttonStyle(.borderedProminent)
      Button("glass") {}.buttonRepeatBehavior(.enabled).keyboardShortcut("k")
    },
    LeakKind("Toggle") {
      Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("box", isOn: .constant(false)).toggleStyle(.button)
    },
    LeakKind("Slider") { Slider(value: .constant(0.5)) { Text("slider") } },
    LeakKind("Stepper") { Stepper("stepper", value: .constant(3)) },
    LeakKind("Picker") {
      Picker("menu", selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(2)
      }
      Picker("segments", selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("inline", selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(2)
      }
      .pickerStyle(.inline)
    },
    LeakKind("DatePicker") {
      DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      DatePicker("page", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        .datePickerStyle(.graphical)
    },
    LeakKind("ColorPicker") { ColorPicker("color", selection: .constant(.red)) },
    LeakKind("TextField") {
      TextField("field", text: .constant("text")).textFieldStyle(.roundedBorder)
      SecureField("secret", text: .constant("text"))
      TextEditor(text: .constant("lines\nof text"))
    },
    LeakKind("ProgressView") {
      ProgressView()
      ProgressView(value: 0.5)
      Gauge(value: 0.3) { Text("gauge") }
    },
    LeakKind("Menu") {
      Menu("menu") {
        Button("a") {}; Menu("more") { Button("b") {} }
      }
    },
    LeakKind("ControlGroup") {
      ControlGroup {
        Button("a") {}; Button("b") {}
      }
    },
    LeakKind("Link") { LabeledContent("name") { Text("value") } },
  ]

  private nonisolated static let modifiers: [LeakKind] = [
    LeakKind("modifier with a body") { Text("text").modifier(Framed()) },
    LeakKind("nested modifiers with bodies") {
      VStack {
        Text("a").modifier(Framed());
        Group {
          Text("b"); Text("c")
        }.modifier(Framed())
      }
      .modifier(Framed()).modifier(Framed())
    },
    LeakKind("concatenated modifiers") { Text("a").modifier(Framed().concat(Framed())) },
    LeakKind("animatable modifier") { Text("a").modifier(Stretched(animatableData: 30)) },
    LeakKind("modifier with an animation") {
      Text("a").modifier(Framed().animation(.linear)).animation(.default) { $0.opacity(0.5) }
    },
    LeakKind("lifecycle") {
      Text("a").onAppear {}.onDisappear {}.onChange(of: 1) {}
    },
    LeakKind("transitions") {
      Text("a").transition(.slide.combined(with: .opacity))
      Text("b").transition(.asymmetric(insertion: .scale, removal: .push(from: .leading)))
      Text("c").transition(.modifier(active: Framed(), identity: Framed()))
      Text("d").transition(.blurReplace)
    },
    LeakKind("content transitions") {
      Text("12").contentTransition(.numericText())
      Image(systemName: "star").symbolEffect(.pulse).contentTransition(.symbolEffect(.replace))
    },
    LeakKind("effects") {
      Text("a").blur(radius: 2).shadow(radius: 3).rotation3DEffect(.degrees(20), axis: (1, 0, 0))
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        .mask { Circle() }.clipShape(.capsule).drawingGroup().compositingGroup()
    },
    LeakKind("backgrounds") {
      Text("a").background(.thinMaterial).overlay { Text("b") }.border(.red)
        .background { Text("c").modifier(Framed()) }.safeAreaInset(edge: .bottom) { Text("bar") }
    },
    LeakKind("gestures") {
      Color.red.onTapGesture {}.gesture(DragGesture().onChanged { _ in })
        .simultaneousGesture(LongPressGesture().sequenced(before: DragGesture()))
        .onHover { _ in }.onKeyPress(.space) { .handled }.focusable()
    },
    LeakKind("preferences") {
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
      .anchorPreference(key: LeakAnchor.self, value: .bounds) { $0 }
      .overlayPreferenceValue(LeakAnchor.self) { _ in Text("over") }
      .preference(key: LeakNumber.self, value: 1).onPreferenceChange(LeakNumber.self) { _ in }
    },
    LeakKind("scroll effects") {
      ScrollView {
        ForEach(0..<20) {
          Text("\($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
            .onScrollVisibilityChange { _ in }
        }
      }
      .scrollTargetBehavior(.paging).onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    },
    LeakKind("phases and keyframes") {
      Text("a").phaseAnimator([0.5, 1]) { $0.opacity($1) }
      Text("b").keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1)
      } keyframes: { _ in
        SpringKeyframe(5.0)
      }
    },
    LeakKind("search and toolbars") {
      NavigationStack {
        List { Text("a") }.searchable(text: .constant("")).toolbar { Button("b") {} }
          .navigationTitle("Title")
      }
    },
    LeakKind("proposals of a search") {
      List { Text("a") }.searchable(text: .constant("")) { Text("b").searchCompletion("c") }
    },
    LeakKind("proposals beside a search") {
      List { Text("a") }.searchable(text: .constant(""))
        .searchSuggestions { Text("b").searchCompletion("c") }
    },
    LeakKind("drags and drops") {
      Text("a").draggable("a")
      Text("b").onDrag { NSItemProvider(object: "b" as NSString) }
        .onDrop(of: [.text], isTargeted: .constant(false)) { _ in true }
      Text("c").dropDestination(for: String.self) { _, _ in true }
    },
    LeakKind("a view of the older kind") { OldBox(color: .systemRed) },
    LeakKind("something above the bar of tabs") {
      TabView { Text("first").tabItem { Text("one") } }
        .tabViewBottomAccessory { Text("above").modifier(Framed()) }
    },
    LeakKind("a calendar of several days") {
      MultiDatePicker("Days", selection: .constant([]))
    },
    LeakKind("help and shortcuts") {
      Text("a").help("help").contextMenu { Button("b") {} }.accessibilityLabel("c")
        .accessibilityAction {}
    },
  ]

  private nonisolated static let presentations: [LeakKind] = [
    LeakKind(opening: "sheet") { isOn in
      Text("below").sheet(isPresented: isOn) { Holder() }
    },
    LeakKind(opening: "sheet of an item") { isOn in
      Text("below").sheet(
        item: Binding(
          get: { isOn.wrappedValue ? LeakElement.all[0] : nil },
          set: { isOn.wrappedValue = $0 != nil })
      ) { Text($0.name).presentationDetents([.medium, .large]) }
    },
    LeakKind(opening: "cover") { isOn in
      Text("below").fullScreenCover(isPresented: isOn) { Stacked(isDeep: true) }
    },
    LeakKind(opening: "popover") { isOn in
      Text("below").popover(isPresented: isOn) { Text("popover").modifier(Framed()) }
    },
    LeakKind(opening: "alert") { isOn in
      Text("below").alert("alert", isPresented: isOn) {
        Button("OK") {}
      } message: {
        Text("why")
      }
    },
    LeakKind(opening: "confirmation") { isOn in
      Text("below").confirmationDialog("sure", isPresented: isOn) { Button("Yes") {} }
    },
    LeakKind(opening: "sheet of actions") { isOn in
      Text("below").actionSheet(isPresented: isOn) {
        ActionSheet(title: Text("sure"), buttons: [.default(Text("Yes")), .cancel()])
      }
    },
    LeakKind(opening: "inspector") { isOn in
      Text("beside").inspector(isPresented: isOn) { Holder() }
    },
    LeakKind(opening: "open dialog") { isOn in
      Text("below").fileImporter(isPresented: isOn, allowedContentTypes: [.png]) { _ in }
    },
    LeakKind(opening: "save dialog") { isOn in
      Text("below").fileExporter(
        isPresented: isOn, document: LeakDocument(), contentType: .plainText
      ) { _ in }
    },
    LeakKind(opening: "views with closed presentations") { isOn in
      VStack {
        if isOn.wrappedValue {
          Text("below").sheet(isPresented: .constant(false)) { Text("sheet") }
            .alert("alert", isPresented: .constant(false)) { Button("OK") {} }
            .popover(isPresented: .constant(false)) { Text("popover") }
            .contextMenu { Button("a") {} }
        }
      }
    },
    LeakKind(opening: "page of a destination") { isOn in
      NavigationStack {
        Text("root").navigationDestination(isPresented: isOn) {
          NavigationLink("deeper") { Text("deep") }
          Holder()
        }
      }
    },
    LeakKind(opening: "page of an item") { isOn in
      NavigationStack {
        Text("root").navigationDestination(item: item(isOn)) {
          Text("page \($0)"); Holder()
        }
      }
    },
    LeakKind(opening: "pages of a path") { isOn in
      NavigationStack(path: Binding(get: { isOn.wrappedValue ? [1, 2] : [] }, set: { _ in })) {
        Text("root").navigationDestination(for: Int.self) {
          Holder().navigationTitle("\($0)").toolbar { Button("a") {} }
        }
      }
    },
    LeakKind(opening: "page that grows") { isOn in GrowingPage(isOn: isOn) },
    LeakKind(opening: "tab") { isOn in
      TabView(selection: item(isOn)) {
        Text("first").tag(Int?.none)
        Holder().onAppear {}.tag(Int?.some(1))
      }
    },
    LeakKind(opening: "presentations of rows") { isOn in
      List(LeakElement.all) { element in
        Text(element.name).sheet(isPresented: element.id == 1 ? isOn : .constant(false)) {
          Holder()
        }
        .popover(isPresented: .constant(false)) { Text("popover") }
        .contextMenu { Button("a") {} }
      }
    },
    LeakKind(opening: "views taken apart") { isOn in
      VStack {
        ForEach(
          subviews: ForEach(0..<(isOn.wrappedValue ? 3 : 1), id: \.self) { Text("\($0)") }
            .onAppear {}.onChange(of: isOn.wrappedValue) {}.sheet(isPresented: isOn) { Holder() }
        ) { $0.modifier(Framed()) }
      }
    },
    LeakKind(opening: "own styles") { isOn in
      VStack {
        if isOn.wrappedValue {
          Button("a") {}.buttonStyle(PressedStyle())
          Toggle("b", isOn: isOn).toggleStyle(SwitchedStyle())
        }
      }
    },
    LeakKind(opening: "filtered bindings") { isOn in FilteredList(isOn: isOn) },
    LeakKind(opening: "a view that goes with its sheet open") { isOn in
      VStack {
        if isOn.wrappedValue { Text("below").sheet(isPresented: .constant(true)) { Holder() } }
      }
    },
  ]
}

/// A number while a binding is true.
@MainActor
private func item(_ isOn: Binding<Bool>) -> Binding<Int?> {
  Binding(get: { isOn.wrappedValue ? 1 : nil }, set: { isOn.wrappedValue = $0 != nil })
}

private struct GrowingPage: View {
  @Binding var isOn: Bool
  @Namespace private var space
  var body: some View {
    NavigationStack {
      Text("small").matchedTransitionSource(id: 1, in: space)
        .navigationDestination(isPresented: $isOn) {
          Holder().navigationTransition(.zoom(sourceID: 1, in: space))
        }
    }
  }
}

private struct LeakDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  init() {}
  init(configuration: ReadConfiguration) {}
  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct OldBox: UIViewRepresentable {
  let color: UIColor
  final class Coordinator { let model = LeakModel() }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(UIView())
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = color }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(Framed()).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct SwitchedStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      GeometryReader { _ in configuration.label.modifier(Framed()) }
    }
  }
}

private struct FilteredList: View {
  @Binding var isOn: Bool
  @State private var elements = LeakElement.all
  var body: some View {
    List {
      ForEach($elements.filter { $0.wrappedValue.id == 1 || isOn }) { $element in
        TextField("", text: $element.name)
      }
    }
  }
}

private struct LeakAnchor: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct LeakNumber: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
