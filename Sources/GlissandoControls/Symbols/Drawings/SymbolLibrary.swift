import Foundation
import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion
import GlissandoViews

/// The symbols that `Image(systemName:)` shows: drawn for this project, by the plain meaning of
/// their names.
@MainActor
enum SymbolLibrary: OutlineSource {
  private struct Key: Hashable {
    let name: String
    let weight: Font.Weight
    /// How many of its layers a value reaches; nil where no value is given.
    var reached: Int?
  }

  private static let parts: [String: Substring] = {
    var result: [String: Substring] = [:]
    SymbolSheet.forEach { result[String($0)] = $1 }
    for (name, drawn) in SymbolSheet.otherNames { result[name] = result[drawn] }
    return result
  }()

  private static var outlines: [Key: Path] = [:]
  private static var layers: [Key: OutlineLayers?] = [:]
  /// What has been read from asset catalogues, by the path of the file.
  private static var files: [String: Path?] = [:]

  /// The names of all that is drawn, in order of the alphabet, each drawing once; what is made of other
  /// symbols is left out.
  static var names: [String] {
    parts.keys.filter { !SymbolSheet.isLetter($0) && SymbolSheet.otherNames[$0] == nil }.sorted()
  }

  static func name(of name: String, in environment: EnvironmentValues) -> String {
    environment.symbolVariants.name(of: name)
  }

  nonisolated static func description(of name: String) -> String {
    "Image(systemName: \"\(name)\")"
  }

  /// Whether there is a symbol of a name.
  static func contains(_ name: String) -> Bool {
    isDrawn(name) || files[name] != nil || composition(name) != nil
  }

  /// Reads a symbol from a file, whose path becomes its name.
  ///
  /// - Returns: Whether it is one.
  static func read(file path: String) -> Bool {
    if let known = files[path] { return known != nil }
    let text = try? InputFile.text(path, limit: greatestFile)
    let outline = text.flatMap { SymbolFile($0) }?.outline
    files[path] = .some(outline)
    return outline != nil
  }

  /// In bytes: with all its weights a symbol has some 100 KB.
  private static let greatestFile = 1 << 24

  private static func isDrawn(_ name: String) -> Bool { parts[name] != nil }

  private static func composition(_ name: String) -> SymbolComposition? {
    SymbolComposition(name) { isDrawn($0) }
  }

  /// The outline of a symbol on a square of `OutlineMetrics.side` units; nil when there is none.
  ///
  /// It is made once for each weight.
  static func outline(_ name: String, weight: Font.Weight) -> Path? {
    let key = Key(name: name, weight: weight)
    if let known = outlines[key] { return known }
    guard let made = makeOutline(name, weight) else { return nil }
    outlines[key] = made
    return made
  }

  private static func makeOutline(_ name: String, _ weight: Font.Weight) -> Path? {
    if let file = files[name] { return file }
    if let parts = parts[name] { return SymbolOutline.path(parts, weight: weight) }
    return composition(name)?.path(weight: weight) { outline($0, weight: $1) }
  }

  /// What is enclosed by a shape, and the shape; with a value, the layers that it reaches, and those beyond.
  ///
  /// Nil is what is not enclosed, or does not vary. They are made once for each weight, and each number of layers that a value reaches.
  static func layers(_ name: String, weight: Font.Weight, value: Double?) -> OutlineLayers? {
    var key = Key(name: name, weight: weight)
    let varying = value.map { _ in varyingLayers(name) } ?? []
    if let value { key.reached = reached(value, of: varying.count) }
    if let known = layers[key] { return known }
    let made = key.reached.map { beyond($0, name, weight, varying) } ?? makeLayers(name, weight)
    layers[key] = .some(made)
    return made
  }

  /// Of three layers a value up to a third reaches one: all that is not 0 reaches something.
  private static func reached(_ value: Double, of count: Int) -> Int {
    let share = value.isNaN ? 0 : min(max(value, 0), 1)
    return Int((share * Double(count)).rounded(.up))
  }

  /// The parts of a symbol that vary with a value, one after the other; none for most.
  private static func varyingLayers(_ name: String) -> ArraySlice<String> {
    var drawn = parts[name]
    if drawn == nil, case .hollow(let base) = composition(name) { drawn = parts[base] }
    return drawn.map { String($0).components(separatedBy: "layer ").dropFirst() } ?? []
  }

  /// What the first layers are, and what lies beyond them.
  private static func beyond(
    _ reached: Int, _ name: String, _ weight: Font.Weight, _ varying: ArraySlice<String>
  ) -> OutlineLayers? {
    let rest = varying.dropFirst(reached).joined(separator: " ")
    guard !rest.isEmpty, let whole = outline(name, weight: weight),
      let back = SymbolOutline.path(rest[...], weight: weight)
    else { return nil }
    return OutlineLayers(front: whole.subtracting(back), back: whole.intersection(back))
  }

  private static func makeLayers(_ name: String, _ weight: Font.Weight) -> OutlineLayers? {
    if files[name] != nil { return nil }
    guard let parts = parts[name] else {
      return composition(name)?.layers(weight: weight) { outline($0, weight: $1) }
    }
    // Of what is drawn by itself the front is what is cut out of a shape.
    let words = name.split(separator: ".")
    guard words.count > 2, words.last == "fill", shapes.contains(String(words[words.count - 2])),
      let back = outline(name, weight: weight),
      let whole = SymbolOutline.path(parts, weight: weight, isCut: false)
    else { return nil }
    return OutlineLayers(front: whole.subtracting(back), back: back)
  }

  /// What encloses other symbols.
  private static let shapes: Set = [
    "circle", "square", "seal", "triangle", "octagon", "shield", "diamond", "hexagon", "app",
    "bubble", "rectangle", "capsule",
  ]

  /// The names that are most like a name, best first.
  static func names(near name: String) -> [String] {
    // What has a part in common is nearer than what only looks alike.
    let words = Set(name.split(separator: "."))
    return names.map { candidate -> (name: String, distance: Int) in
      let common = words.intersection(candidate.split(separator: ".")).count
      return (candidate, distance(name, candidate) - 3 * common)
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
  }

  /// How many characters have to be added, taken away or exchanged (Levenshtein's distance).
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var corner = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let exchange = corner + (a[i] == b[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(exchange, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[b.count]
  }
}
