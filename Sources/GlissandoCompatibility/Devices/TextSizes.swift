public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoViews

// Programs measure text to make room for it by hand.

/// How text is laid out that is measured: lines are broken at the width whatever is said.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits ends in dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// There are several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the room between them that the font asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// How small text may become to fit: it does not become smaller.
public final class NSStringDrawingContext: NSObject {
  /// The least that its size may be multiplied by; 0 is not at all.
  public var minimumScaleFactor: CGFloat = 0
}

/// A text in fonts.
private struct MeasuredText {
  /// What is written, each with its font.
  let runs: [(string: String, font: UIFont)]
  private static let usualSize: CGFloat = 12
  /// Lines are broken at no width that is larger, in points: programs write large numbers for none.
  private static let greatestWidth: CGFloat = 100_000
  /// The width of a letter and the height of a line, about, as parts of the font's size.
  private static let (letterWidth, lineHeight): (CGFloat, CGFloat) = (0.55, 1.2)

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    runs = [(string, Self.font(in: attributes))]
  }

  init(_ text: NSAttributedString) {
    var runs: [(string: String, font: UIFont)] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      runs.append((part, Self.font(in: attributes)))
    }
    self.runs = runs
  }

  private static func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: usualSize)
  }

  /// The size in points, lines broken at a width; nil is nowhere.
  func size(within width: CGFloat? = nil) -> CGSize {
    let width = width.flatMap { $0 > 0 && $0 < Self.greatestWidth ? $0 : nil }
    guard Self.isOnMainActor else { return estimate(within: width) }
    let text = runs.reduce(Text(verbatim: "")) { text, run in
      Text("\(text)\(Text(verbatim: run.string).font(Font(run.font)))")
    }
    return MainActor.assumeIsolated { TextMeasure.size(of: text, within: width) }
      ?? estimate(within: width)
  }

  /// Marks the main queue, which other threads than the first may serve.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) == true
  }

  /// About the size, where no window knows it.
  private func estimate(within width: CGFloat?) -> CGSize {
    let length = runs.reduce(0) {
      $0 + CGFloat($1.string.count) * $1.font.pointSize * Self.letterWidth
    }
    let height = (runs.map(\.font.pointSize).max() ?? 0) * Self.lineHeight
    guard let width, length > width else { return CGSize(width: length, height: height) }
    return CGSize(width: width, height: (length / width).rounded(.up) * height)
  }
}

extension String {
  /// The size of the text in one line for each paragraph, in points.
  ///
  /// - Parameter attrs: What it is written with, of which the font counts; that is the system's with 12
  ///   points by default.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(self, attrs).size()
  }

  /// The rectangle that the text takes, its lines broken at the width of `size`; points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: MeasuredText(self, attributes).size(within: size.width))
  }
}

extension NSString {
  /// The size of the text in one line for each paragraph, in points.
  ///
  /// - Parameter attrs: What it is written with, of which the font counts; that is the system's with 12
  ///   points by default.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(String(describing: self), attrs).size()
  }

  /// The rectangle that the text takes, its lines broken at the width of `size`; points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let text = MeasuredText(String(describing: self), attributes)
    return CGRect(origin: .zero, size: text.size(within: size.width))
  }
}

extension NSAttributedString {
  /// The size of the text in one line for each paragraph, in points.
  public func size() -> CGSize { MeasuredText(self).size() }

  /// The rectangle that the text takes, its lines broken at the width of `size`; points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: MeasuredText(self).size(within: size.width))
  }
}
