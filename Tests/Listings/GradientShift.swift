import SwiftUI

/// Colours and gradients that change.
struct GradientShift: View {
  @State private var isWarm = false

  var body: some View {
    VStack(spacing: 12) {
      Rectangle()
        .fill(
          LinearGradient(
            colors: isWarm ? [.red, .yellow] : [.blue, .green],
            startPoint: isWarm ? .topLeading : .leading, endPoint: .bottomTrailing))
      Circle()
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [.white, isWarm ? .orange : .purple]), center: .center,
            startRadius: 5, endRadius: isWarm ? 60 : 90))
      Circle()
        .fill(
          AngularGradient(
            gradient: Gradient(stops: [
              .init(color: .pink, location: 0), .init(color: .cyan, location: isWarm ? 0.7 : 0.3),
              .init(color: .pink, location: 1),
            ]), center: .center, angle: .degrees(isWarm ? 180 : 0)))
      Text("Gradient text")
        .font(.largeTitle.weight(.heavy))
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .hueRotation(.degrees(isWarm ? 120 : 0))
      Color(red: isWarm ? 1 : 0, green: 0.3, blue: isWarm ? 0 : 1).frame(height: 20)
      Color(.sRGB, red: 0.2, green: 0.4, blue: isWarm ? 0.9 : 0.1, opacity: 1).frame(height: 20)
      RoundedRectangle(cornerRadius: 8)
        .fill(isWarm ? Color.red.gradient : Color.blue.gradient)
        .frame(height: 20)
      Button("Change") { withAnimation(.easeInOut(duration: 1)) { isWarm.toggle() } }
    }
    .padding()
    .frame(width: 260, height: 520)
  }
}
