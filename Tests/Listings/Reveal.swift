import SwiftUI

/// Masks, clips and layers.
struct Reveal: View {
  @State private var isRevealed = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Underneath")
        .font(.largeTitle)
        .mask {
          Rectangle().scaleEffect(x: isRevealed ? 1 : 0, anchor: .leading)
        }
      Text("Aligned").mask(alignment: .leading) { Circle().frame(width: isRevealed ? 200 : 20) }
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask(Text("Gradient").font(.title).bold())
        .frame(width: 200, height: 40)
      Color.teal
        .frame(width: 120, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: isRevealed ? 30 : 0))
      Color.orange
        .frame(width: 120, height: 60)
        .clipShape(.rect(topLeadingRadius: isRevealed ? 30 : 0, bottomTrailingRadius: 30))
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12) }
        .overlay(Capsule().stroke(.black))
        .background(alignment: .bottom) { Color.gray.frame(height: 4) }
        .background(.yellow)
      UnevenRoundedRectangle(topLeadingRadius: isRevealed ? 30 : 4, bottomTrailingRadius: 20)
        .frame(width: 120, height: 40)
      AnyShape(isRevealed ? AnyShape(Circle()) : AnyShape(Capsule())).frame(width: 60, height: 40)
      Button("Reveal") { withAnimation(.easeInOut(duration: 0.8)) { isRevealed.toggle() } }
    }
    .padding()
  }
}
