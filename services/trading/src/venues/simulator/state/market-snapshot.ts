import type { FairGroup } from '../flow/fair-group.ts';
import { type DayFigures, type DayStatistics, figuresInLevels, figuresInUnits } from './day-statistics.ts';

/** The state of each market in units, as small plain JSON. It fits any universe that still has the symbols. */
export type MarketSnapshot = {
  readonly version: 1;
  readonly atMs: number;
  readonly instruments: readonly {
    readonly symbol: string;
    readonly fairTicks: number;
    readonly figures: DayFigures;
  }[];
  /** By the symbol of a group's front. */
  readonly logVolatilities: Readonly<Record<string, number>>;
};

export function takeSnapshot(atMs: number, groups: readonly FairGroup[], statistics: DayStatistics): MarketSnapshot {
  const markets = groups.flatMap(({ members }) => members.map(({ market }) => market));
  return {
    version: 1,
    atMs,
    instruments: markets.map(({ instrument, fair, grid }) => ({
      symbol: instrument.exchangeSymbol,
      fairTicks: grid.units(fair),
      figures: figuresInUnits(statistics.figures(instrument.index), grid),
    })),
    logVolatilities: Object.fromEntries(
      groups.map((group) => [group.members[0]?.market.instrument.exchangeSymbol ?? '', group.logVolatility]),
    ),
  };
}

/** Restores the markets. An instrument that is not in the snapshot keeps its reference price. */
export function restoreSnapshot(
  snapshot: MarketSnapshot,
  groups: readonly FairGroup[],
  statistics: DayStatistics,
): void {
  const known = new Map(snapshot.instruments.map((entry) => [entry.symbol, entry]));
  for (const group of groups) {
    const symbols = group.members.map(({ market }) => market.instrument.exchangeSymbol);
    const fairs = group.members.map(({ market }, at) => {
      const units = known.get(symbols[at] ?? '')?.fairTicks;
      return units === undefined ? market.fair : market.grid.level(units);
    });
    group.resume(fairs, snapshot.logVolatilities[symbols[0] ?? ''] ?? group.logVolatility);
    for (const [at, { market }] of group.members.entries()) {
      const entry = known.get(symbols[at] ?? '');
      if (entry !== undefined) statistics.restore(market.instrument.index, figuresInLevels(entry.figures, market.grid));
    }
  }
}
