import SwiftUI

struct ColorfulMesh: View {
  @State private var isMoved = false

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], [isMoved ? 0.8 : 0.2, isMoved ? 0.3 : 0.7], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .red, .purple, .indigo,
        .orange, isMoved ? .white : .brown, .blue,
        .yellow, .green, .mint,
      ]
    )
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { isMoved = true }
    }
  }
}
