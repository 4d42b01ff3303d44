// libadwaita's springs in the languages that it is used from beside C:
// `Adw.SpringParams.new (…)` in JavaScript and Python, `new Adw.SpringParams (…)` in Vala and
// `adw::SpringParams::new(…)` in Rust, each with `full` for the damping itself.
extension LibadwaitaFormat {
  static let bindingType = "SpringParams"
  private static let makers = ["new", "new_full", "full"]

  func readBindings(_ source: SourceText) -> MotionReading {
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    for index in tokens.indices.dropLast() where tokens[index].kind == .word {
      guard !reading.isHopeless, source.string(tokens[index].range) == Self.bindingType,
        let maker = maker(after: index, tokens, source)
      else { continue }
      var parser = TermParser(source, tokens: tokens, at: maker)
      do throws(NotationError) {
        guard let link = try parser.term().links?.last(where: { $0.arguments != nil }) else {
          continue
        }
        let start = Self.start(of: index, tokens, source)
        reading.motions.append(
          ReadMotion(
            setting: try Self.setting(
              CallArguments(link, source: source), isFull: link.name.hasSuffix("full")),
            format: id, range: start..<tokens[max(maker, parser.position - 1)].range.upperBound,
            in: source))
      } catch {
        reading.errors.append(error)
      }
    }
    return reading
  }

  /// The word whose arguments make a spring, after the type's name; nil where nothing is made.
  private func maker(after index: Int, _ tokens: [Token], _ source: SourceText) -> Int? {
    if tokens[index + 1].isSymbol("(") { return index }
    var next = index + 1
    while next < tokens.count - 1, tokens[next].isSymbol(".") || tokens[next].isSymbol(":") {
      next += 1
    }
    guard next > index + 1, tokens[next].kind == .word,
      Self.makers.contains(source.string(tokens[next].range)),
      next + 1 < tokens.count, tokens[next + 1].isSymbol("(")
    else { return nil }
    return next
  }

  /// Where the name begins, its module included.
  private static func start(of index: Int, _ tokens: [Token], _ source: SourceText) -> Int {
    var first = index
    while first > 0, tokens[first - 1].isSymbol(".") || tokens[first - 1].isSymbol(":") {
      first -= 1
    }
    guard first > 0, first < index, ["Adw", "adw"].contains(source.string(tokens[first - 1].range))
    else { return tokens[index].range.lowerBound }
    return tokens[first - 1].range.lowerBound
  }
}
