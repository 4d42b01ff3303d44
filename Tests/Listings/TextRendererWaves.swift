import SwiftUI

struct EmphasisAttribute: TextAttribute {}

struct AppearanceEffectRenderer: TextRenderer, Animatable {
  var elapsedTime: TimeInterval
  var elementDuration: TimeInterval
  var totalDuration: TimeInterval

  var spring: Spring { .snappy(duration: elementDuration - 0.05, extraBounce: 0.4) }

  var animatableData: Double {
    get { elapsedTime }
    set { elapsedTime = newValue }
  }

  init(elapsedTime: TimeInterval, elementDuration: Double = 0.4, totalDuration: TimeInterval) {
    self.elapsedTime = min(elapsedTime, totalDuration)
    self.elementDuration = min(elementDuration, totalDuration)
    self.totalDuration = totalDuration
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flattenedRuns {
      if run[EmphasisAttribute.self] != nil {
        let delay = elementDelay(count: run.count)
        for (index, slice) in run.enumerated() {
          let timeOffset = TimeInterval(index) * delay
          let elementTime = max(0, min(elapsedTime - timeOffset, elementDuration))
          var copy = context
          draw(slice, at: elementTime, in: &copy)
        }
      } else {
        var copy = context
        copy.opacity = UnitCurve.easeIn.value(at: elapsedTime / 0.2)
        copy.draw(run)
      }
    }
  }

  func draw(_ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext)
  {
    let progress = time / elementDuration
    let opacity = UnitCurve.easeIn.value(at: 1.4 * progress)
    let blurRadius =
      slice.typographicBounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)
    let translationY = spring.value(
      fromValue: -slice.typographicBounds.descent, toValue: 0, initialVelocity: 0, time: time)
    context.translateBy(x: 0, y: translationY)
    context.addFilter(.blur(radius: blurRadius))
    context.opacity = opacity
    context.draw(slice, options: .disablesSubpixelQuantization)
  }

  func elementDelay(count: Int) -> TimeInterval {
    let count = TimeInterval(count)
    let remainingTime = totalDuration - count * elementDuration
    return max(remainingTime / (count + 1), (totalDuration - elementDuration) / count)
  }
}

extension Text.Layout {
  var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> {
    self.flatMap { line in line }
  }

  var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
    flattenedRuns.flatMap(\.self)
  }
}

struct TextTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let duration = 0.9
    let elapsedTime = phase.isIdentity ? duration : 0
    let renderer = AppearanceEffectRenderer(elapsedTime: elapsedTime, totalDuration: duration)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: duration) }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}

struct WaveRenderer: TextRenderer {
  var strength: Double
  var frequency: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, glyph) in run.enumerated() {
          let yOffset = strength * sin(Double(index) * frequency)
          var copy = ctx
          copy.translateBy(x: 0, y: yOffset)
          copy.draw(glyph)
        }
      }
      ctx.stroke(Path(line.typographicBounds.rect), with: .color(.blue.opacity(0.2)))
    }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0) }
}

struct TextRendererWaves: View {
  @State private var isVisible = true
  @State private var amount = -10.0

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Visible", isOn: $isVisible.animation())
      if isVisible {
        let effects = Text("Visual Effects")
          .customAttribute(EmphasisAttribute())
          .foregroundStyle(.pink)
          .bold()
        Text("Build \(effects) with it")
          .font(.system(.title, design: .rounded, weight: .semibold))
          .frame(width: 250)
          .transition(TextTransition())
      }
      Text("This is a very long string that has a wave applied")
        .textRenderer(WaveRenderer(strength: amount, frequency: 0.5))
    }
    .padding()
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { amount = 10 }
    }
  }
}
