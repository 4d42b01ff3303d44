import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// The window of the inspector: nothing but its panel, beside the content or above it.
struct InspectorLayer: View {
  let model: InspectorModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  /// How the panel comes and goes above the content, and changes sides.
  private static let entrance = Animation.spring(duration: 0.42, bounce: 0.16)
  /// The room around a panel that lies above the content, in points.
  private static let margin = 12.0
  /// The width of such a panel, where there is room for it, in points.
  private static let width = 372.0
  /// The width of a panel that is docked, in points.
  static let dockedWidth = 380.0

  /// By how much a docked panel is shown larger where people want larger text: no more than leaves the content beside it
  /// room to grow as much.
  static func dockedGrowth(in size: CGSize, byText textScale: Double) -> Double {
    let least = CGSize.smallestWindow.width + dockedWidth
    return max(1, min(size.growth(byText: textScale), size.width / least))
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: edge) {
        if model.isDocked {
          docked(Self.dockedGrowth(in: proxy.size, byText: textScale)).transition(.identity)
        } else if model.isPresented {
          floating(in: proxy.size, proxy.size.growth(byText: textScale))
            .transition(.move(edge: model.isOnLeft ? .leading : .trailing))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: edge)
    }
    .animation(Self.entrance, value: model.isPresented)
    .animation(Self.entrance, value: model.isOnLeft)
  }

  private var edge: Alignment { model.isOnLeft && !model.isDocked ? .topLeading : .topTrailing }

  private func docked(_ growth: Double) -> some View {
    let palette = PanelPalette(colorScheme)
    return Grown(by: growth) {
      InspectorPanel(model: model, palette: palette)
        .frame(width: Self.dockedWidth)
        .frame(maxHeight: .infinity)
        .background { Rectangle().fill(palette.panel) }
        .overlay(alignment: .leading) { Rectangle().fill(palette.hairline).frame(width: 1) }
        .contentShape(Rectangle())
    }
    .growsAsWhole(by: growth)
    .offset(x: Self.dockedWidth * growth - model.dockedWidth)
    .tint(palette.accent)
    .foregroundStyle(palette.ink)
  }

  private func floating(in size: CGSize, _ growth: Double) -> some View {
    let palette = PanelPalette(colorScheme)
    let shape = RoundedRectangle(cornerRadius: 14)
    return Grown(by: growth) {
      InspectorPanel(model: model, palette: palette)
        .frame(
          width: max(min(Self.width, size.width / growth - 2 * Self.margin), 0),
          height: max((size.height - model.barHeight) / growth - 2 * Self.margin, 0)
        )
        .background {
          shape.fill(palette.panel)
            .overlay { shape.strokeBorder(palette.hairline, lineWidth: 1) }
            .shadow(color: palette.shadow, radius: 16, y: 6)
        }
        .contentShape(shape)
        .padding(Self.margin)
    }
    .growsAsWhole(by: growth)
    .tint(palette.accent)
    .foregroundStyle(palette.ink)
  }
}

/// The lists of what moves and of what has ended, and below what the frames cost.
private struct InspectorPanel: View {
  let model: InspectorModel
  let palette: PanelPalette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      InspectorHeader(model: model, palette: palette)
      InspectorTabs(model: model, palette: palette)
      ScrollView {
        switch model.page {
        case .running: RunningList(model: model, palette: palette)
        case .ended: EndedList(model: model, palette: palette)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      Rectangle().fill(palette.hairline).frame(height: 1)
      FrameBand(model: model, palette: palette)
    }
  }
}

/// The title, and what concerns the inspector itself.
private struct InspectorHeader: View {
  let model: InspectorModel
  let palette: PanelPalette

  var body: some View {
    HStack(spacing: 2) {
      Text("Inspector").font(.system(size: 14, weight: .semibold))
      Spacer()
      Button {
        model.isOnLeft.toggle()
      } label: {
        Image(systemName: model.isOnLeft ? "arrow.right" : "arrow.left")
      }
      .help(model.isOnLeft ? "To the right side" : "To the left side")
      Button {
        model.isShown = false
      } label: {
        Image(systemName: "xmark")
      }
      .help("Close the inspector")
    }
    .buttonStyle(InspectorButtonStyle())
    .padding(.leading, 16)
    .padding(.trailing, 10)
    .padding(.top, 10)
    .padding(.bottom, 6)
  }
}

/// Which list is shown.
private struct InspectorTabs: View {
  let model: InspectorModel
  let palette: PanelPalette

  var body: some View {
    HStack(spacing: 4) {
      tab("Running", model.rows.count + model.further, .running)
      tab("Ended", model.ended.count, .ended)
      Spacer()
      if model.page == .ended, !model.ended.isEmpty {
        Button {
          model.clearHistory()
        } label: {
          Text("Clear").font(.system(size: 12, weight: .medium))
        }
        .buttonStyle(InspectorButtonStyle())
        .help("Forget what has ended")
      }
    }
    .padding(.horizontal, 10)
    .padding(.bottom, 6)
  }

  private func tab(_ title: String, _ count: Int, _ page: InspectorModel.Page) -> some View {
    Button {
      model.page = page
    } label: {
      HStack(spacing: 6) {
        Text(title).font(.system(size: 12.5, weight: .medium))
        Text("\(count)").font(.system(size: 12.5)).monospacedDigit()
          .foregroundStyle(palette.faintInk)
      }
    }
    .buttonStyle(InspectorButtonStyle(isOn: model.page == page))
    .accessibilityLabel("\(title), \(count)")
  }
}
