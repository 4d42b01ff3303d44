import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// Kinds that read what is around them.

struct ReadersKind: View {
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

struct AnimatorsKind: View {
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

struct SurroundingsKind: View {
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
    .tint(DifferentialKind.colors[Int(model.numbers[1])])
    .controlSize(model.choice == 1 ? .small : .regular)
    .environment(\.colorScheme, model.flags[3] ? .dark : .light)
    .redacted(reason: model.text == 2 ? .placeholder : [])
    .multilineTextAlignment(model.flags[1] ? .leading : .trailing)
  }
}
