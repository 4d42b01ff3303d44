import SwiftUI

/// Avatars that are picked: who picks them decides how they move.
private struct AvatarTappedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  var avatarTapped: Bool {
    get { self[AvatarTappedKey.self] }
    set { self[AvatarTappedKey.self] = newValue }
  }
}

struct Pet: Identifiable, Hashable {
  var name: String
  var id: String { name }
}

struct Avatar<Content: View>: View {
  var content: Content
  @Binding var selected: Bool

  init(selected: Binding<Bool>, @ViewBuilder content: () -> Content) {
    _selected = selected
    self.content = content()
  }

  var body: some View {
    content
      .animation(.smooth) {
        $0.shadow(radius: selected ? 12 : 8)
      }
      .animation(.bouncy) {
        $0.scaleEffect(selected ? 1.5 : 1.0)
      }
      .transaction(value: selected) {
        $0.animation = $0.avatarTapped ? .bouncy : .smooth
      }
      .onTapGesture {
        withTransaction(\.avatarTapped, true) {
          selected.toggle()
        }
      }
  }
}

struct PetRow: View {
  @State private var selection: Pet?
  let pets = ["Cat", "Dog", "Fish"].map(Pet.init(name:))

  var body: some View {
    HStack(spacing: 40) {
      ForEach(pets) { pet in
        Avatar(selected: isSelected(pet)) {
          Text(pet.name.prefix(1))
            .frame(width: 50, height: 50)
            .background(.orange, in: .circle)
        }
        .accessibilityLabel(Text(pet.name))
      }
    }
    .padding()
  }

  private func isSelected(_ pet: Pet) -> Binding<Bool> {
    Binding(get: { selection == pet }, set: { selection = $0 ? pet : nil })
  }
}
