import Glissando

struct Placeholder: View {
  @State private var isLoading = true
  @State private var shine = -1.0

  var body: some View {
    VStack {
      HStack(spacing: 14) {
        Image(systemName: "person").font(.system(size: 40))
        VStack(alignment: .leading, spacing: 6) {
          Text("Clara Wieck").font(.headline)
          Text("Quatre pièces fugitives, opus 15")
            .foregroundStyle(.secondary)
        }
      }
      .redacted(reason: isLoading ? .placeholder : [])
      .overlay {
        LinearGradient(
          colors: [.clear, .white.opacity(0.5), .clear],
          startPoint: .leading, endPoint: .trailing
        )
        .offset(x: shine * 260)
        .opacity(isLoading ? 1 : 0)
      }
      .clipped()
      .frame(maxHeight: .infinity)
      .onAppear {
        withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
          shine = 1
        }
      }
      Button("Load") {
        withAnimation { isLoading.toggle() }
      }
    }
  }
}
