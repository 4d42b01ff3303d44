import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// Kinds that are drawn.

struct TextKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack(alignment: model.flags[0] ? .leading : .center) {
      Text("\(Int(model.numbers[0]) * 37)").contentTransition(.numericText())
      Text(model.word).contentTransition(model.flags[1] ? .opacity : .interpolate)
        .font(.system(size: 12 + model.numbers[1] * 3, weight: model.flags[2] ? .bold : .regular))
        .foregroundStyle(model.flags[3] ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.red))
      Text("A longer text that is wrapped into \(model.word) lines, or cut.")
        .lineLimit(model.choice + 1)
        .multilineTextAlignment(model.flags[0] ? .leading : .trailing)
        .truncationMode(model.flags[1] ? .middle : .tail)
        .minimumScaleFactor(model.flags[2] ? 0.5 : 1)
        .frame(width: 100 + model.numbers[2] * 20)
      Text("**b** _i_ \(model.text)").underline(model.flags[3]).kerning(model.numbers[3])
    }
  }
}

struct ShapesKind: View {
  let model: DifferentialModel

  var body: some View {
    HStack {
      Circle().trim(from: model.numbers[0] / 10, to: 0.5 + model.numbers[1] / 8)
        .stroke(.blue, style: StrokeStyle(lineWidth: 2 + model.numbers[2], dash: [4, 2]))
        .frame(width: 50, height: 50)
      RoundedRectangle(cornerRadius: model.numbers[3] * 5)
        .fill(
          LinearGradient(
            colors: [model.flags[0] ? .red : .green, .blue],
            startPoint: model.flags[1] ? .top : .leading, endPoint: .bottom)
        )
        .frame(width: 40, height: 30 + model.numbers[0] * 8)
      Polygon(corners: 3 + model.numbers[1]).fill(model.flags[2] ? .orange : .purple)
        .rotationEffect(.degrees(model.numbers[2] * 30))
        .frame(width: 40, height: 40)
      if model.flags[3] { Capsule().strokeBorder(.pink, lineWidth: 3).frame(width: 20, height: 50) }
    }
    .clipShape(.rect(cornerRadius: model.choice == 0 ? 0 : 12))
  }

  private struct Polygon: Shape {
    var corners: Double
    var animatableData: Double {
      get { corners }
      set { corners = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<max(Int(corners.rounded()), 3) {
          let angle = Double(index) / corners * 2 * .pi
          let point = CGPoint(
            x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }
}

struct EffectsKind: View {
  let model: DifferentialModel

  var body: some View {
    ZStack {
      Color.yellow.frame(width: 120, height: 80)
      tile(3, 50).opacity(0.25 + model.numbers[0] / 4).blur(radius: model.numbers[1])
        .offset(x: -30)
      Text(model.word).scaleEffect(1 + model.numbers[2] / 4).rotationEffect(
        .degrees(model.numbers[3] * 20), anchor: model.flags[0] ? .center : .topLeading)
      VStack {
        tile(1, 40).shadow(radius: model.numbers[0] * 2, y: 3)
        tile(2, 40).rotation3DEffect(.degrees(model.numbers[1] * 15), axis: (0, 1, 0))
      }
      .compositingGroup()
      .opacity(model.flags[1] ? 0.6 : 1)
      .offset(x: 40)
      .mask { Rectangle().padding(model.numbers[2] * 2) }
      if model.flags[2] {
        Text("veil").padding(8).background(.regularMaterial, in: .capsule)
      }
      tile(6, 30).blendMode(model.flags[3] ? .multiply : .normal)
        .saturation(model.choice == 1 ? 0 : 1).hueRotation(.degrees(model.numbers[0] * 40))
        .position(x: 100, y: 20 + model.numbers[3] * 10)
    }
    .frame(width: 200, height: 150)
    .drawingGroup()
  }
}

struct MatchedKind: View {
  let model: DifferentialModel
  @Namespace private var space

  var body: some View {
    VStack {
      HStack {
        if model.flags[0] {
          Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 30, height: 30)
        }
        Spacer()
        if !model.flags[0] {
          Color.red.matchedGeometryEffect(id: "a", in: space)
            .frame(width: 50 + model.numbers[0] * 10, height: 20)
        }
      }
      HStack {
        ForEach(model.items.filter { $0 % 2 == 0 }, id: \.self) { item in
          tile(item).matchedGeometryEffect(id: item, in: space)
        }
      }
      HStack(spacing: model.numbers[1] * 3) {
        ForEach(model.items.filter { $0 % 2 == 1 }, id: \.self) { item in
          tile(item).matchedGeometryEffect(
            id: item, in: space, properties: model.flags[1] ? .frame : .position)
        }
      }
      .geometryGroup()
      .offset(x: model.numbers[2] * 5)
    }
    .frame(width: 180, height: 120)
  }
}
