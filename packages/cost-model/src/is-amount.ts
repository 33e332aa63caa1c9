/** A size, volume, volatility or duration: finite and not negative. */
export function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}

export function isPositiveAmount(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}
