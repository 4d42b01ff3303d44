import GlissandoControls
import GlissandoMotion
import GlissandoViews

/// Words and symbols without a ground until the pointer is on them; what is on has one.
struct InspectorButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    PanelButton(
      configuration: configuration,
      look: PanelButton.Look(
        margin: 8, height: 27, pressedScale: 0.95, hovered: isOn ? 0.09 : 0.06,
        resting: isOn ? 0.09 : 0)
    )
    .animation(.smooth(duration: 0.2), value: isOn)
  }
}
