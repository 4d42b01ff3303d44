// Hands bytes to one of the targets: Scripts/fuzz says how it is called.

import Foundation
import FuzzTargets

// Declared `int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*)(const uint8_t *data, size_t size))`.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Chosen by a variable, for the arguments are libFuzzer's.
enum Chosen {
  static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)
}

guard Chosen.target != nil else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  FileHandle.standardError.write(Data("FUZZ_TARGET is one of \(names)\n".utf8))
  exit(2)
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { bytes, count in
    Chosen.target?.run(Data(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
