import SwiftUI

/// Controls on glass that come out of one another.
struct GlassControls: View {
  @State private var isExpanded = false
  @Namespace private var glass

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(
        colors: [.indigo, .teal, .mint], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      GlassEffectContainer(spacing: 20) {
        VStack(spacing: 12) {
          if isExpanded {
            ForEach(["heart", "star", "bell"], id: \.self) { name in
              Image(systemName: name)
                .frame(width: 48, height: 48)
                .glassEffect(.regular.tint(.pink.opacity(0.4)).interactive(), in: .circle)
                .glassEffectID(name, in: glass)
            }
          }
          Button {
            withAnimation(.bouncy(duration: 0.5, extraBounce: 0.1)) { isExpanded.toggle() }
          } label: {
            Image(systemName: "plus")
              .rotationEffect(.degrees(isExpanded ? 45 : 0))
              .frame(width: 32, height: 32)
          }
          .buttonStyle(.glass)
          .glassEffectID("toggle", in: glass)
        }
      }
      .padding(24)
    }
    .overlay(alignment: .top) {
      Button("Done") { withAnimation { isExpanded = false } }
        .buttonStyle(.glassProminent)
        .tint(.purple)
        .hoverEffect(.lift)
        .padding()
    }
  }
}
