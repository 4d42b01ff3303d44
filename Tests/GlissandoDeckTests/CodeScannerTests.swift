import Foundation
import GlissandoDeck
import Testing

struct CodeScannerTests {
  private func kinds(_ code: String, _ language: CodeLanguage = .swift) -> [String: CodeToken.Kind]
  {
    Dictionary(
      CodeScanner.lines(of: code, in: language).joined().map { ($0.text, $0.kind) },
      uniquingKeysWith: { $1 })
  }

  @Test func wordsNumbersStringsAndCommentsAreToldApart() {
    let line = kinds(#"@State var x: Double = 0.5 + f("a \" b") // why"#)
    #expect(line["@State"] == .keyword)
    #expect(line["var"] == .keyword)
    #expect(line["Double"] == .type)
    #expect(line["0.5"] == .literal)
    #expect(line[#""a \" b""#] == .literal)
    #expect(line["// why"] == .comment)
    #expect(kinds("a.default")["default"] == nil)
    #expect(kinds("0..<9")["0"] == .literal)
  }

  @Test func commentsAndStringsGoOverLines() {
    let lines = CodeScanner.lines(of: "a /* b\nc */ d\n\"\"\"\nlet\n\"\"\"", in: .swift)
    #expect(lines.count == 5)
    #expect(lines[0] == [CodeToken(.plain, "a "), CodeToken(.comment, "/* b")])
    #expect(lines[1] == [CodeToken(.comment, "c */"), CodeToken(.plain, " d")])
    #expect(lines[3] == [CodeToken(.literal, "let")])
  }

  @Test(arguments: [
    (CodeLanguage.c, "#include <a.h> // x", "#include", CodeToken.Kind.keyword),
    (.rust, "let mut x = 1;", "mut", .keyword),
    (.python, "x = None  # why", "# why", .comment),
    (.javascript, "const a = `b`", "`b`", .literal),
    (.yaml, "at: [1, 2]", "at", .keyword),
    (.json, #"{"a": true}"#, #""a""#, .keyword),
    (.json, #"{"a": true}"#, "true", .literal),
    (.shell, "echo $HOME # here", "$HOME", .keyword),
  ])
  func everyLanguageHasItsOwnWords(
    language: CodeLanguage, code: String, piece: String, kind: CodeToken.Kind
  ) {
    #expect(kinds(code, language)[piece] == kind)
  }

  @Test func thePiecesJoinedAreTheText() {
    let texts = [
      "", "\"open", "\\", "\"\\", "0x1F..<2", "@", "#", "é//", "1.", "/* open", "\"\"\"", "'",
      "`a\nb",
      "a\n\nb\n", "\t\"a\nb\"", "- a: &b # c", "$", "🎈\u{301}",
      "- ① first", "let a = 10²", "echo ½", "x = ٣",
    ]
    for language in CodeLanguage.allCases {
      for text in texts {
        let joined = CodeScanner.lines(of: text, in: language)
          .map { $0.map(\.text).joined() }.joined(separator: "\n")
        #expect(joined == text, "\(language)")
      }
    }
  }
}
