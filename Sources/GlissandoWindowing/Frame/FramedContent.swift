import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A window's content in the frame that the window draws itself, if it does.
struct FramedContent: View {
  let frame: WindowFrame
  let content: AnyView
  @Environment(\.displayScale) private var scale

  var body: some View {
    OneElement(content)
      .windowContent()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, frame.barRoom)
      // Behind the content in the order of the keyboard, above it for the eye.
      .overlay(alignment: .top) {
        if frame.hasBar { TitleBar(frame: frame) }
      }
      .overlay {
        if frame.hasEdges {
          Rectangle().strokeBorder(FrameColors.outline.opacity(0.2), lineWidth: 1 / scale)
            .allowsHitTesting(false)
        }
      }
  }
}

/// The bar at the top: the title in the middle, the buttons at the right, and a menu of what they do.
private struct TitleBar: View {
  let frame: WindowFrame
  @Environment(\.displayScale) private var scale

  var body: some View {
    ZStack {
      Rectangle()
        .fill(frame.isActive ? FrameColors.bar : FrameColors.inactiveBar)
        .pointerStyle(.windowHandle)
        .onTapGesture { frame.barPressed() }
        .contextMenu { WindowMenu(frame: frame) }
      Text(verbatim: frame.title)
        .font(.system(size: 14, weight: .bold))
        .lineLimit(1)
        .foregroundStyle(frame.isActive ? FrameColors.ink : FrameColors.inactiveInk)
        // As much at the left as the buttons take at the right.
        .padding(.horizontal, 124)
        .allowsHitTesting(false)
      HStack(spacing: 12) {
        button(.minimise, "Minimize", MinimiseSign())
        button(
          .maximise, frame.isMaximised ? "Restore" : "Maximize",
          MaximiseSign(isMaximised: frame.isMaximised))
        button(.close, "Close", CloseSign())
      }
      .padding(.trailing, 10)
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(height: WindowFrame.barHeight)
    .overlay(alignment: .bottom) {
      Rectangle().fill(FrameColors.outline.opacity(0.1)).frame(height: 1 / scale)
        .allowsHitTesting(false)
    }
  }

  private func button(_ command: WindowFrame.Command, _ name: String, _ sign: some Shape)
    -> some View
  {
    Button {
      frame.perform(command)
    } label: {
      sign.stroke(
        frame.isActive ? FrameColors.ink : FrameColors.inactiveInk,
        style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 9, height: 9)
    }
    .buttonStyle(FrameButtonStyle())
    .help(name)
  }
}

/// What the buttons of a window do, and what a key does.
private struct WindowMenu: View {
  let frame: WindowFrame

  var body: some View {
    Button("Minimize") { frame.perform(.minimise) }
    Button(frame.isMaximised ? "Restore" : "Maximize") { frame.perform(.maximise) }
    Button("Full Screen") { frame.perform(.fullScreen) }
    Divider()
    Button("Close") { frame.perform(.close) }
  }
}

/// A round button, which darkens under the pointer.
private struct FrameButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    FrameButtonFace(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct FrameButtonFace: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
  @State private var isHovered = false

  var body: some View {
    label
      .frame(width: 24, height: 24)
      .background {
        Circle().fill(FrameColors.outline.opacity(isPressed ? 0.28 : isHovered ? 0.16 : 0.09))
          .animation(.smooth(duration: 0.15), value: isHovered)
      }
      .overlay { FocusRing(shape: Circle()) }
      // Up to the bar's edges, so that the corner of a maximised window is a button's too.
      .contentShape(Rectangle().inset(by: -6))
      .onHover { isHovered = $0 }
  }
}

/// A line at the foot.
private nonisolated struct MinimiseSign: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - 1))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 1))
    }
  }
}

/// A square; where the window is as large as the screen, a smaller one before another.
private nonisolated struct MaximiseSign: Shape {
  let isMaximised: Bool

  func path(in rect: CGRect) -> Path {
    guard isMaximised else { return Path(roundedRect: rect, cornerRadius: 1.5) }
    var path = Path(
      roundedRect: CGRect(
        x: rect.minX, y: rect.minY + 2.5, width: rect.width - 2.5, height: rect.height - 2.5),
      cornerRadius: 1.5)
    path.move(to: CGPoint(x: rect.minX + 3, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - 1.5, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + 1.5), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 3))
    return path
  }
}

/// A cross.
private nonisolated struct CloseSign: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

/// The colours of a frame, which are close to what GNOME's own are.
private enum FrameColors {
  static let bar = AdaptiveColor(light: 0xFFFFFF, dark: 0x2A2C33)
  static let inactiveBar = AdaptiveColor(light: 0xF6F7FA, dark: 0x1D1E24)
  static let ink = AdaptiveColor(light: 0x2B2D33, dark: 0xFFFFFF)
  static let inactiveInk = AdaptiveColor(light: 0x6B6D75, dark: 0x9C9EA8)
  static let outline = AdaptiveColor(light: 0x000000, dark: 0xFFFFFF)
}
