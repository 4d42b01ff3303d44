import Foundation

// Foundation of the original brings what publishes with it.
final class Garden: ObservableObject {
  @Published var leaves = 3

  func grow() { leaves += 1 }

  /// Xcode takes bare slashes for a literal in Swift 5 too.
  func isLatin(_ name: String) -> Bool { name.contains(/[A-Z][a-z]+ [a-z]+/) }
}
