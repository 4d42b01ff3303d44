import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// The bar that plays, pauses, steps and scrubs what moves in a window.

/// The window of the bar: nothing but the bar, at the foot of the window or where the content has
/// made room for it.
struct TransportLayer: View {
  let model: TransportBarModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  /// The height of a bar at the foot of the window, in points.
  static let height = TransportDock.leastHeight + 6

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        if let slot = model.slot {
          let unit = Self.unit(slot)
          TransportBar(model: model, width: slot.width / unit)
            .frame(width: slot.width / unit, height: slot.height / unit)
            .scaleEffect(unit)
            .growsAsWhole(by: unit)
            .position(x: slot.midX, y: slot.midY)
        } else if model.dock > 0 {
          docked(proxy.size.width, growth: proxy.size.growth(byText: textScale))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }

  /// What the bar is scaled by in a slot: in one that is higher than usual, what is around it is
  /// larger too.
  private static func unit(_ slot: CGRect) -> Double {
    min(max(slot.height / usualSlot, 1), 2)
  }

  /// The height of a slot in a window of usual size, in points.
  private static let usualSlot = 46.0

  private func docked(_ room: Double, growth: Double) -> some View {
    let palette = PanelPalette(colorScheme)
    let width = max(room / growth, 0)
    return Grown(by: growth) {
      TransportBar(model: model, width: width)
        .frame(width: width, height: Self.height)
        .background { Rectangle().fill(palette.bar) }
        .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
        .contentShape(Rectangle())
    }
    .growsAsWhole(by: growth)
    .offset(y: Self.height * growth - model.dock)
  }
}

/// Plays, pauses, steps, scrubs and loops all that moves in a window.
struct TransportBar: View {
  let model: TransportBarModel
  /// The width that there is, in points: parts that are not needed give way.
  let width: Double
  @Environment(\.colorScheme) private var colorScheme

  private static let compactWidth = 560.0

  var body: some View {
    let palette = PanelPalette(colorScheme)
    let isCompact = width < Self.compactWidth
    HStack(spacing: 10) {
      TransportButtons(model: model)
      if !isCompact { PositionText(model: model, palette: palette) }
      TransportScrubber(model: model, palette: palette)
      HStack(spacing: 2) {
        NowButton(model: model, palette: palette)
        RateMenu(model: model)
        if !isCompact { TransportExtras(model: model) }
        if model.slot == nil {
          Button {
            model.transport.isBarShown = false
          } label: {
            Image(systemName: "xmark")
          }
          .help("Hide the transport")
        }
      }
    }
    .buttonStyle(TransportButtonStyle())
    .padding(.horizontal, 10)
    .tint(palette.accent)
  }
}

/// Back, backwards, play, on.
private struct TransportButtons: View {
  let model: TransportBarModel

  var body: some View {
    let transport = model.transport
    let state = model.state
    HStack(spacing: 2) {
      Button {
        transport.step(-1)
      } label: {
        Image(systemName: "backward.end.fill")
      }
      .help("One frame back")
      Button {
        playBackwards()
      } label: {
        Image(systemName: isGoing(back: true) ? "pause.fill" : "play.fill")
          .scaleEffect(x: -1, y: 1)
      }
      .help(isGoing(back: true) ? "Pause" : "Play backwards")
      Button {
        play()
      } label: {
        Image(systemName: isGoing(back: false) ? "pause.fill" : "play.fill")
      }
      .buttonStyle(TransportButtonStyle(isOn: !state.isPaused && !state.isReversed))
      .help(isGoing(back: false) ? "Pause" : "Play")
      Button {
        transport.step(1)
      } label: {
        Image(systemName: "forward.end.fill")
      }
      .help("One frame on")
    }
  }

  private func isGoing(back: Bool) -> Bool {
    !model.state.isPaused && model.state.isReversed == back
  }

  private func play() {
    let isGoing = isGoing(back: false)
    model.transport.isReversed = false
    model.transport.isPaused = isGoing
  }

  private func playBackwards() {
    let isGoing = isGoing(back: true)
    model.transport.isReversed = true
    model.transport.isPaused = isGoing
  }
}

/// How long ago what is shown was.
private struct PositionText: View {
  let model: TransportBarModel
  let palette: PanelPalette

  var body: some View {
    Text(model.reading.positionText)
      .font(.system(size: 12, weight: .medium))
      .monospacedDigit()
      .foregroundStyle(model.reading.isLive ? palette.faintInk : palette.ink)
      .lineLimit(1)
      .frame(width: 62, alignment: .trailing)
      // The scrubber says it.
      .accessibilityHidden(true)
  }
}

/// Back to the live edge; its dot says whether it is shown.
private struct NowButton: View {
  let model: TransportBarModel
  let palette: PanelPalette

  var body: some View {
    let isLive = model.state.isLive
    Button {
      model.transport.returnToNow()
    } label: {
      HStack(spacing: 6) {
        Circle().fill(palette.attention.opacity(isLive ? 1 : 0.35))
          .frame(width: 7, height: 7)
        Text("Now").font(.system(size: 12.5, weight: .medium))
      }
      .padding(.horizontal, 4)
      .opacity(isLive ? 0.75 : 1)
      .animation(.smooth(duration: 0.2), value: isLive)
    }
    .fixedSize()
    .help("Back to now")
  }
}

/// The rates.
private struct RateMenu: View {
  let model: TransportBarModel

  var body: some View {
    Menu {
      RatePicker(rates: Transport.offeredRates, rate: rate)
    } label: {
      Text(TransportState.text(ofRate: model.state.rate))
        .font(.system(size: 12.5, weight: .medium))
        .monospacedDigit()
        .frame(minWidth: Self.widestRate, alignment: .trailing)
    }
    .menuStyle(.borderlessButton)
    .fixedSize()
    .help("Rate")
  }

  /// What the longest rate that is offered takes, in points, so that none moves what is beside it.
  private static let widestRate = 30.0

  private var rate: Binding<Double> {
    Binding(get: { model.state.rate }, set: { model.transport.rate = $0 })
  }
}

/// Loop and onion skin.
private struct TransportExtras: View {
  let model: TransportBarModel

  /// The sign of onion skins with the greatest number beside it, in points: what is beside the button
  /// stays where it is.
  private static let skinsWidth = 34.0

  var body: some View {
    let state = model.state
    Button {
      model.transport.toggleLoop()
    } label: {
      Image(systemName: "repeat")
    }
    .buttonStyle(TransportButtonStyle(isOn: state.hasLoop))
    .help(state.hasLoop ? "End the loop" : "Loop")
    Button {
      model.transport.nextOnionSkins()
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "square.stack")
        if state.onionSkins > 0 {
          Text("\(state.onionSkins)").font(.system(size: 11, weight: .semibold))
            .transition(.opacity)
        }
      }
      .frame(width: Self.skinsWidth)
      .animation(.snappy(duration: 0.2), value: state.onionSkins)
    }
    .buttonStyle(TransportButtonStyle(isOn: state.onionSkins > 0))
    .help("Onion skin, \(state.onionSkins) frames")
  }
}

/// Symbols without a ground until the pointer is on them; those that are on have a colour.
private struct TransportButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    PanelButton(
      configuration: configuration,
      look: PanelButton.Look(
        margin: 7, height: 28, pressedScale: 0.94, hovered: 0.075, isColored: isOn))
  }
}
