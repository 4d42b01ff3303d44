/// The compression of GIF: Lempel, Ziv and Welch, with codes of up to twelve bits.
///
/// T. A. Welch, A Technique for High-Performance Data Compression, Computer 17 (6), 1984,
/// doi:10.1109/MC.1984.1659158; the details as in the specification of GIF89a, appendix F.
struct LZWCompressor {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits = 0
  private let startBits: Int
  private var codeBits: Int
  private var nextCode: Int
  /// A table with open places: a row of pixels, as a code and one more, to the code that stands for it.
  private var keys = [Int32](repeating: -1, count: tableSize)
  private var codes = [UInt16](repeating: 0, count: tableSize)

  private static let tableSize = 16_384
  private static let mostCodes = 4_096
  private static let mostBits = 12

  /// Compresses numbers that are less than 2 to the power of `bits`, which is from 2 to 8.
  ///
  /// - Complexity: O(*n*)
  static func compress(_ numbers: [UInt8], bits: Int) -> [UInt8] {
    var compressor = LZWCompressor(bits: bits)
    compressor.write(numbers)
    return compressor.bytes
  }

  private init(bits: Int) {
    startBits = bits
    codeBits = bits + 1
    nextCode = (1 << bits) + 2
  }

  private var clearCode: Int { 1 << startBits }

  private mutating func write(_ numbers: [UInt8]) {
    emit(clearCode)
    guard let first = numbers.first else { return emitEnd() }
    var prefix = Int(first)
    for number in numbers.dropFirst() {
      let key = Int32(prefix << 8 | Int(number))
      var place = Int(truncatingIfNeeded: (UInt32(bitPattern: key) &* 0x9E37_79B1) >> 18)
      while keys[place] >= 0, keys[place] != key { place = (place + 1) & (Self.tableSize - 1) }
      if keys[place] == key {
        prefix = Int(codes[place])
        continue
      }
      emit(prefix)
      if nextCode < Self.mostCodes {
        keys[place] = key
        codes[place] = UInt16(nextCode)
        advance()
      } else {
        emit(clearCode)
        startAgain()
      }
      prefix = Int(number)
    }
    emit(prefix)
    // The reader learns a last code, and with it perhaps a longer one.
    if nextCode < Self.mostCodes { advance() }
    emitEnd()
  }

  /// Counts a code; those that follow need another bit where it does not fit into as many as there are.
  private mutating func advance() {
    if nextCode == 1 << codeBits, codeBits < Self.mostBits { codeBits += 1 }
    nextCode += 1
  }

  private mutating func startAgain() {
    for index in keys.indices { keys[index] = -1 }
    codeBits = startBits + 1
    nextCode = clearCode + 2
  }

  private mutating func emit(_ code: Int) {
    pending |= UInt32(code) << UInt32(pendingBits)
    pendingBits += codeBits
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private mutating func emitEnd() {
    emit(clearCode + 1)
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
  }
}
