/// The way back from Oklab: the inverses of the two published matrices, to the last digit.
///
/// The published inverses are rounded by themselves and would be off by 1e-7; these were computed
/// from the forward matrices in rational arithmetic.
enum OklabMatrix {
  static let ll = 0.9999999984505198
  static let la = 0.39633779217376786
  static let lb = 0.2158037580607588
  static let ml = 1.0000000088817609
  static let ma = -0.10556134232365635
  static let mb = -0.06385417477170591
  static let sl = 1.0000000546724108
  static let sa = -0.08948418209496575
  static let sb = -1.2914855378640917
  static let rl = 4.076741661347994
  static let rm = -3.3077115904081933
  static let rs = 0.2309699287294279
  static let gl = -1.268438004092176
  static let gm = 2.6097574006633715
  static let gs = -0.3413193963102196
  static let bl = -0.004196086541837109
  static let bm = -0.7034186144594496
  static let bs = 1.7076147009309448
}
