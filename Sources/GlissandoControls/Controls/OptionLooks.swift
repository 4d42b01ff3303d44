import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// What lies below the options of a picker, and the marks beside them.

/// What lies below the options of a picker.
struct OptionsGround: View {
  let look: PickerLook
  @Environment(\.controlSize) private var size
  @Environment(\.displayScale) private var scale

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: ControlMetrics.radius(size))
    ZStack {
      switch look {
      case .segmented:
        shape.fill(ControlColors.well)
          .strokeBorder(
            ControlColors.border.opacity(0.06), lineWidth: ControlMetrics.hairline(scale))
      case .menu: ControlChrome(kind: .bordered)
      case .list, .popup: Color.clear.contentShape(Rectangle())
      }
    }
  }
}

/// What lies below the chosen option and glides from one to the next.
struct OptionsPill: View {
  let look: PickerLook
  let selection: AnyHashable
  @Environment(\.controlSize) private var size
  @Environment(\.displayScale) private var scale

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: max(ControlMetrics.radius(size) - 1.5, 2))
    ZStack {
      if look == .segmented {
        shape.fill(ControlColors.shadow.opacity(0.14)).offset(y: 1)
        shape.fill(ControlColors.raised)
        shape.strokeBorder(
          ControlColors.border.opacity(0.07), lineWidth: ControlMetrics.hairline(scale))
      }
    }
    .animation(ControlMetrics.glide, value: selection)
    .allowsHitTesting(false)
  }
}

/// What belongs to a single option: the light below a segment, the mark of a row, a menu's arrows.
struct OptionMark: View {
  let look: PickerLook
  let isSelected: Bool
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.controlSize) private var size
  @Environment(\.signScale) private var scale

  var body: some View {
    OneElement(mark)
  }

  @ViewBuilder private var mark: some View {
    switch look {
    case .segmented: segment.contentShape(Rectangle())
    case .list:
      HStack(spacing: 0) {
        radio
        Spacer(minLength: 0)
      }
      .contentShape(Rectangle())
    case .popup: menuRow.contentShape(Rectangle())
    case .menu:
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        arrows
      }
    }
  }

  private var segment: some View {
    RoundedRectangle(cornerRadius: max(ControlMetrics.radius(size) - 1.5, 2))
      .fill(ControlColors.border.opacity(light))
      .padding(2)
      .animation(ControlMetrics.respond, value: interaction)
  }

  private var light: Double {
    if isSelected { return 0 }
    return interaction.isPressed ? 0.1 : interaction.isHovered ? 0.05 : 0
  }

  private var menuRow: some View {
    ZStack(alignment: .leading) {
      MenuLight(isLit: interaction.isFocused || interaction.isPressed)
      if isSelected {
        MenuTick().padding(.leading, ControlMetrics.menuPadding)
          .foregroundStyle(
            interaction.isFocused
              ? AnyShapeStyle(ProminentLabel()) : AnyShapeStyle(HierarchicalShapeStyle.primary))
      }
    }
  }

  private var arrows: some View {
    Arrows()
      .stroke(
        HierarchicalShapeStyle.secondary,
        style: StrokeStyle(lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 7 * scale, height: 12 * scale)
      .padding(.trailing, 9)
  }

  private var radio: some View {
    ZStack {
      MarkGround(shape: Circle(), isOn: isSelected)
      Circle()
        .fill(ProminentLabel())
        .padding(5)
        .animating(ControlMetrics.glide, value: isSelected) {
          $0.scaleEffect(isSelected ? 1 : 0.01).opacity(isSelected ? 1 : 0)
        }
    }
    .frame(width: ControlMetrics.checkboxSide, height: ControlMetrics.checkboxSide)
    .overlay { FocusRing(shape: Circle()) }
  }
}

/// Two arrows, up and down.
private struct Arrows: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let height = rect.width / 2
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + height))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + height))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - height))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
    return path
  }
}
