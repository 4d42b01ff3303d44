import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

nonisolated extension BadValue {
  /// What shapes are made of, and what they are painted with.
  static let styles = [
    Use("stops of a linear gradient") {
      LinearGradient(stops: stops($0), startPoint: .leading, endPoint: .trailing)
    },
    Use("stops of a radial gradient") {
      RadialGradient(stops: stops($0), center: .center, startRadius: 0, endRadius: 20)
    },
    Use("stops of an angular gradient") { AngularGradient(stops: stops($0), center: .center) },
    Use("stops of an elliptical gradient") { EllipticalGradient(stops: stops($0)) },
    Use("thousands of stops") { number in
      LinearGradient(
        stops: (0..<4000).map { index in
          Gradient.Stop(
            color: Color(white: Double(index % 2)), location: Double(index) / 4000 + number)
        }, startPoint: .leading, endPoint: UnitPoint(x: 1, y: number))
    },
    Use("points of a gradient") {
      LinearGradient(
        colors: [.red, .green, .blue], startPoint: UnitPoint(x: $0, y: $0),
        endPoint: UnitPoint(x: $0, y: $0))
    },
    Use("centre of a radial gradient") {
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadius: -$0, endRadius: $0)
    },
    Use("angles") {
      AngularGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startAngle: .degrees($0),
        endAngle: .degrees(-$0))
    },
    Use("fractions") {
      EllipticalGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadiusFraction: $0,
        endRadiusFraction: $0)
    },
    Use("mesh") {
      MeshGradient(
        width: 2, height: 2,
        points: [[0, 0], [Float($0), 0], [0, Float($0)], [Float($0), Float($0)]],
        colors: [.red, .green, .blue, .white])
    },
    Use("colours of a mesh") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [
          Color(red: $0, green: 0, blue: 1), .green, Color(hue: $0, saturation: $0, brightness: $0),
          .white,
        ])
    },
    Use("picture") {
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "star"), sourceRect: CGRect(x: $0, y: 0, width: $0, height: $0),
          scale: $0))
    },
    Use("insets of a picture") { number in
      let insets = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
      Image(systemName: "star").resizable(capInsets: insets, resizingMode: .tile)
    },
    Use("inner shadow") {
      Circle().fill(.red.shadow(.inner(radius: $0, x: $0, y: $0)).shadow(.drop(radius: $0, x: $0)))
    },
    Use("opaque blur") { Text("text").blur(radius: $0, opaque: true) },
    Use("material under a blur") { number in
      ZStack {
        Color.red.blur(radius: number)
        Rectangle().fill(.ultraThinMaterial).offset(x: number)
      }
    },
    Use("axis") {
      Text("text").rotation3DEffect(.degrees(30), axis: (x: $0, y: 0, z: 0), anchor: .leading)
    },
    Use("no axis") { Text("text").rotation3DEffect(.degrees($0), axis: (x: 0, y: 0, z: 0)) },
    Use("one dash") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0], dashPhase: $0))
    },
    Use("many dashes of one line") { number in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: 10))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: number, lineCap: .round, dash: [1e-6, 1e-3]))
    },
    Use("drawn dashes") { number in
      Canvas { context, size in
        let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
        context.stroke(
          path, with: .color(.red),
          style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number]))
        context.stroke(
          path, with: .color(.red), style: StrokeStyle(dash: [0, 0], dashPhase: number))
        context.clip(to: path, style: FillStyle(), options: .inverse)
        context.concatenate(CGAffineTransform(a: number, b: 1, c: 0, d: number, tx: 0, ty: number))
        context.fill(path, with: .color(.green))
      }
    },
    Use("moved shapes") {
      Circle().inset(by: $0).offset(x: $0, y: 1).rotation(.degrees($0)).scale(x: $0, y: $0)
        .fill(.red)
    },
    Use("inset corners") {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).inset(by: $0).stroke(lineWidth: $0)
    },
    Use("corners of their own") {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: 4, bottomTrailingRadius: -$0
      ).fill(.red)
    },
    Use("stroked path") { number in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        .strokedPath(StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 1]))
        .trimmedPath(from: number, to: 1)
        .fill(.red)
    },
    Use("union") { number in
      Path(CGRect(x: number, y: 0, width: 20, height: 20))
        .union(Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 20))).fill(.red)
    },
    Use("arc") { number in
      Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: number, startAngle: .degrees(number),
          endAngle: .degrees(1), clockwise: false)
      }
      .stroke(.red)
    },
    Use("clipped") { Color.red.clipShape(RoundedRectangle(cornerRadius: $0).inset(by: $0)) },
    Use("drawn as one") { number in
      Text("text").scaleEffect(number).drawingGroup().opacity(0.5).blur(radius: 1)
        .compositingGroup()
    },
    Use("flattened turn") { number in
      Text("text").rotation3DEffect(.degrees(60), axis: (1, 0, 0), perspective: number)
        .shadow(radius: 3).scaleEffect(number)
    },
  ]

  private static func stops(_ number: Double) -> [Gradient.Stop] {
    [
      Gradient.Stop(color: .red, location: number), Gradient.Stop(color: .green, location: -number),
      Gradient.Stop(color: .blue, location: number), Gradient.Stop(color: .white, location: 0.5),
    ]
  }
}
