import SwiftUI

struct ScrollVisibility: View {
  @State private var visible: Set<Int> = []
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var offset: CGFloat = 0
  @State private var phase = "idle"

  var body: some View {
    VStack {
      Text("\(visible.count) in sight, \(phase), \(Int(offset))")
        .contentTransition(.numericText(value: Double(visible.count)))
        .monospacedDigit()
        .animation(.snappy, value: visible)
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(0..<40, id: \.self) { index in
            RoundedRectangle(cornerRadius: 16)
              .fill(.indigo.opacity(visible.contains(index) ? 0.9 : 0.3))
              .frame(height: 120)
              .scrollTransition(.interactive(timingCurve: .easeInOut), axis: .vertical) {
                content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(1 - abs(phase.value) * 0.5)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (1, 0, 0))
              }
              .onScrollVisibilityChange(threshold: 0.5) { isVisible in
                if isVisible { visible.insert(index) } else { visible.remove(index) }
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition($position)
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, newValue in
        offset = newValue
      }
      .onScrollPhaseChange { _, newPhase in phase = newPhase.isScrolling ? "scrolling" : "idle" }
      Button("To the end") { withAnimation { position.scrollTo(id: 39, anchor: .bottom) } }
    }
  }
}
