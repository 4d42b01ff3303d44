import SeedNames
import SwiftUI

/// Named as a view of the framework: the module's name tells them apart.
public struct Label: View {
  let name: String

  /// The name and a leaf.
  public var body: some View { SwiftUI.Label(name, systemImage: "leaf") }
}

/// The seeds of the package's file.
public struct SeedList: View {
  let bag = Bag(names: SeedList.readNames())

  /// Makes the list.
  public init() {}

  /// A row for each.
  public var body: some View {
    ForEach(bag.names, id: \.self) { Seeds.Label(name: $0) }
  }

  static func readNames() -> [String] {
    let file = Bundle.module.url(forResource: "names", withExtension: "txt")!
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
