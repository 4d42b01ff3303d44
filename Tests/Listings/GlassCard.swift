import SwiftUI

struct GlassCard: View {
  @State private var isUp = false

  var body: some View {
    ZStack {
      Circle().fill(.blue.gradient).frame(width: 160).offset(x: isUp ? -80 : 80, y: -60)
      Circle().fill(.pink.gradient).frame(width: 120).offset(x: isUp ? 90 : -70, y: 70)
      VStack(alignment: .leading, spacing: 8) {
        Text("Card").font(.title2.weight(.bold))
        Text("0000 1234 5678").font(.callout.monospaced()).foregroundStyle(.secondary)
      }
      .padding(24)
      .frame(width: 300, height: 180, alignment: .bottomLeading)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 20).stroke(
          .linearGradient(
            colors: [.white.opacity(0.7), .clear], startPoint: .topLeading,
            endPoint: .bottomTrailing))
      )
      .environment(\.colorScheme, .dark)
    }
    .onAppear { withAnimation(.easeInOut(duration: 3).repeatForever()) { isUp = true } }
  }
}
