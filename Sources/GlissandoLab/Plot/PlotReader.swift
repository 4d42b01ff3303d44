import Glissando
import GlissandoTools
import GlissandoViews

/// The cursor of a plot, and what moves it.
struct PlotReader: View {
  let moment: PlotMoment
  let layout: PlotLayout
  let cursor: Binding<Double?>
  let window: Binding<PlotWindow>?

  private var unit: Double { layout.unit }
  private var isPart: Bool { layout.scales.isPart }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if let time = cursor.wrappedValue, layout.scales.times.contains(time) {
        Crosshair(moment: moment, layout: layout, time: time)
      }
    }
    .contentShape(Rectangle())
    .onContinuousHover { phase in
      switch phase {
      case .active(let point): read(at: point)
      case .ended: cursor.wrappedValue = nil
      }
    }
    // A drag of what shows a part moves it.
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { read(at: $0.location) }, isEnabled: !isPart
    )
    .background { KeyboardFrame().padding(-4 * unit) }
    .focusableUnmarked(interactions: .activate)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .escape]) {
      $0.modifiers.contains(.control) ? scroll($0.key) : move($0)
    }
    .modifier(AccessibilityProperties(label: "Plot", value: spoken, role: .chart))
  }

  private func read(at point: CGPoint) {
    let margin = 12 * unit
    guard point.x >= layout.left - margin, point.x <= layout.right + margin else {
      cursor.wrappedValue = nil
      return
    }
    cursor.wrappedValue = layout.time(at: point.x)
  }

  // MARK: Keys

  /// Moves the cursor; what is shown of the plot follows it.
  private func move(_ press: KeyPress) -> KeyPress.Result {
    let frame = 1.0 / 60
    let step =
      press.modifiers.contains(.shift)
      ? frame * 6 : press.modifiers.contains(.option) ? frame / 10 : frame
    let now = cursor.wrappedValue ?? 0
    let end = moment.content.scales.end
    switch press.key {
    case .leftArrow: cursor.wrappedValue = max(now - step, 0)
    case .rightArrow: cursor.wrappedValue = min(now + step, end)
    case .home: cursor.wrappedValue = 0
    case .end: cursor.wrappedValue = end
    default:
      guard press.key == .escape, cursor.wrappedValue != nil else { return .ignored }
      cursor.wrappedValue = nil
    }
    if let time = cursor.wrappedValue { window?.wrappedValue.reveal(time, in: moment.content) }
    return .handled
  }

  /// Moves the part that is shown by an eighth of it.
  private func scroll(_ key: KeyEquivalent) -> KeyPress.Result {
    guard let window, isPart else { return .ignored }
    let eighths: (time: Double, value: Double)
    switch key {
    case .leftArrow: eighths = (-1, 0)
    case .rightArrow: eighths = (1, 0)
    case .upArrow: eighths = (0, 1)
    case .downArrow: eighths = (0, -1)
    default: return .ignored
    }
    withAnimation(PlotZoom.motion) {
      window.wrappedValue.move(
        by: eighths.time / 8, values: eighths.value / 8, in: moment.content)
    }
    return .handled
  }

  // MARK: Words

  /// What the plot says to those who do not see it.
  private var spoken: String {
    let motions = moment.content.curves.map { curve in
      guard let time = cursor.wrappedValue else {
        return "\(curve.lane.name): \(curve.analysis.words)"
      }
      let position = MotionNumber.plain(curve.analysis.state(at: time).position)
      return "\(curve.lane.name): \(position) after \(MotionNumber.precise(time))"
    }
    guard let times = window?.wrappedValue.scales(of: moment.content.scales), times.isPart else {
      return motions.joined(separator: "; ")
    }
    let (from, to) = (times.times.lower, times.times.upper)
    let shown =
      "shown from \(MotionNumber.precise(from, in: times.times))"
      + " to \(MotionNumber.precise(to, in: times.times))"
    return (motions + [shown]).joined(separator: "; ")
  }
}

extension AccessibilityRole {
  fileprivate static let chart = AccessibilityRole(rawValue: "chart")
}
