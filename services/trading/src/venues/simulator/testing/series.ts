/** Statistics of a price series, for the stylised facts. Days are separate, so that nights are not returns. */
export type Days = readonly (readonly number[])[];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

export function kurtosis(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 4)) / variance(values) ** 2;
}

/** Returns over every `every` samples. */
export function returnsOf(prices: Days, every: number): number[][] {
  return prices.map((day) =>
    day.flatMap((price, at) => {
      const before = day[at - every];
      return at % every === 0 && before !== undefined ? [price / before - 1] : [];
    }),
  );
}

export function autocorrelation(days: Days, lag: number): number {
  const all = days.flat();
  const centre = mean(all);
  let products = 0;
  for (const day of days) {
    for (let at = lag; at < day.length; at += 1)
      products += ((day[at] ?? 0) - centre) * ((day[at - lag] ?? 0) - centre);
  }
  return products / (variance(all) * all.length);
}

/** Slope of log mean effect against log size, over sizes in factors of two, weighted by trades. */
export function powerLawExponent(effects: readonly { readonly size: number; readonly effect: number }[]): number {
  const bins = Map.groupBy(effects, ({ size }) => Math.round(Math.log2(size)));
  const points = [...bins.values()]
    .map((bin) => ({
      x: mean(bin.map(({ size }) => Math.log(size))),
      effect: mean(bin.map(({ effect }) => effect)),
      weight: bin.length,
    }))
    .filter(({ effect, weight }) => weight >= 200 && effect > 0)
    .map(({ x, effect, weight }) => ({ x, y: Math.log(effect), weight }));
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const meanX = points.reduce((sum, { x, weight }) => sum + x * weight, 0) / total;
  const meanY = points.reduce((sum, { y, weight }) => sum + y * weight, 0) / total;
  const top = points.reduce((sum, { x, y, weight }) => sum + weight * (x - meanX) * (y - meanY), 0);
  return top / points.reduce((sum, { x, weight }) => sum + weight * (x - meanX) ** 2, 0);
}
