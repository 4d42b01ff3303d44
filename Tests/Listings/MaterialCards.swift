import SwiftUI

struct MaterialCards: View {
  @State private var isOpen = false
  @State private var progress: CGFloat = 0
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ZStack {
      Image(systemName: "circle.hexagongrid.fill")
        .resizable().scaledToFill()
        .foregroundStyle(
          AngularGradient(
            gradient: Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: .center)
        )
        .ignoresSafeArea()
      VStack {
        Text("Glass").font(.title2.weight(.semibold))
        DisclosureGroup("Details", isExpanded: $isOpen) {
          ForEach(0..<3) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading) }
        }
        Circle()
          .trim(from: 0, to: progress)
          .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 80, height: 80)
          .background { Circle().stroke(.quaternary, lineWidth: 10) }
      }
      .padding(24)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .strokeBorder(.white.opacity(colorScheme == .dark ? 0.2 : 0.5))
      }
      .compositingGroup()
      .shadow(radius: 20, y: 10)
      .padding()
    }
    .animation(reduceMotion ? nil : .smooth(duration: 0.4), value: isOpen)
    .onChange(of: isOpen, initial: true) { _, newValue in
      withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 1.2)) { progress = newValue ? 1 : 0.3 }
    }
  }
}
