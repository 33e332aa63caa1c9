// Coefficients of Hastings' approximation (Abramowitz and Stegun 26.2.17): an error below 7.5e-8.
const SCALE = 0.2316419;
const POWERS = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153, 0];

/** Density of the standard normal. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** The share of standard normal draws that fall below a value. */
export function normalShare(z: number): number {
  const t = 1 / (1 + SCALE * Math.abs(z));
  const above = normalDensity(z) * POWERS.reduce((value, power) => value * t + power, 0);
  return z >= 0 ? 1 - above : above;
}
