import SwiftUI

/// The macros.
extension EnvironmentValues {
  @Entry var highlight: Color = .yellow
  @Entry var cornerSize = 8.0
  @Entry var caption: String?
}

extension Transaction {
  @Entry var isFromMenu = false
}

@Animatable
struct Notch: Shape {
  var depth: CGFloat
  var width: CGFloat
  var tilt: Angle
  @AnimatableIgnored var isRounded: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.addEllipse(in: CGRect(x: rect.midX - width / 2, y: 0, width: width, height: depth))
    }
    .rotation(tilt).path(in: rect)
  }
}

@Animatable
struct Dial: View {
  var value: Double
  @Environment(\.highlight) private var highlight

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(1))).foregroundStyle(highlight)
  }
}

struct MacroDemo: View {
  @State private var isDeep = false
  @Environment(\.cornerSize) private var cornerSize
  @Environment(\.caption) private var caption

  var body: some View {
    VStack {
      Notch(
        depth: isDeep ? 60 : 10, width: isDeep ? 80 : 30, tilt: .degrees(isDeep ? 10 : 0),
        isRounded: true
      )
      .fill(style: FillStyle(eoFill: true))
      .frame(width: 120, height: 100)
      Dial(value: isDeep ? 10 : 0)
        .environment(\.highlight, .green)
      RoundedRectangle(cornerRadius: cornerSize).frame(width: 40, height: 40)
      Text(caption ?? "no caption")
      Button("Deepen") {
        withTransaction(\.isFromMenu, true) {
          withAnimation(.bouncy) { isDeep.toggle() }
        }
      }
    }
    .environment(\.cornerSize, isDeep ? 20 : 8)
  }
}

#Preview { MacroDemo() }
#Preview("Deep", traits: .sizeThatFitsLayout) {
  @Previewable @State var value = 3.0
  VStack {
    Dial(value: value)
    Button("More") { withAnimation { value += 1 } }
  }
}

struct MacroDemo_Previews: PreviewProvider {
  static var previews: some View {
    MacroDemo()
    Dial(value: 4).previewDisplayName("Dial")
  }
}
