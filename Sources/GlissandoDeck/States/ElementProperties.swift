package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoNotation

/// All that is said of an element at one step.
package struct ElementProperties: Equatable, Sendable {
  /// Where an element is put.
  package enum Place: Equatable, Sendable {
    /// Its centre is at a point of the canvas.
    case center(CGPoint)
    /// A point of it is at the same point of the canvas, moved by an offset.
    case anchor(UnitPoint, offset: CGSize)
  }

  /// Where it is put.
  package var place = Place.anchor(.center, offset: .zero)
  /// The width in points; nil as the content wishes.
  package var width: Double?
  /// The height in points; nil as the content wishes.
  package var height: Double?
  /// So many times as large, about the centre.
  package var scale = 1.0
  /// Degrees, clockwise.
  package var rotation = 0.0
  /// Above the elements with a lower number.
  package var z = 0.0

  /// In [0, 1].
  package var opacity = 1.0
  /// Whether it is there.
  package var isShown = true
  /// How it comes and goes.
  package var transition: DeckTransition
  /// The radius of a blur, in points.
  package var blur = 0.0
  /// The colour of text and lines.
  package var color: Color
  /// What fills a shape; nil leaves it empty.
  package var fill: DeckPaint?
  /// The colour of a shape's outline; nil has none.
  package var stroke: Color?
  /// The width of lines, in points.
  package var lineWidth = 4.0
  /// The radius of corners, in points.
  package var corner = 0.0
  /// The radius of a shadow, in points.
  package var shadow = 0.0

  /// Text with emphasis as in Markdown.
  package var text = ""
  /// The family of letters.
  package var font: DeckFont
  /// The size of letters, in points.
  package var fontSize: Double
  /// How heavy the letters are.
  package var fontWeight = Font.Weight.regular
  /// How lines of text line up; nil centres them, but for those of a list.
  package var textAlignment: DeckAlignment?
  /// Points between lines of text.
  package var lineSpacing = 0.0
  /// The text of a program.
  package var code = ""
  package var language = CodeLanguage.plain
  /// The lines that stand out, counted from 1; empty where all do.
  package var focus: [ClosedRange<Int>] = []
  /// The outline of a shape.
  package var shape = ShapeKind.rectangle
  /// Which part of the outline is drawn, in [0, 1].
  package var trim = 0.0...1.0
  /// A picture's file.
  package var image: String?
  /// How a picture fills its frame.
  package var fit = ImageFit.fit
  /// The motions whose curves are plotted.
  package var motions: [MotionSetting] = []
  /// The settings of a live scene.
  package var settings: [String: String] = [:]

  /// The direction of a stack.
  package var axis = Axis.vertical
  /// Points between the children of a stack or grid.
  package var spacing = 24.0
  /// How the children of a stack line up.
  package var alignment = DeckAlignment.center
  /// The columns of a grid, at least one.
  package var columns = 2

  /// The theme's colours of what nothing is said of: text and lines, and links.
  package let ink: Color
  package let accent: Color

  /// What holds of an element of a kind of which nothing is said.
  package init(kind: Element.Kind, theme: DeckTheme) {
    transition = theme.transition
    ink = theme.ink
    accent = theme.colors["accent"] ?? theme.ink
    color = ink
    font = kind == .code ? theme.codeFont : theme.font
    fontSize = kind == .code ? theme.fontSize * 0.6 : theme.fontSize
    if kind == .shape { fill = .color(theme.ink) }
  }

  /// Says one thing anew; numbers that are not finite change nothing.
  package mutating func apply(_ edit: ElementEdit) {
    guard edit.isFinite else { return }
    if applyPlace(edit) || applyLook(edit) || applyText(edit) || applyContent(edit) { return }
    switch edit {
    case .axis(let axis): self.axis = axis
    case .spacing(let spacing): self.spacing = spacing
    case .alignment(let alignment): self.alignment = alignment
    case .columns(let columns): self.columns = max(1, columns)
    default: assertionFailure("\(edit) is applied by none")
    }
  }
}

extension ElementProperties {
  private mutating func applyPlace(_ edit: ElementEdit) -> Bool {
    switch edit {
    case .at(let x, let y): place = .center(CGPoint(x: x, y: y))
    case .anchor(let point, let x, let y):
      place = .anchor(point, offset: CGSize(width: x, height: y))
    case .width(let width): self.width = width.map { max(0, $0) }
    case .height(let height): self.height = height.map { max(0, $0) }
    case .scale(let scale): self.scale = scale
    case .rotation(let degrees): rotation = degrees
    case .z(let z): self.z = z
    default: return false
    }
    return true
  }

  private mutating func applyLook(_ edit: ElementEdit) -> Bool {
    switch edit {
    case .opacity(let opacity): self.opacity = min(max(opacity, 0), 1)
    case .shown(let isShown): self.isShown = isShown
    case .transition(let transition): self.transition = transition
    case .blur(let radius): blur = max(0, radius)
    case .color(let color): self.color = color
    case .fill(let paint): fill = paint
    case .stroke(let color): stroke = color
    case .lineWidth(let width): lineWidth = max(0, width)
    case .corner(let radius): corner = max(0, radius)
    case .shadow(let radius): shadow = max(0, radius)
    default: return false
    }
    return true
  }

  private mutating func applyText(_ edit: ElementEdit) -> Bool {
    switch edit {
    case .text(let text): self.text = text
    case .font(let font): self.font = font
    case .fontSize(let size): fontSize = max(1, size)
    case .fontWeight(let weight): fontWeight = weight
    case .textAlignment(let alignment): textAlignment = alignment
    case .lineSpacing(let spacing): lineSpacing = spacing
    case .code(let code): self.code = code
    case .language(let language): self.language = language
    case .focus(let lines): focus = lines
    default: return false
    }
    return true
  }

  private mutating func applyContent(_ edit: ElementEdit) -> Bool {
    switch edit {
    case .shape(let shape): self.shape = shape
    case .trim(let from, let to):
      let start = min(max(from, 0), 1)
      trim = start...max(start, min(to, 1))
    case .image(let file): image = file
    case .fit(let fit): self.fit = fit
    case .motions(let motions): self.motions = motions
    case .setting(let name, let value): settings[name] = value
    default: return false
    }
    return true
  }
}

extension ElementEdit {
  /// Whether every number in it is one.
  fileprivate var isFinite: Bool {
    switch self {
    case .at(let x, let y), .anchor(_, let x, let y), .trim(let x, let y):
      x.isFinite && y.isFinite
    case .width(let length), .height(let length): length?.isFinite ?? true
    case .scale(let number), .rotation(let number), .z(let number), .opacity(let number),
      .blur(let number), .lineWidth(let number), .corner(let number), .shadow(let number),
      .fontSize(let number), .lineSpacing(let number), .spacing(let number):
      number.isFinite
    default: true
    }
  }
}
