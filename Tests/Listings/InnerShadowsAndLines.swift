import SwiftUI

/// Shadows within letters, symbols and shapes, outlines that are cut, and a canvas of many shadings.
struct InnerShadowsAndLines: View {
  @State private var isDeep = false

  private var warmth: ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r1 = 1.1
    matrix.b3 = 0.8
    return matrix
  }

  var body: some View {
    VStack {
      Text("Carved")
        .font(.system(size: 40, weight: .heavy))
        .foregroundStyle(.blue.gradient.shadow(.inner(color: .black, radius: isDeep ? 4 : 1, y: 2)))
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .foregroundStyle(.red.shadow(.inner(radius: 2, x: 1, y: 1)).shadow(.drop(radius: 3)))
      RoundedRectangle(cornerRadius: 12)
        .foregroundStyle(.gray.gradient.shadow(.inner(radius: 4)).opacity(0.6))
        .frame(width: 120, height: 40)
      Circle()
        .lineSubtraction(.rect.offset(x: isDeep ? 40 : 20))
        .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .frame(width: 60, height: 60)
      Circle().lineIntersection(.rect.offset(x: 20)).stroke(.orange, lineWidth: 3)
        .frame(width: 60, height: 60)
      Canvas { context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        context.fill(
          all, with: .palette([.color(.sRGB, red: 0.2, green: 0.3, blue: 0.4), .foreground]))
        context.addFilter(.colorMatrix(warmth))
        context.fill(
          all, with: .tiledImage(Image(systemName: "star"), origin: CGPoint(x: 4, y: 4), scale: 0.5)
        )
        context.addFilter(
          .shadow(
            color: .black, radius: 3, y: 2, blendMode: .sourceAtop,
            options: [.shadowAbove, .invertsAlpha]))
        context.fill(
          Path(ellipseIn: CGRect(x: 10, y: 5, width: 40, height: 20)), with: .color(white: 0.9))
      }
      .frame(height: 30)
      Rectangle().fill(.ellipticalGradient(Color.mint.gradient)).frame(height: 20)
    }
    .onTapGesture { withAnimation(.spring) { isDeep.toggle() } }
  }
}
