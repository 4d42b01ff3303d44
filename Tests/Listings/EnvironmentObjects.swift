import SwiftUI

class Theme: ObservableObject {
  @Published var hue = 0.6
  @Published var isRound = false
  var color: Color { Color(hue: hue, saturation: 0.7, brightness: 0.9) }
}

struct ThemeTile: View {
  @EnvironmentObject var theme: Theme

  var body: some View {
    RoundedRectangle(cornerRadius: theme.isRound ? 60 : 12)
      .fill(theme.color)
      .frame(width: 120, height: 120)
      .animation(.bouncy, value: theme.isRound)
      .animation(.easeInOut, value: theme.hue)
  }
}

struct EnvironmentObjects: View {
  @StateObject var theme = Theme()

  var body: some View {
    VStack {
      ThemeTile()
      Slider(value: $theme.hue, in: 0...1)
      Toggle("Round", isOn: $theme.isRound)
    }
    .padding()
    .environmentObject(theme)
  }
}

struct EnvironmentObjects_Previews: PreviewProvider {
  static var previews: some View { EnvironmentObjects() }
}
