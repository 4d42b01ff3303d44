import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .redacted(reason: .placeholder)
      .overlay {
        GeometryReader { geo in
          LinearGradient(
            colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: geo.size.width * 0.6)
          .offset(x: phase * geo.size.width)
          .blendMode(.plusLighter)
        }
      }
      .mask(content)
      .onAppear {
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1.6 }
      }
  }
}

extension View {
  @ViewBuilder func shimmering(_ isActive: Bool = true) -> some View {
    if isActive { modifier(Shimmer()) } else { self }
  }
}

struct ShimmerModifier: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Circle().fill(.gray).frame(width: 48, height: 48)
        VStack(alignment: .leading) {
          Text("Margaret Hamilton").font(.headline)
          Text("Software engineer").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Text("Some longer text that stands for a paragraph of a post.").lineLimit(2)
      Text("Shown").unredacted()
    }
    .shimmering(isLoading)
    .animation(.default, value: isLoading)
    .onTapGesture { isLoading.toggle() }
    .padding()
  }
}
