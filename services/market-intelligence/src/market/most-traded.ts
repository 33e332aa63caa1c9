type Named = { readonly instrument: { readonly exchange_symbol: string } };

/** Instruments by what was filled of them, the rest in the order they have. */
export function mostTradedFirst<Each extends Named>(
  all: readonly Each[],
  filledUsd: ReadonlyMap<string, number>,
): readonly Each[] {
  const traded = ({ instrument }: Each) => filledUsd.get(instrument.exchange_symbol) ?? 0;
  return all.toSorted((left, right) => traded(right) - traded(left));
}
