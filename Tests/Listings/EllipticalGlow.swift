import SwiftUI

struct EllipticalGlow: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Rectangle()
        .fill(
          EllipticalGradient(
            colors: [.yellow, .orange, .clear], center: .center, startRadiusFraction: 0,
            endRadiusFraction: isWide ? 0.5 : 0.2)
        )
        .frame(width: 300, height: 140)
      Ellipse()
        .fill(.ellipticalGradient(Gradient(colors: [.white, .blue])))
        .frame(width: isWide ? 300 : 150, height: 120)
      EllipticalGradient(
        gradient: Gradient(stops: [
          .init(color: .red, location: 0.2), .init(color: .black, location: 1),
        ]), center: .top
      )
      .frame(height: 60)
    }
    .onTapGesture { withAnimation(.easeInOut(duration: 1)) { isWide.toggle() } }
  }
}
