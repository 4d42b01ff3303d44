import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What lies behind the words of each of two windows, in colours of its own: a step moves and turns it.
struct ProbePicture: View {
  let isMain: Bool
  let step: Int

  var body: some View {
    ZStack {
      LinearGradient(
        colors: isMain ? [.orange, .white] : [.white, .blue], startPoint: .top, endPoint: .bottom)
      RoundedRectangle(cornerRadius: 12)
        .fill(isMain ? .red : .green)
        .frame(width: 90, height: 60)
        .rotationEffect(.degrees(Double(step) * 30))
        .shadow(radius: 6)
        .offset(x: Double(step % 3 - 1) * 80)
      Text("Step \(step)")
        .opacity(0.8)
        .offset(y: 60)
    }
  }
}
