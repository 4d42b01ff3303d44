import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

private struct Pie: Shape {
  var end: Angle
  var animatableData: Double {
    get { end.degrees }
    set { end = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: rect.width / 2, startAngle: .zero, endAngle: end,
        clockwise: false)
      path.closeSubpath()
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: .init(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Bar: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Triangle {
  fileprivate static var triangle: Triangle { Triangle() }
}

extension Shape {
  fileprivate func outlined() -> some View { stroke(.black, lineWidth: 2).background(fill(.red)) }
}

@MainActor
@Suite("Shapes as people write them")
struct ShapeSurfaceTests {
  @Test("Built-in shapes are made, filled, stroked and changed")
  func builtIn() {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Group {
          Circle()
          Ellipse().fill()
          Rectangle().fill(.blue)
          RoundedRectangle(cornerRadius: 4).fill(Color.red.gradient)
          RoundedRectangle(cornerRadius: 4, style: .circular).stroke()
          RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)).stroke(lineWidth: 2)
          Capsule().stroke(.red)
          Capsule(style: .circular).stroke(Color.red, lineWidth: 2)
          UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4)
            .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 3]))
          UnevenRoundedRectangle(cornerRadii: .init(topLeading: 2)).stroke(style: StrokeStyle())
        }
        Group {
          Circle().strokeBorder()
          Circle().strokeBorder(.red)
          Circle().strokeBorder(Color.red, lineWidth: 3)
          Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
          Circle().strokeBorder(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
            style: .init(lineWidth: 2, dashPhase: 1))
          Circle().inset(by: 3).fill(.red, style: FillStyle(eoFill: true))
          Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 1)
          Circle().trim(from: 0.2).stroke()
          Circle().rotation(.degrees(30)).scale(0.5).offset(x: 2).fill(.red)
          Circle().rotation(.degrees(30), anchor: .leading).scale(x: 2, y: 1, anchor: .top)
          Circle().offset(CGSize(width: 1, height: 2)).offset(CGPoint(x: 1, y: 2)).offset(y: 3)
          Circle().size(width: 3, height: 4)
          Circle().size(CGSize(width: 3, height: 4)).transform(.identity)
          Circle().fill(.red).stroke(.blue, lineWidth: 2)
          Rectangle().path(in: .zero).strokedPath(StrokeStyle(lineWidth: 2))
        }
        AnyShape(Circle()).fill(.red)
        AnyShape(Bool.random() ? AnyShape(.capsule) : AnyShape(.rect(cornerRadius: 3)))
        Circle().fill(.blue).clipShape(.circle).contentShape(.rect)
        Color.red.clipShape(RoundedRectangle(cornerRadius: 3, style: .continuous))
          .clipShape(.rect(cornerRadius: 4)).clipShape(.capsule, style: FillStyle()).clipped()
          .clipShape(.ellipse).cornerRadius(3)
        Color.red.clipShape(.rect(topLeadingRadius: 3)).border(.red).border(Color.blue, width: 2)
      }
    }
    #expect(stage.isAnimating == false)
  }

  @Test("Shapes of one's own fill, inset, animate and have short names")
  func own() throws {
    let (stage, end) = makeStage(90.0) { end in
      ZStack {
        Bar().strokeBorder(.blue, lineWidth: 2)
        Bar().inset(by: 2)
        Triangle().outlined()
        Color.red.clipShape(.triangle)
        Color.white
        Pie(end: .degrees(end)).fill(.red).frame(width: 100, height: 100)
      }
    }
    #expect(stage.image().pixel(190, 160).z > 200)
    withAnimation(.linear(duration: 1)) { end.value = 270 }
    stage.advance(by: 0.5)
    // Half of the pie is there: its lower left quarter, and not yet the upper left one.
    #expect(stage.image().pixel(190, 160).z < 100)
    #expect(stage.image().pixel(190, 140).z > 200)
  }

  @Test("Paths are built in every way")
  func paths() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 5, y: 15))
    path.addCurve(
      to: .zero, control1: CGPoint(x: -5, y: 5), control2: CGPoint(x: -5, y: 2))
    path.closeSubpath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addRects([CGRect(x: 0, y: 0, width: 5, height: 5)])
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 5, height: 5), cornerSize: .zero)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addArc(
      center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(20))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)))
    path.addPath(Path(), transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(!path.isEmpty && path.boundingRect.maxX >= 10 && path.currentPoint != nil)
    #expect(Path(CGRect(x: 0, y: 0, width: 4, height: 4)).contains(CGPoint(x: 1, y: 1)))
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1)
        .applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect.width == 8)
    #expect(path.trimmedPath(from: 0, to: 0.1).boundingRect.width <= 15)
    #expect(path.offsetBy(dx: 1, dy: 1).boundingRect.minX == path.boundingRect.minX + 1)
    var count = 0
    path.forEach { element in
      switch element {
      case .move(let to): count += to == .zero ? 1 : 0
      case .line, .quadCurve, .curve, .closeSubpath: count += 1
      }
    }
    #expect(count > 10)
  }
}
