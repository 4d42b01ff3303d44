import SwiftUI

let sunset = [
  #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1),
  #colorLiteral(red: 0.5, green: 0, blue: 0.5, alpha: 1),
]

struct ColorLiterals: View {
  let gradient = Gradient(colors: sunset.map { Color($0) })
  @State private var isOn = false

  var body: some View {
    Circle()
      .fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
      .shadow(color: Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.25)), radius: 4)
      .foregroundColor(
        isOn ? Color(#colorLiteral(red: 0.2, green: 0.8, blue: 0.4, alpha: 1)) : .red
      )
      .onTapGesture { withAnimation(.spring()) { isOn.toggle() } }
      .background(Color(uiColor: #colorLiteral(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)))
  }
}

#Preview("Literals", traits: .sizeThatFitsLayout) {
  ColorLiterals()
}
