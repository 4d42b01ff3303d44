import SwiftUI

/// A mark that draws itself: a path by stages.
struct Checkmark: Shape {
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX * 0.8, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path.trimmedPath(from: 0, to: progress)
  }
}

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = true
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> {
    get { AnimatablePair(startAngle.animatableData, endAngle.animatableData) }
    set {
      startAngle.animatableData = newValue.first
      endAngle.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90),
      clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct CheckmarkDraw: View {
  @State private var isDone = false

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle()
          .trim(from: 0, to: isDone ? 1 : 0)
          .stroke(style: .init(lineWidth: 6, lineCap: .round))
          .animation(.easeOut(duration: 0.5), value: isDone)
        Checkmark(progress: isDone ? 1 : 0)
          .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
          .frame(width: 40, height: 30)
          .animation(.spring(response: 0.4).delay(0.4), value: isDone)
      }
      .frame(width: 100, height: 100)
      Arc(startAngle: .degrees(isDone ? 0 : 90), endAngle: .degrees(isDone ? 270 : 110))
        .strokeBorder(.blue, lineWidth: 20)
        .frame(width: 120, height: 120)
        .animation(.bouncy, value: isDone)
      Button("Done", action: { isDone.toggle() })
    }
    .padding()
  }
}
