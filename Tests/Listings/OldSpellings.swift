import SwiftUI

/// What was written before there were newer spellings of it.
struct OldSpellings: View {
  @State private var isOn = false
  @State private var angle: Double = 0
  @Environment(\.self) private var environment

  var body: some View {
    VStack(alignment: .center, spacing: nil) {
      Button(action: { self.isOn.toggle() }) {
        Text("Tap").foregroundColor(Color.white).padding(.horizontal).padding(.vertical, 8)
      }
      .background(Color.blue.cornerRadius(10))
      .accentColor(.red)

      Button(action: toggle, label: { Text("Function") })

      Circle()
        .foregroundColor(isOn ? Color.red : Color.green)
        .frame(width: isOn ? 100 : 50, height: isOn ? 100 : 50, alignment: .center)
        .animation(Animation.easeInOut(duration: 1).delay(0.1))
        .animation(.none)

      Rectangle()
        .fill(Color.purple)
        .frame(width: 60, height: 60)
        .rotationEffect(Angle(degrees: angle))
        .rotationEffect(.init(degrees: 10))
        .cornerRadius(isOn ? 20 : 0)
        .animation(
          Animation.linear(duration: 1).repeatForever(autoreverses: false), value: angle
        )
        .onAppear(perform: { self.angle = 360 })

      Text("Overlay")
        .padding([.top, .leading], 12)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.blue, lineWidth: isOn ? 4 : 1))
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.white).shadow(radius: 4))

      Path { path in
        path.move(to: CGPoint(x: 50, y: 50))
        path.addArc(
          center: .init(x: 50, y: 50), radius: 40, startAngle: Angle(degrees: 0),
          endAngle: .degrees(isOn ? 270 : 90), clockwise: false)
        path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 10, y: 60))
      }
      .fill(Color.orange)
      .frame(width: 100, height: 100)

      Text("Slider \(Int(angle))").animation(nil)
      Slider(value: $angle, in: 0...360, step: 1)
      Spacer(minLength: 0)
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .edgesIgnoringSafeArea(.all)
    .onChange(of: isOn, perform: { value in print("isOn", value) })
    .onTapGesture(count: 2, perform: toggle)
  }

  func toggle() {
    withAnimation(Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 8)) {
      self.isOn = !self.isOn
    }
  }
}
