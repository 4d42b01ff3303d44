/// Finds calls of certain functions in a text and reads each of them.
struct CallScanner {
  let source: SourceText
  let format: String
  /// The functions, without what stands before their last dot.
  let names: [String]
  var style = TermParser.Style()

  /// Reads each call; `motion` returns nil for one of another language.
  func read(
    _ motion: (Term, Term.Link) throws(NotationError) -> MotionSetting?
  ) -> MotionReading {
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    var index = 0
    while index < tokens.count - 1, !reading.isHopeless {
      guard let start = callStart(index, tokens) else {
        index += 1
        continue
      }
      var parser = TermParser(source, tokens: tokens, at: start, style: style)
      do throws(NotationError) {
        let term = try parser.term()
        if let link = term.links?.first(where: { names.contains($0.name) && $0.arguments != nil }),
          let setting = try motion(term, link)
        {
          reading.motions.append(
            ReadMotion(
              setting: setting, format: format, range: term.range, in: source))
          index = max(parser.position, index + 1)
          continue
        }
      } catch {
        reading.errors.append(error)
        // What is in a call that is wrong is no motion of its own.
        index = max(parser.position - 1, index)
      }
      index += 1
    }
    return reading
  }

  /// Where the chain begins that calls one of the functions at a token; nil if none does.
  private func callStart(_ index: Int, _ tokens: [Token]) -> Int? {
    guard case .word = tokens[index].kind,
      tokens[index + 1].isSymbol("(") || tokens[index + 1].isSymbol("<"),
      names.contains(source.string(tokens[index].range))
    else { return nil }
    var start = index
    while start >= 2, tokens[start - 1].isSymbol("."), case .word = tokens[start - 2].kind {
      start -= 2
    }
    return start
  }
}
