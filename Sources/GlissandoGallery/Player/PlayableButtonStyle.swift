import Glissando

/// Buttons that look as ever and can be pressed by the gallery too.
struct PlayableButtonStyle: PrimitiveButtonStyle {
  let player: Player

  func makeBody(configuration: Configuration) -> some View {
    PlayableButton(player: player, configuration: configuration)
  }
}

private struct PlayableButton: View {
  let player: Player
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var key = Player.Key()

  var body: some View {
    // The action may hold values of the view as it is now.
    let _ = player.register(key) { configuration.trigger() }
    Button(configuration)
      .onDisappear { player.forget(key) }
  }
}
