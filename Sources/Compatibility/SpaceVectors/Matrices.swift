// Square matrices, column by column, under the names that sources written elsewhere use.

/// A matrix of 2 columns of 2 numbers.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix of 3 columns of 3 numbers.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix of 4 columns of 4 numbers.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of 2 columns of 2 numbers.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix of 3 columns of 3 numbers.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix of 4 columns of 4 numbers.
public typealias simd_double4x4 = Matrix4x4<Double>

/// What the matrices have in common: as many columns as a column has numbers.
///
/// `Equatable` compares number by number.
public protocol SquareMatrix: Equatable {
  /// The type of the numbers.
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  /// The type of a column.
  associatedtype Column: SIMD where Column.Scalar == Scalar

  /// Makes a matrix of zeros.
  init()
  /// The column of an index.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  private static var order: Int { Column.scalarCount }

  /// Makes a matrix with one number along its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  /// Makes a matrix with numbers along its diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index, index] = diagonal[index] }
  }
  /// Makes a matrix from as many columns as it has.
  public init(_ columns: [Column]) {
    precondition(
      columns.count == Self.order,
      "a matrix of \(Self.order) columns is made of \(Self.order), not \(columns.count)")
    self.init()
    for index in columns.indices { self[index] = columns[index] }
  }
  /// Makes a matrix from as many rows as it has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The number of a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: Self {
    var result = self
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row, column] = self[column, row] }
    }
    return result
  }

  /// How much larger volumes become.
  public var determinant: Scalar { elimination.determinant }
  /// What takes it back; not numbers where nothing does.
  public var inverse: Self { elimination.inverse }

  /// Gauss and Jordan's elimination, each step with the greatest number that is left.
  private var elimination: (inverse: Self, determinant: Scalar) {
    var (left, right) = (self, Self(1))
    var determinant: Scalar = 1
    for index in 0..<Self.order {
      let pivot =
        (index..<Self.order).max { left[$0, index].magnitude < left[$1, index].magnitude } ?? index
      if pivot != index {
        (left[index], left[pivot]) = (left[pivot], left[index])
        (right[index], right[pivot]) = (right[pivot], right[index])
        determinant = -determinant
      }
      let divisor = left[index, index]
      determinant *= divisor
      left[index] /= divisor
      right[index] /= divisor
      for other in 0..<Self.order where other != index {
        let factor = left[other, index]
        left[other] -= left[index] * factor
        right[other] -= right[index] * factor
      }
    }
    return (right, determinant)
  }

  private func columnwise(_ change: (Int) -> Column) -> Self {
    var result = self
    for index in 0..<Self.order { result[index] = change(index) }
    return result
  }

  /// Whether both have the same numbers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (0..<order).allSatisfy { lhs[$0] == rhs[$0] }
  }
  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.columnwise { lhs[$0] + rhs[$0] } }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.columnwise { lhs[$0] - rhs[$0] } }
  /// Each number times one.
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs.columnwise { lhs * rhs[$0] } }
  /// Each number times one.
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
  /// What becomes of a vector.
  public static func * (lhs: Self, rhs: Column) -> Column {
    var sum = lhs[0] * rhs[0]
    for index in 1..<order { sum += lhs[index] * rhs[index] }
    return sum
  }
  /// A row times the matrix.
  public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }
  /// The second, then the first.
  public static func * (lhs: Self, rhs: Self) -> Self { rhs.columnwise { lhs * rhs[$0] } }
  /// Puts another one before it.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// The second, then the first.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// What becomes of a vector.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// What takes a matrix back.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// A matrix with its rows as columns.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// How much larger volumes become.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }

/// A matrix of 2 columns of 2 numbers.
public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Makes a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix from its columns.
  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    columns = (column0, column1)
  }

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
}

extension Matrix2x2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}

/// A matrix of 3 columns of 3 numbers.
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Makes a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix from its columns.
  public init(
    _ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>,
    _ column2: SIMD3<Scalar>
  ) {
    columns = (column0, column1, column2)
  }

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
}

extension Matrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of 4 columns of 4 numbers.
public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Makes a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix from its columns.
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>,
    _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
  ) {
    columns = (column0, column1, column2, column3)
  }

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
}

extension Matrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

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
