// Square matrices, column by column, under the names that sources written elsewhere use.

/// A matrix of 2 columns of 2 numbers.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix of 2 columns of 2 numbers; a shorter spelling.
public typealias float2x2 = Matrix2x2<Float>
/// A matrix of 3 columns of 3 numbers.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix of 3 columns of 3 numbers; a shorter spelling.
public typealias float3x3 = Matrix3x3<Float>
/// A matrix of 4 columns of 4 numbers.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of 4 columns of 4 numbers; a shorter spelling.
public typealias float4x4 = Matrix4x4<Float>
/// A matrix of 2 columns of 2 numbers.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix of 2 columns of 2 numbers; a shorter spelling.
public typealias double2x2 = Matrix2x2<Double>
/// A matrix of 3 columns of 3 numbers.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix of 3 columns of 3 numbers; a shorter spelling.
public typealias double3x3 = Matrix3x3<Double>
/// A matrix of 4 columns of 4 numbers.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix of 4 columns of 4 numbers; a shorter spelling.
public typealias double4x4 = Matrix4x4<Double>

/// A matrix of 2 columns of 2 numbers.
public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Makes a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix of zeros.
  public init() { self.init(0) }
  /// Makes a matrix with one number along its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD2(repeating: scalar)) }
  /// Makes a matrix with numbers along its diagonal.
  public init(diagonal: SIMD2<Scalar>) {
    self.init(columns: (SIMD2(diagonal[0], 0), SIMD2(0, diagonal[1])))
  }
  /// Makes a matrix from as many columns as it has.
  public init(_ columns: [SIMD2<Scalar>]) {
    precondition(columns.count == 2, "a matrix of 2 columns is made of 2, not \(columns.count)")
    self.init(columns: (columns[0], columns[1]))
  }
  /// Makes a matrix from its columns.
  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    self.init(columns: (column0, column1))
  }
  /// Makes a matrix from as many rows as it has.
  public init(rows: [SIMD2<Scalar>]) { self = Matrix2x2(rows).transpose }

  /// The column of an index.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("a matrix of 2 columns has none of the index \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix of 2 columns has none of the index \(column)")
      }
    }
  }
  /// The number of a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: Matrix2x2 {
    Matrix2x2(
      SIMD2(columns.0[0], columns.1[0]), SIMD2(columns.0[1], columns.1[1]))
  }

  /// How much larger volumes become.
  public var determinant: Scalar { elimination.determinant }
  /// What takes it back; not numbers where nothing does.
  public var inverse: Matrix2x2 { elimination.inverse }

  /// Gauss and Jordan's elimination, each step with the greatest number that is left.
  private var elimination: (inverse: Matrix2x2, determinant: Scalar) {
    var (left, right) = (self, Matrix2x2(1))
    var determinant: Scalar = 1
    for index in 0..<2 {
      let pivot = (index..<2).max { left[$0, index].magnitude < left[$1, index].magnitude } ?? index
      if pivot != index {
        (left[index], left[pivot]) = (left[pivot], left[index])
        (right[index], right[pivot]) = (right[pivot], right[index])
        determinant = -determinant
      }
      let divisor = left[index, index]
      determinant *= divisor
      left[index] /= divisor
      right[index] /= divisor
      for other in 0..<2 where other != index {
        let factor = left[other, index]
        left[other] -= left[index] * factor
        right[other] -= right[index] * factor
      }
    }
    return (right, determinant)
  }

  /// Whether both have the same numbers.
  public static func == (lhs: Matrix2x2, rhs: Matrix2x2) -> Bool { lhs.columns == rhs.columns }
  /// The sum.
  public static func + (lhs: Matrix2x2, rhs: Matrix2x2) -> Matrix2x2 {
    Matrix2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
  }
  /// The difference.
  public static func - (lhs: Matrix2x2, rhs: Matrix2x2) -> Matrix2x2 {
    Matrix2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
  }
  /// Each number times one.
  public static func * (lhs: Scalar, rhs: Matrix2x2) -> Matrix2x2 {
    Matrix2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Each number times one.
  public static func * (lhs: Matrix2x2, rhs: Scalar) -> Matrix2x2 { rhs * lhs }
  /// What becomes of a vector.
  public static func * (lhs: Matrix2x2, rhs: SIMD2<Scalar>) -> SIMD2<Scalar> {
    var sum = lhs.columns.0 * rhs[0]
    sum += lhs.columns.1 * rhs[1]
    return sum
  }
  /// A row times the matrix.
  public static func * (lhs: SIMD2<Scalar>, rhs: Matrix2x2) -> SIMD2<Scalar> {
    rhs.transpose * lhs
  }
  /// The second, then the first.
  public static func * (lhs: Matrix2x2, rhs: Matrix2x2) -> Matrix2x2 {
    Matrix2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Puts another one before it.
  public static func *= (lhs: inout Matrix2x2, rhs: Matrix2x2) { lhs = lhs * rhs }
}

extension Matrix2x2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}

/// The second, then the first.
public func simd_mul<T>(_ x: Matrix2x2<T>, _ y: Matrix2x2<T>) -> Matrix2x2<T> { x * y }
/// What becomes of a vector.
public func simd_mul<T>(_ x: Matrix2x2<T>, _ y: SIMD2<T>) -> SIMD2<T> { x * y }
/// What takes a matrix back.
public func simd_inverse<T>(_ x: Matrix2x2<T>) -> Matrix2x2<T> { x.inverse }
/// A matrix with its rows as columns.
public func simd_transpose<T>(_ x: Matrix2x2<T>) -> Matrix2x2<T> { x.transpose }
/// How much larger volumes become.
public func simd_determinant<T>(_ x: Matrix2x2<T>) -> T { x.determinant }

/// A matrix of 3 columns of 3 numbers.
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Makes a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix of zeros.
  public init() { self.init(0) }
  /// Makes a matrix with one number along its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3(repeating: scalar)) }
  /// Makes a matrix with numbers along its diagonal.
  public init(diagonal: SIMD3<Scalar>) {
    self.init(
      columns: (SIMD3(diagonal[0], 0, 0), SIMD3(0, diagonal[1], 0), SIMD3(0, 0, diagonal[2])))
  }
  /// Makes a matrix from as many columns as it has.
  public init(_ columns: [SIMD3<Scalar>]) {
    precondition(columns.count == 3, "a matrix of 3 columns is made of 3, not \(columns.count)")
    self.init(columns: (columns[0], columns[1], columns[2]))
  }
  /// Makes a matrix from its columns.
  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    self.init(columns: (column0, column1, column2))
  }
  /// Makes a matrix from as many rows as it has.
  public init(rows: [SIMD3<Scalar>]) { self = Matrix3x3(rows).transpose }

  /// The column of an index.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("a matrix of 3 columns has none of the index \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix of 3 columns has none of the index \(column)")
      }
    }
  }
  /// The number of a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: Matrix3x3 {
    Matrix3x3(
      SIMD3(columns.0[0], columns.1[0], columns.2[0]),
      SIMD3(columns.0[1], columns.1[1], columns.2[1]),
      SIMD3(columns.0[2], columns.1[2], columns.2[2]))
  }

  /// How much larger volumes become.
  public var determinant: Scalar { elimination.determinant }
  /// What takes it back; not numbers where nothing does.
  public var inverse: Matrix3x3 { elimination.inverse }

  /// Gauss and Jordan's elimination, each step with the greatest number that is left.
  private var elimination: (inverse: Matrix3x3, determinant: Scalar) {
    var (left, right) = (self, Matrix3x3(1))
    var determinant: Scalar = 1
    for index in 0..<3 {
      let pivot = (index..<3).max { left[$0, index].magnitude < left[$1, index].magnitude } ?? index
      if pivot != index {
        (left[index], left[pivot]) = (left[pivot], left[index])
        (right[index], right[pivot]) = (right[pivot], right[index])
        determinant = -determinant
      }
      let divisor = left[index, index]
      determinant *= divisor
      left[index] /= divisor
      right[index] /= divisor
      for other in 0..<3 where other != index {
        let factor = left[other, index]
        left[other] -= left[index] * factor
        right[other] -= right[index] * factor
      }
    }
    return (right, determinant)
  }

  /// Whether both have the same numbers.
  public static func == (lhs: Matrix3x3, rhs: Matrix3x3) -> Bool { lhs.columns == rhs.columns }
  /// The sum.
  public static func + (lhs: Matrix3x3, rhs: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
  }
  /// The difference.
  public static func - (lhs: Matrix3x3, rhs: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
  }
  /// Each number times one.
  public static func * (lhs: Scalar, rhs: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Each number times one.
  public static func * (lhs: Matrix3x3, rhs: Scalar) -> Matrix3x3 { rhs * lhs }
  /// What becomes of a vector.
  public static func * (lhs: Matrix3x3, rhs: SIMD3<Scalar>) -> SIMD3<Scalar> {
    var sum = lhs.columns.0 * rhs[0]
    sum += lhs.columns.1 * rhs[1]
    sum += lhs.columns.2 * rhs[2]
    return sum
  }
  /// A row times the matrix.
  public static func * (lhs: SIMD3<Scalar>, rhs: Matrix3x3) -> SIMD3<Scalar> {
    rhs.transpose * lhs
  }
  /// The second, then the first.
  public static func * (lhs: Matrix3x3, rhs: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Puts another one before it.
  public static func *= (lhs: inout Matrix3x3, rhs: Matrix3x3) { lhs = lhs * rhs }
}

extension Matrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// The second, then the first.
public func simd_mul<T>(_ x: Matrix3x3<T>, _ y: Matrix3x3<T>) -> Matrix3x3<T> { x * y }
/// What becomes of a vector.
public func simd_mul<T>(_ x: Matrix3x3<T>, _ y: SIMD3<T>) -> SIMD3<T> { x * y }
/// What takes a matrix back.
public func simd_inverse<T>(_ x: Matrix3x3<T>) -> Matrix3x3<T> { x.inverse }
/// A matrix with its rows as columns.
public func simd_transpose<T>(_ x: Matrix3x3<T>) -> Matrix3x3<T> { x.transpose }
/// How much larger volumes become.
public func simd_determinant<T>(_ x: Matrix3x3<T>) -> T { x.determinant }

/// A matrix of 4 columns of 4 numbers.
public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Makes a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix of zeros.
  public init() { self.init(0) }
  /// Makes a matrix with one number along its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }
  /// Makes a matrix with numbers along its diagonal.
  public init(diagonal: SIMD4<Scalar>) {
    self.init(
      columns: (
        SIMD4(diagonal[0], 0, 0, 0), SIMD4(0, diagonal[1], 0, 0), SIMD4(0, 0, diagonal[2], 0),
        SIMD4(0, 0, 0, diagonal[3])
      ))
  }
  /// Makes a matrix from as many columns as it has.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix of 4 columns is made of 4, not \(columns.count)")
    self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
  }
  /// Makes a matrix from its columns.
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>,
    _ column3: SIMD4<Scalar>
  ) {
    self.init(columns: (column0, column1, column2, column3))
  }
  /// Makes a matrix from as many rows as it has.
  public init(rows: [SIMD4<Scalar>]) { self = Matrix4x4(rows).transpose }

  /// The column of an index.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of 4 columns has none of the index \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of 4 columns has none of the index \(column)")
      }
    }
  }
  /// The number of a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: Matrix4x4 {
    Matrix4x4(
      SIMD4(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
      SIMD4(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
      SIMD4(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
      SIMD4(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
  }

  /// How much larger volumes become.
  public var determinant: Scalar { elimination.determinant }
  /// What takes it back; not numbers where nothing does.
  public var inverse: Matrix4x4 { elimination.inverse }

  /// Gauss and Jordan's elimination, each step with the greatest number that is left.
  private var elimination: (inverse: Matrix4x4, determinant: Scalar) {
    var (left, right) = (self, Matrix4x4(1))
    var determinant: Scalar = 1
    for index in 0..<4 {
      let pivot = (index..<4).max { left[$0, index].magnitude < left[$1, index].magnitude } ?? index
      if pivot != index {
        (left[index], left[pivot]) = (left[pivot], left[index])
        (right[index], right[pivot]) = (right[pivot], right[index])
        determinant = -determinant
      }
      let divisor = left[index, index]
      determinant *= divisor
      left[index] /= divisor
      right[index] /= divisor
      for other in 0..<4 where other != index {
        let factor = left[other, index]
        left[other] -= left[index] * factor
        right[other] -= right[index] * factor
      }
    }
    return (right, determinant)
  }

  /// Whether both have the same numbers.
  public static func == (lhs: Matrix4x4, rhs: Matrix4x4) -> Bool { lhs.columns == rhs.columns }
  /// The sum.
  public static func + (lhs: Matrix4x4, rhs: Matrix4x4) -> Matrix4x4 {
    Matrix4x4(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  /// The difference.
  public static func - (lhs: Matrix4x4, rhs: Matrix4x4) -> Matrix4x4 {
    Matrix4x4(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
      lhs.columns.3 - rhs.columns.3)
  }
  /// Each number times one.
  public static func * (lhs: Scalar, rhs: Matrix4x4) -> Matrix4x4 {
    Matrix4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Each number times one.
  public static func * (lhs: Matrix4x4, rhs: Scalar) -> Matrix4x4 { rhs * lhs }
  /// What becomes of a vector.
  public static func * (lhs: Matrix4x4, rhs: SIMD4<Scalar>) -> SIMD4<Scalar> {
    var sum = lhs.columns.0 * rhs[0]
    sum += lhs.columns.1 * rhs[1]
    sum += lhs.columns.2 * rhs[2]
    sum += lhs.columns.3 * rhs[3]
    return sum
  }
  /// A row times the matrix.
  public static func * (lhs: SIMD4<Scalar>, rhs: Matrix4x4) -> SIMD4<Scalar> {
    rhs.transpose * lhs
  }
  /// The second, then the first.
  public static func * (lhs: Matrix4x4, rhs: Matrix4x4) -> Matrix4x4 {
    Matrix4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Puts another one before it.
  public static func *= (lhs: inout Matrix4x4, rhs: Matrix4x4) { lhs = lhs * rhs }
}

extension Matrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// The second, then the first.
public func simd_mul<T>(_ x: Matrix4x4<T>, _ y: Matrix4x4<T>) -> Matrix4x4<T> { x * y }
/// What becomes of a vector.
public func simd_mul<T>(_ x: Matrix4x4<T>, _ y: SIMD4<T>) -> SIMD4<T> { x * y }
/// What takes a matrix back.
public func simd_inverse<T>(_ x: Matrix4x4<T>) -> Matrix4x4<T> { x.inverse }
/// A matrix with its rows as columns.
public func simd_transpose<T>(_ x: Matrix4x4<T>) -> Matrix4x4<T> { x.transpose }
/// How much larger volumes become.
public func simd_determinant<T>(_ x: Matrix4x4<T>) -> T { x.determinant }

/// The matrix that changes nothing.
public let matrix_identity_float2x2 = Matrix2x2<Float>(1)
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = Matrix3x3<Float>(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = Matrix4x4<Float>(1)
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = Matrix2x2<Double>(1)
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = Matrix3x3<Double>(1)
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = Matrix4x4<Double>(1)
