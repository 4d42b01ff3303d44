import Foundation

/// Which test uses which name.
struct TestIndex {
  /// A place at which a name is used.
  struct Use {
    /// The labels of the call, `_` for none; nil where it is no call.
    let labels: [String]?
    /// The sentence of the test around it.
    let sentence: String
    let file: String
  }

  private var uses: [String: [Use]] = [:]

  init(_ files: [SwiftFile]) {
    for file in files {
      var scanner = UseScanner(file)
      scanner.scan { word, use in uses[word, default: []].append(use) }
    }
  }

  /// The test that is best shown for a declaration: the one whose call fits it most closely, rather
  /// one of behaviour than one of spelling.
  func test(of path: String) -> Use? {
    let name = DeclaredName(path)
    let fitting = (uses[name.base] ?? []).compactMap { use in
      name.distance(to: use.labels).map { (use, $0) }
    }
    return fitting.min { rank($0) < rank($1) }?.0
  }

  private func rank(_ candidate: (use: Use, distance: Int)) -> (Int, Int, Int) {
    let isSpelling = candidate.use.file.contains("/Surface/")
    return (candidate.distance, isSpelling ? 1 : 0, candidate.use.sentence.isEmpty ? 1 : 0)
  }
}

/// The last part of a declaration's name, taken apart.
struct DeclaredName {
  /// What is written at the place of use: the type itself for an initialiser.
  let base: String
  /// The labels, `_` for none; nil for what is not called.
  let labels: [String]?

  init(_ path: String) {
    let opening = path.firstIndex(of: "(")
    let head = path[..<(opening ?? path.endIndex)].split(separator: ".").map(String.init)
    let last = head.last ?? path
    base = last == "init" || last == "subscript" ? head.dropLast().last ?? last : last
    labels = opening.map { index in
      path[path.index(after: index)...].dropLast().split(separator: ":").map(String.init)
    }
  }

  /// How many arguments a use leaves out, or nil where it is another declaration's.
  func distance(to call: [String]?) -> Int? {
    guard let labels else { return 0 }
    guard let call else { return nil }
    var rest = labels[...]
    for label in call {
      guard let place = rest.firstIndex(of: label) else { return nil }
      rest = rest[(place + 1)...]
    }
    return labels.count - call.count
  }
}
