import Glissando

/// What can be chosen: the animation above, the scene's clock and its interruptions below.
struct ControlStrip: View {
  let model: InterruptModel
  let metrics: Metrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      KindPicker(model: model, metrics: metrics)
      HStack(alignment: .bottom, spacing: metrics.groupSpacing) {
        SpringSliders(model: model, metrics: metrics)
        TimeControls(model: model, metrics: metrics)
        InterruptionPicker(model: model, metrics: metrics)
      }
    }
    .controlSize(metrics.controlSize)
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.strip)
    .background(palette.raised)
    .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
    .tint(palette.ball)
  }
}

/// The kinds of animation, side by side.
private struct KindPicker: View {
  @Bindable var model: InterruptModel
  let metrics: Metrics

  var body: some View {
    Picker("Animation", selection: $model.kind) {
      ForEach(MotionKind.allCases) { kind in
        Text(metrics.isCompact ? kind.shortTitle : kind.title)
          .lineLimit(1)
          .frame(minWidth: segmentWidth)
          .tag(kind)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }

  /// What makes the segments fill the row, in points without a segment's own padding.
  private var segmentWidth: Double {
    let row = metrics.window.width - 2 * metrics.margin
    return max(0, row / Double(MotionKind.allCases.count) - metrics.segmentPadding)
  }
}

/// Duration and bounce of the next flight.
private struct SpringSliders: View {
  @Bindable var model: InterruptModel
  let metrics: Metrics

  var body: some View {
    Captioned("duration", "\(Reading.hundredths(model.duration)) s", metrics) {
      Slider(value: $model.duration, in: InterruptModel.durationRange, step: 0.05)
        .labelsHidden()
        .accessibilityLabel("Duration")
        .frame(height: metrics.controlHeight)
    }
    Captioned("bounce", model.shownBounce.map(Reading.hundredths) ?? "–", metrics) {
      Slider(value: bounce, in: InterruptModel.bounceRange, step: 0.05)
        .labelsHidden()
        .accessibilityLabel("Bounce")
        .disabled(!model.kind.hasBounce)
        .frame(height: metrics.controlHeight)
    }
  }

  /// A preset shows its own bounce.
  private var bounce: Binding<Double> {
    Binding(get: { model.shownBounce ?? 0 }, set: { model.bounce = $0 })
  }
}

/// Slow motion, pause and step.
private struct TimeControls: View {
  @Bindable var model: InterruptModel
  let metrics: Metrics

  var body: some View {
    Captioned("slow motion", "", metrics) {
      HStack(spacing: metrics.controlSpacing) {
        Picker("Slow motion", selection: $model.pace) {
          ForEach(Pace.allCases) { Text($0.title).tag(Optional($0)) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .fixedSize()
        Button(model.isPaused ? "Go on" : "Pause") { model.isPaused.toggle() }
          .fixedSize()
        Button("Step") { model.step() }
          .fixedSize()
      }
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}

/// How often the ball is interrupted by itself.
private struct InterruptionPicker: View {
  @Bindable var model: InterruptModel
  let metrics: Metrics

  var body: some View {
    Captioned("interrupt every … ms", "", metrics) {
      Picker("Interrupt every so many milliseconds", selection: $model.interruptionRate) {
        ForEach(InterruptionRate.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}

/// A control below its name and value.
private struct Captioned<Control> {
  private let caption: String
  private let value: String
  private let metrics: Metrics
  private let control: Control
  @Environment(\.galleryPalette) private var palette
}

extension Captioned: View where Control: View {
  init(
    _ caption: String, _ value: String, _ metrics: Metrics, @ViewBuilder control: () -> Control
  ) {
    self.caption = caption
    self.value = value
    self.metrics = metrics
    self.control = control()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4 * metrics.unit) {
      HStack(spacing: 6 * metrics.unit) {
        Text(caption).foregroundStyle(palette.faintInk)
        Text(value).foregroundStyle(palette.ink).monospacedDigit()
      }
      .font(metrics.caption)
      .lineLimit(1)
      control
    }
  }
}
