/// What a picture is called by those who do not see it.
struct InspectedPicture: Equatable {
  /// Empty for one that only decorates.
  let name: String
  /// Whether it is a sign, which is told only as the name of what has no other.
  let isSign: Bool

  init(name: String) { (self.name, isSign) = (name, false) }

  /// A symbol by the words of its name, without the shapes that it may lie in.
  init(symbol: String) {
    let words = symbol.split(separator: ".").map(String.init)
    let said = words.filter { !["fill", "circle", "square", "rectangle"].contains($0) }
    (name, isSign) = ((said.isEmpty ? words : said).joined(separator: " "), true)
  }
}
