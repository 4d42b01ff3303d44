import Glissando

/// Every control and every kind of view that comes, goes and moves.
struct StormViews: View {
  let model: StormModel
  @FocusState private var focus: Int?

  var body: some View {
    HStack(alignment: .top) {
      StormControls(model: model).disabled(model.isDisabled)
      StormStructure(model: model)
      StormMotion(model: model)
    }
    .padding()
    .background(.background)
    .focused($focus, equals: 1)
    .onKeyPress { press in
      if press.key == .home { focus = focus == nil ? 1 : nil }
      return .ignored
    }
  }
}

private struct StormControls: View {
  @Bindable var model: StormModel

  var body: some View {
    VStack {
      Button("Change") { model.sizeIndex += 1 }.keyboardShortcut("k")
      Button("Bordered") { withAnimation { model.isOn.toggle() } }.buttonStyle(.bordered)
      Toggle("Switch", isOn: $model.isOn)
      Toggle("Box", isOn: $model.isOn.animation()).toggleStyle(.checkbox)
      Slider(value: $model.level)
      Slider(value: $model.level, in: 0...1, step: 0.25) { Text("Steps") }
      choices.pickerStyle(.segmented)
      choices.pickerStyle(.menu)
      choices.pickerStyle(.radioGroup)
    }
    .controlSize(model.isLarge ? .large : .small)
    .frame(width: 260)
  }

  private var choices: some View {
    Picker("Choice", selection: $model.choice) {
      ForEach(model.items.prefix(4)) { Text("item \($0.id)").tag($0.id) }
      if model.isExtended { Text("more").tag(model.tag % 5) }
    }
  }
}

private struct StormStructure: View {
  let model: StormModel

  var body: some View {
    let layout =
      model.isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 2))
    VStack {
      layout {
        ForEach(model.items) { item in
          StormRow(item: item).transition(item.id)
        }
      }
      if model.isExtended {
        VStack {
          Text("outer")
          if model.isNested {
            ForEach(0..<model.count, id: \.self) { _ in Capsule().frame(width: 30, height: 6) }
          } else {
            AnyView(Text("not nested \(model.count)"))
          }
        }
        .animation(.bouncy, value: model.isNested)
      } else {
        Text("closed").id(model.tag)
      }
      Group {
        switch model.tag % 3 {
        case 0: Circle().frame(width: 20)
        case 1: EmptyView()
        default: Text("two")
        }
      }
      .id(model.tag / 3)
      .shadow(radius: 2)
    }
    .onTapGesture(count: 2) { withAnimation(.snappy) { model.isVertical.toggle() } }
  }
}

extension View {
  /// A few looks that differ by number.
  fileprivate func transition(_ number: Int) -> some View {
    opacity(number % 4 == 0 ? 0.5 : 1).zIndex(Double(number % 3))
  }
}

private struct StormRow: View {
  let item: StormModel.Item
  @State private var taps = 0
  @State private var isHovered = false
  @State private var shift = CGSize.zero

  var body: some View {
    Text("row \(item.id): \(taps)")
      .padding(2)
      .background(isHovered ? Color.blue : .gray)
      .offset(shift)
      .onTapGesture { taps += 1 }
      .onHover { hovered in withAnimation(.easeOut(duration: 0.1)) { isHovered = hovered } }
      .gesture(
        DragGesture()
          .onChanged { shift = $0.translation }
          .onEnded { _ in withAnimation(.spring) { shift = .zero } }
      )
      .onChange(of: item.value) { withAnimation { taps = 0 } }
      .onAppear { taps = 1 }
  }
}

private struct StormMotion: View {
  let model: StormModel

  var body: some View {
    VStack {
      Wave(phase: model.level, height: model.size)
        .stroke(model.color, lineWidth: 2).frame(height: 40)
      RoundedRectangle(cornerRadius: model.size / 10)
        .fill(LinearGradient(colors: [model.color, .white], startPoint: .top, endPoint: .bottom))
        .frame(width: model.size, height: 30)
        .rotationEffect(model.angle)
        .scaleEffect(model.isLarge ? 1.4 : 1)
        .offset(x: model.isOn ? 20 : 0)
        .shadow(radius: model.isLarge ? 6 : 0)
        .animation(.smooth, value: model.isOn)
      GeometryReader { proxy in
        Ellipse().trim(from: 0, to: model.level).stroke(.red, lineWidth: 3)
          .position(x: proxy.size.width * model.level, y: proxy.size.height / 2)
        Text("\(Int(proxy.size.width))").blur(radius: model.isNested ? 2 : 0)
      }
      .frame(height: model.isLarge ? 60 : 30)
      .clipShape(Circle())
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(model.color))
        context.draw(Text("drawn \(model.tag)"), at: CGPoint(x: size.width / 2, y: 10))
      }
      .frame(width: 60, height: 30)
      Counting(value: model.number)
      if model.isTimed {
        TimelineView(.animation) { context in
          Circle().frame(width: 10)
            .offset(
              x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 9))
        }
      }
      TimelineView(.periodic(from: .distantPast, by: 60)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
    .frame(maxWidth: 300)
    .foregroundStyle(model.color)
    .grayscale(model.isDisabled ? 0.8 : 0)
    .transaction { if model.tag % 7 == 0 { $0.animation = $0.animation?.speed(2) } }
    .geometryGroup()
  }
}

/// A shape with two numbers that move.
private struct Wave: Shape {
  var phase: Double
  var height: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for step in 1...12 {
      let x = rect.minX + rect.width * Double(step) / 12
      path.addLine(
        to: CGPoint(x: x, y: rect.midY + height / 4 * sin(phase * 6 + Double(step))))
    }
    return path
  }
}

/// A view whose body follows a moving number.
private struct Counting: View, @MainActor Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View {
    Text("\(Int(value))")
    if Int(value) % 2 == 0 { Text("even") }
  }
}
