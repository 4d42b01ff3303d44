import Foundation

// Foundation of the original brings what publishes with it.
final class Garden: ObservableObject {
  @Published var leaves = 3

  func grow() { leaves += 1 }
}
