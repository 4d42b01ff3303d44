import SwiftUI

struct SymbolReplace: View {
  @State private var isMuted = false
  @State private var isFavorite = false
  @State private var downloads = 0
  @State private var level = 0.5

  var body: some View {
    Form {
      Section("Replace") {
        Button {
          withAnimation { isMuted.toggle() }
        } label: {
          Label(
            isMuted ? "Unmute" : "Mute",
            systemImage: isMuted ? "speaker.slash.fill" : "speaker.wave.3.fill")
        }
        .contentTransition(.symbolEffect(.replace.downUp))
        Image(systemName: isFavorite ? "heart.fill" : "heart")
          .contentTransition(.symbolEffect(.replace.offUp.wholeSymbol, options: .speed(1.5)))
          .foregroundStyle(isFavorite ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
          .onTapGesture { isFavorite.toggle() }
      }
      Section("Discrete") {
        Image(systemName: "arrow.down.circle")
          .symbolEffect(.bounce.down, options: .repeat(2), value: downloads)
          .symbolRenderingMode(.palette)
          .foregroundStyle(.white, .blue)
        Image(systemName: "bell.badge.fill").symbolEffect(.wiggle.left, value: downloads)
        Image(systemName: "gearshape.2").symbolEffect(
          .rotate.clockwise, options: .nonRepeating, value: downloads)
        Button("Download") { downloads += 1 }
      }
      Section("Indefinite") {
        Image(systemName: "wifi").symbolEffect(
          .variableColor.iterative.dimInactiveLayers.nonReversing)
        Image(systemName: "antenna.radiowaves.left.and.right").symbolEffect(
          .variableColor.cumulative)
        Image(systemName: "waveform", variableValue: level).imageScale(.large)
        Image(systemName: "mic.fill").symbolEffect(.breathe.pulse.byLayer, isActive: isMuted)
        Image(systemName: "eye").symbolEffect(.disappear, isActive: isMuted)
        Image(systemName: "lightbulb.max.fill").symbolEffect(
          .scale.up.byLayer, isActive: isFavorite)
      }
      Slider(value: $level)
    }
    .symbolVariant(.none)
  }
}
