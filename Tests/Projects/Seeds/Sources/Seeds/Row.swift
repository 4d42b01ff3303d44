import SeedNames
import SwiftUI

/// Named as a view of the framework: the module's name tells them apart.
public struct Label: View {
  let name: String

  public var body: some View { SwiftUI.Label(name, systemImage: "leaf") }
}

public struct SeedList: View {
  let bag = Bag(names: SeedList.readNames())

  public init() {}

  public var body: some View {
    ForEach(bag.names, id: \.self) { Seeds.Label(name: $0) }
  }

  static func readNames() -> [String] {
    let file = Bundle.module.url(forResource: "names", withExtension: "txt")!
    return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
