// Coefficients of Wichura's algorithm AS 241 (PPND16), highest power first: about 16 correct digits.
const CENTRE_TOP = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
];
const CENTRE_BOTTOM = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
];
const NEAR_TOP = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const NEAR_BOTTOM = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];
const FAR_TOP = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
  1.7848265399172913, 5.463784911164114, 6.657904643501103,
];
const FAR_BOTTOM = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
  0.1369298809227358, 0.599832206555888, 1,
];

function polynomial(coefficients: readonly number[], at: number): number {
  return coefficients.reduce((value, coefficient) => value * at + coefficient, 0);
}

function ratio(top: readonly number[], bottom: readonly number[], at: number): number {
  return polynomial(top, at) / polynomial(bottom, at);
}

/** The standard normal value below which a share `p` of draws falls; ±∞ at and beyond 0 and 1. */
export function normalQuantile(p: number): number {
  if (!(p > 0)) return -Infinity;
  if (p >= 1) return Infinity;
  const centred = p - 0.5;
  if (Math.abs(centred) <= 0.425) return centred * ratio(CENTRE_TOP, CENTRE_BOTTOM, 0.180625 - centred * centred);
  const depth = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const size = depth <= 5 ? ratio(NEAR_TOP, NEAR_BOTTOM, depth - 1.6) : ratio(FAR_TOP, FAR_BOTTOM, depth - 5);
  return centred < 0 ? -size : size;
}
