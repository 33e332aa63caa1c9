import type { FairGroup } from '../flow/fair-group.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { type DayFigures, type DayStatistics, figuresInLevels, figuresInUnits } from './day-statistics.ts';

/** The state of each market in units, as small plain JSON. It fits any universe that still has the symbols. */
export type MarketSnapshot = {
  readonly version: 1;
  readonly atMs: number;
  readonly instruments: readonly {
    readonly symbol: string;
    /** The unit of its prices. Missing in older snapshots. */
    readonly tickSize?: number;
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
      tickSize: instrument.tickSize,
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
  const entries = Map.groupBy(snapshot.instruments, ({ symbol }) => symbol);
  // What is counted in another unit by now begins at its reference price.
  const entryOf = ({ exchangeSymbol, tickSize }: Instrument) =>
    entries.get(exchangeSymbol)?.find((entry) => (entry.tickSize ?? tickSize) === tickSize);
  for (const group of groups) {
    const symbols = group.members.map(({ market }) => market.instrument.exchangeSymbol);
    const fairs = group.members.map(({ market }) => {
      const units = entryOf(market.instrument)?.fairTicks;
      return units === undefined ? market.fair : market.grid.level(units);
    });
    group.resume(fairs, snapshot.logVolatilities[symbols[0] ?? ''] ?? group.logVolatility);
    for (const { market } of group.members) {
      const entry = entryOf(market.instrument);
      if (entry !== undefined) statistics.restore(market.instrument.index, figuresInLevels(entry.figures, market.grid));
    }
  }
}
