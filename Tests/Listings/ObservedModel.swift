import Observation
import SwiftUI

/// A model that animates its own changes.
@Observable
final class Basket {
  var fruits = ["Apple", "Pear"]
  var isOpen = true

  func add(_ fruit: String) {
    withAnimation(.bouncy) { fruits.append("\(fruit) \(fruits.count)") }
  }

  func removeLast() {
    guard !fruits.isEmpty else { return }
    withAnimation { _ = fruits.removeLast() }
  }
}

struct BasketEditor: View {
  @Bindable var basket: Basket

  var body: some View {
    Toggle("Open", isOn: $basket.isOpen.animation(.snappy))
  }
}

struct BasketList: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    VStack(alignment: .leading) {
      if basket.isOpen {
        ForEach(basket.fruits, id: \.self) { fruit in
          Text(fruit).transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))
        }
      }
    }
  }
}

struct BasketDemo: View {
  @State private var basket = Basket()

  var body: some View {
    VStack {
      BasketList()
      BasketEditor(basket: basket)
      HStack {
        Button("Add") { basket.add("Plum") }
        Button("Remove", role: .destructive) { basket.removeLast() }
      }
    }
    .environment(basket)
    .padding()
  }
}
