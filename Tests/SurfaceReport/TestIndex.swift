import Foundation

/// Which test uses which name.
struct TestIndex {
  /// A place at which a name is used.
  struct Use {
    /// What stands before the word: the character, or the keyword that declares it.
    enum Lead { case dot, attribute, declaring, other }

    let lead: Lead
    /// The labels of the call, `_` for none; nil where it is no call.
    let labels: [String]?
    /// The sentence of the test around it.
    let sentence: String
    let file: String
  }

  private var uses: [String: [Use]] = [:]
  /// The words of each file.
  private var words: [String: Set<String>] = [:]
  /// How many words each test has: the shorter, the more it is about any of them.
  private var sizes: [String: Int] = [:]

  init(_ files: [SwiftFile]) {
    for file in files {
      var scanner = UseScanner(file)
      scanner.scan { word, use in
        uses[word, default: []].append(use)
        words[use.file, default: []].insert(word)
        sizes[use.file + use.sentence, default: 0] += 1
      }
    }
  }

  /// The test that is best shown for a declaration: the one whose call fits it most closely, of
  /// behaviour rather than of spelling, and short.
  func test(of path: String) -> Use? {
    let name = DeclaredName(path)
    let fitting = (uses[name.base] ?? []).compactMap { use in
      name.distance(to: use).map { (use, $0) }
    }
    return fitting.min { rank($0, name) < rank($1, name) }?.0
  }

  private func rank(_ candidate: (use: Use, distance: Int), _ name: DeclaredName) -> [Int] {
    let use = candidate.use
    let isSpelling = use.file.contains("/Surface/")
    // Tests of everything at once, and of the app, say little of one name.
    let isBroad = ["BadInput", "Fuzz", "GlissandoAppTests", "GlissandoDesktopTests"].contains {
      use.file.contains($0)
    }
    let isOfType = name.type.map { words[use.file]?.contains($0) ?? false } ?? true
    return [
      candidate.distance, isOfType ? 0 : 1, isSpelling ? 1 : 0, isBroad ? 1 : 0,
      use.sentence.isEmpty ? 1 : 0, name.isIn(use.sentence) ? 0 : 1,
      sizes[use.file + use.sentence] ?? 0,
    ]
  }
}

extension [Int] {
  fileprivate static func < (lhs: [Int], rhs: [Int]) -> Bool { lhs.lexicographicallyPrecedes(rhs) }
}

/// The last part of a declaration's name, taken apart.
struct DeclaredName {
  /// What is written at the place of use: the type itself for an initialiser.
  let base: String
  /// The labels, `_` for none; nil for what is not called.
  let labels: [String]?
  /// The type that has to be named near the use; nil where it goes without saying.
  let type: String?
  /// Whether a use has a point before it.
  private let isMember: Bool
  private let isMacro: Bool

  /// Types whose members are used without naming them.
  private static let unnamed: Set<String> = [
    "View", "Shape", "InsettableShape", "Gesture", "Animation", "EnvironmentValues", "Transition",
  ]

  init(_ path: String) {
    let opening = path.firstIndex(of: "(")
    let head = path[..<(opening ?? path.endIndex)].split(separator: ".").map(String.init)
    let last = head.last ?? path
    isMacro = head.count == 1 && opening != nil && last.first?.isUppercase ?? false
    isMember =
      head.count > 1 && last.first?.isLowercase ?? false && last != "init"
      && last != "subscript"
    type = head.count > 1 && !Self.unnamed.contains(head[0]) ? head[0] : nil
    base = last == "init" || last == "subscript" ? head.dropLast().last ?? last : last
    labels = opening.map { index in
      path[path.index(after: index)...].dropLast().split(separator: ":").map(String.init)
    }
  }

  /// Whether a sentence has one of the words that the name is made of.
  func isIn(_ sentence: String) -> Bool {
    let sentence = sentence.lowercased()
    return parts.contains { sentence.contains($0) }
  }

  /// The words of the name that are long enough to mean something.
  private var parts: [String] {
    var parts: [String] = [""]
    for character in base {
      if character.isUppercase { parts.append("") }
      parts[parts.count - 1].append(character.lowercased())
    }
    return parts.filter { $0.count > 3 }
  }

  /// How many arguments a use leaves out, or nil where it is another declaration's.
  func distance(to use: TestIndex.Use) -> Int? {
    if isMacro { return use.lead == .attribute ? 0 : nil }
    if isMember, use.lead != .dot, use.lead != .declaring { return nil }
    guard let labels else { return 0 }
    guard let call = use.labels else { return nil }
    var rest = labels[...]
    for label in call {
      guard let place = rest.firstIndex(of: label) else { return nil }
      rest = rest[(place + 1)...]
    }
    return labels.count - call.count
  }
}
