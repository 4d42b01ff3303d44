import SwiftUI

/// A polygon with a number of sides that need not be whole.
struct Polygon: InsettableShape {
  var sides: Double
  var insetAmount: CGFloat = 0

  var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  func inset(by amount: CGFloat) -> Polygon {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let bounds = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let radius = min(bounds.width, bounds.height) / 2
    let extra = sides != Double(Int(sides)) ? 1 : 0
    return Path { path in
      for index in 0..<(Int(sides) + extra) {
        let angle = Double(index) * (360 / sides) * .pi / 180
        let point = CGPoint(
          x: bounds.midX + CGFloat(cos(angle)) * radius,
          y: bounds.midY + CGFloat(sin(angle)) * radius)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct PolygonDemo: View {
  @State private var sides = 3.0

  var body: some View {
    VStack {
      Polygon(sides: sides)
        .fill(.linearGradient(colors: [.mint, .indigo], startPoint: .top, endPoint: .bottom))
        .overlay { Polygon(sides: sides).strokeBorder(.primary, lineWidth: 3) }
        .frame(width: 160, height: 160)
        .animation(.easeInOut(duration: 0.8), value: sides)
      HStack {
        ForEach([3, 5, 8, 20], id: \.self) { count in
          Button("\(count)") { sides = Double(count) }
        }
      }
    }
  }
}
