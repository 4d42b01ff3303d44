import SwiftUI

/// Messages that come, wait and go.
struct Toast: Identifiable, Equatable {
  let id: Int
  var text: String
  var isImportant: Bool { id.isMultiple(of: 3) }
}

struct Toasts: View {
  @State private var toasts: [Toast] = []
  @State private var next = 1

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.gray.opacity(0.1)
      VStack(alignment: .trailing, spacing: 8) {
        ForEach(toasts) { toast in
          HStack {
            Text(toast.text)
            Button("Close") { remove(toast.id) }.buttonStyle(.borderless)
          }
          .padding(10)
          .background(
            toast.isImportant ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.white),
            in: RoundedRectangle(cornerRadius: 8)
          )
          .shadow(color: .black.opacity(0.15), radius: 6, x: 0, y: 3)
          .transition(
            .asymmetric(
              insertion: .push(from: .trailing),
              removal: .move(edge: .trailing).combined(with: .opacity)
            )
          )
          .zIndex(Double(toast.id))
        }
      }
      .padding()
      Button("Notify") {
        let toast = Toast(id: next, text: "Message \(next)")
        next += 1
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
          toasts.insert(toast, at: 0)
        } completion: {
          if toasts.count > 4 { remove(toasts[toasts.count - 1].id) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: 360, height: 300)
    .animation(.default, value: toasts)
  }

  private func remove(_ id: Int) {
    withAnimation(.easeIn(duration: 0.25)) { toasts.removeAll { $0.id == id } }
  }
}
