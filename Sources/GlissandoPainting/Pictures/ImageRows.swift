import CBlit
import Foundation
import GlissandoDrawing

/// An image under any affine transform, painted row by row without Cairo.
///
/// A pixel depends on its place alone, not on what else is painted: places are whole numbers, counted from
/// the window's first pixel.
struct ImageRows {
  /// A number that grows by the same with each column, and with each row: in 2⁻³² of a pixel of the image.
  struct Place {
    let start: Int64
    let across: Int64
    let down: Int64

    /// Further away than this, in pixels of the image, nothing is looked up, and no number overflows.
    private static let limit = Double(1 << 29)
    /// No target has more rows or columns.
    private static let greatestDistance = 65_536.0

    init?(_ start: Double, _ across: Double, _ down: Double) {
      let reach = abs(start) + Self.greatestDistance * (abs(across) + abs(down))
      guard reach < Self.limit else { return nil }
      func fixed(_ number: Double) -> Int64 { Int64((number * 4_294_967_296).rounded()) }
      (self.start, self.across, self.down) = (fixed(start), fixed(across), fixed(down))
    }

    func at(column: Int, row: Int) -> Int64 {
      start &+ Int64(column) &* across &+ Int64(row) &* down
    }
  }

  /// The image in the size that is painted.
  let image: RasterImage
  /// Whether nothing shone through any pixel of it when that was looked at.
  private let wasOpaque: Bool
  /// What reads the pixels again that this is of, in any size.
  private let file: FilePixels?
  /// Whether nobody asks for the colours: only for where it is, and how opaque.
  private var isSilhouette = false
  private let isSmooth: Bool
  let u: Place
  let v: Place
  let sides: EdgeCoverage
  let ends: EdgeCoverage
  /// The pixels that it may take.
  let bounds: IntRect
  /// So many rows later the pixels of the image are asked for that the processor is told to fetch.
  private static let rowsAhead = 4.0
  private let ahead: Int64

  /// The rows of a leaf under a transform to pixels; nil where it is something else.
  init?(_ leaf: DisplayLeaf, _ matrix: CGAffineTransform) {
    guard case .image(let image, let rect, let style) = leaf.content.kind, style.isSmooth,
      !style.isTemplate
    else { return nil }
    self.init(image, in: rect, matrix)
  }

  /// The rows of an image that fills a rectangle under a transform to pixels; nil where it is too small to
  /// be seen, or too large for whole numbers.
  ///
  /// - Parameter isSmooth: Whether colours are mixed between its pixels; else each takes the square that it is.
  init?(
    _ image: RasterImage, in rect: CGRect, _ matrix: CGAffineTransform, isSmooth: Bool = true
  ) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0, rect.isFinite,
      matrix.isFinite, abs(matrix.determinant) >= Painter.leastDeterminant
    else { return nil }
    let level =
      !isSmooth
      ? image
      : ImageLevels.level(
        of: image, width: hypot(Double(matrix.a), Double(matrix.b)) * Double(rect.width),
        height: hypot(Double(matrix.c), Double(matrix.d)) * Double(rect.height))
    let back = matrix.inverted()
    let perX = Double(level.width) / Double(rect.width)
    let perY = Double(level.height) / Double(rect.height)
    // From the middle of a pixel of the window to those of the image.
    let x = (Double(back.a), Double(back.c), Double(back.tx - rect.minX))
    let y = (Double(back.b), Double(back.d), Double(back.ty - rect.minY))
    guard
      let u = Place(
        ((x.0 + x.1) / 2 + x.2) * perX - 0.5, x.0 * perX, x.1 * perX),
      let v = Place(
        ((y.0 + y.1) / 2 + y.2) * perY - 0.5, y.0 * perY, y.1 * perY)
    else { return nil }
    self.image = level
    self.isSmooth = isSmooth
    (self.u, self.v) = (u, v)
    sides = EdgeCoverage(across: x.0, down: x.1, start: x.2, range: 0...Double(rect.width))
    ends = EdgeCoverage(across: y.0, down: y.1, start: y.2, range: 0...Double(rect.height))
    wasOpaque = ImageLevels.of(image).isOpaque
    file = image.store as? FilePixels
    bounds = IntRect(around: rect.applying(matrix))
    let (rowsDown, columnsDown) = (y.1 * perY * Self.rowsAhead, x.1 * perX * Self.rowsAhead)
    ahead = Int64(rowsDown.rounded()) * Int64(level.width) + Int64(columnsDown.rounded())
  }

  /// The same rows for whoever asks for their opacity only.
  var silhouette: ImageRows {
    var rows = self
    rows.isSilhouette = true
    return rows
  }

  /// Whether nothing shines through any pixel that has been lent.
  private var isOpaque: Bool { wasOpaque && !(file?.hasBecomeTranslucent ?? false) }

  /// Whether every pixel of an area gets a colour through which nothing shines.
  func hides(_ area: IntRect) -> Bool {
    // An image takes an area without holes or bays: where its corners are inside, all of it is.
    guard isOpaque, hides(area.left..<area.right, row: area.top),
      hides(area.left..<area.right, row: area.bottom - 1)
    else { return false }
    // They are painted next. Those that were given back are read for it now, and may be others.
    _ = image.pixels
    return isOpaque
  }

  private func hides(_ columns: Range<Int>, row: Int) -> Bool {
    ends.wholeColumns(row: row, in: sides.wholeColumns(row: row, in: columns)) == columns
  }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let area = bounds.intersection(clip)
    if area.isEmpty { return }
    withPicture { picture in
      let isOpaque = isOpaque
      for row in area.top..<area.bottom {
        let columns = ends.columns(
          row: row, in: sides.columns(row: row, in: area.left..<area.right))
        if columns.isEmpty { continue }
        let whole = ends.wholeColumns(row: row, in: sides.wholeColumns(row: row, in: columns))
        let target = pixels + row * stride
        func sample(_ range: Range<Int>, into place: UnsafeMutablePointer<UInt32>) {
          fill(place, row: row, columns: range, from: &picture)
        }
        func paintEdge(_ range: Range<Int>) {
          if range.isEmpty { return }
          sample(range, into: scratch)
          soften(scratch, range, row: row)
          glissando_over(scratch, target + range.lowerBound, range.count, opacity)
        }
        if isOpaque, opacity == 255, !whole.isEmpty {
          paintEdge(columns.lowerBound..<whole.lowerBound)
          sample(whole, into: target + whole.lowerBound)
          paintEdge(whole.upperBound..<columns.upperBound)
        } else {
          sample(columns, into: scratch)
          let first = whole.isEmpty ? columns.upperBound : whole.lowerBound
          soften(scratch, columns.lowerBound..<first, row: row)
          if !whole.isEmpty {
            soften(
              scratch + (whole.upperBound - columns.lowerBound),
              whole.upperBound..<columns.upperBound, row: row)
          }
          glissando_over(scratch, target + columns.lowerBound, columns.count, opacity)
        }
      }
    }
  }

  /// Lends the pixels that are looked up.
  func withPicture<Result>(_ body: (inout glissando_picture) -> Result) -> Result {
    image.pixels.withUnsafeBufferPointer { source in
      var picture = glissando_picture(
        pixels: source.baseAddress, width: Int64(image.width), height: Int64(image.height),
        stride: Int64(image.width))
      return body(&picture)
    }
  }

  /// Looks up pixels of a row; beyond the image its outermost pixels go on.
  func fill(
    _ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>,
    from picture: inout glissando_picture
  ) {
    if isSilhouette, isOpaque {
      return target.update(repeating: RowSource.black, count: columns.count)
    }
    let first = columns.lowerBound
    if !isSmooth { return fillSquares(target, row: row, columns: columns, from: picture) }
    glissando_sample(
      &picture, u.at(column: first, row: row), v.at(column: first, row: row), u.across, v.across,
      ahead, target, columns.count)
  }

  /// The same where pixels are squares; at an edge between two, that on the left, as Cairo has it.
  private func fillSquares(
    _ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>,
    from picture: glissando_picture
  ) {
    guard let pixels = picture.pixels else { return }
    // Half a pixel, less a 65,536th.
    let half: Int64 = 0x7FFF_0000
    var x = u.at(column: columns.lowerBound, row: row) &+ half
    var y = v.at(column: columns.lowerBound, row: row) &+ half
    for index in 0..<columns.count {
      let column = min(max(x >> 32, 0), picture.width - 1)
      let line = min(max(y >> 32, 0), picture.height - 1)
      target[index] = pixels[Int(line * picture.stride + column)]
      (x, y) = (x &+ u.across, y &+ v.across)
    }
  }

  /// Takes from the pixels at the edges what lies outside of the image.
  private func soften(
    _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, row: Int
  ) {
    for column in columns {
      let share = sides.share(column: column, row: row) * ends.share(column: column, row: row)
      let place = column - columns.lowerBound
      pixels[place] = Blitter.scaled(pixels[place], by: UInt32((share * 255).rounded()))
    }
  }
}
