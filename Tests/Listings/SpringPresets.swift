import SwiftUI

/// Every spring side by side, so that they can be compared with one click.
struct SpringPresets: View {
  @State private var isTrailing = false

  private let springs: [(name: String, animation: Animation)] = [
    ("spring", .spring),
    ("spring()", .spring()),
    ("default", .default),
    ("smooth", .smooth),
    ("smooth with bounce", .smooth(duration: 0.6, extraBounce: 0.1)),
    ("snappy", .snappy),
    ("snappy, slow", .snappy(duration: 1)),
    ("bouncy", .bouncy),
    ("very bouncy", .bouncy(extraBounce: 0.2)),
    ("duration and bounce", .spring(duration: 0.8, bounce: 0.4)),
    ("bounce", .spring(bounce: 0.25)),
    ("response", .spring(response: 0.4, dampingFraction: 0.6)),
    ("blended", .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.2)),
    ("interactive", .interactiveSpring),
    ("interactive, soft", .interactiveSpring(response: 0.3, dampingFraction: 0.7)),
    ("interactive, by duration", .interactiveSpring(duration: 0.2, extraBounce: 0.1)),
    ("interpolating", .interpolatingSpring),
    ("stiffness", .interpolatingSpring(stiffness: 170, damping: 15)),
    ("mass", .interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: 3)),
    ("model", .spring(Spring(duration: 0.5, bounce: 0.2))),
    ("preset model", .spring(.bouncy, blendDuration: 0.1)),
    ("interpolating model", .interpolatingSpring(.snappy, initialVelocity: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(springs, id: \.name) { spring in
        HStack {
          Circle()
            .fill(.tint)
            .frame(width: 16, height: 16)
            .offset(x: isTrailing ? 200 : 0)
            .animation(spring.animation, value: isTrailing)
          Spacer()
          Text(spring.name).font(.caption).foregroundStyle(.secondary)
        }
      }
      Button("Move") { isTrailing.toggle() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(width: 420)
  }
}
