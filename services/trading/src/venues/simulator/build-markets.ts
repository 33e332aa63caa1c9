import { isTraded } from '../../reference/instrument.ts';
import type { Reference } from '../../reference/reference.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import { PrintBuffer } from './book/print-buffer.ts';
import type { Clock } from './clock.ts';
import { FairGroup } from './flow/fair-group.ts';
import type { MarketFactors } from './flow/market-factors.ts';
import { InstrumentMarket, type MarketEvents } from './instrument-market.ts';
import { onGrid } from './price-grid.ts';
import { dailyTicksOf, type FlowScale, instrumentModel } from './instrument-model.ts';

/** The input of a simulator. */
export type World = {
  readonly seed: number | string;
  readonly universe: Reference;
  readonly flow?: FlowScale;
  readonly hasIncidents?: boolean;
};

/** One market per instrument, in the same order. */
export function buildMarkets(
  world: World,
  events: MarketEvents,
  clock: Clock,
  life: string,
): readonly InstrumentMarket[] {
  const { instruments, venues } = world.universe;
  const prints = new PrintBuffer();
  const gridded = instruments.map(onGrid);
  return gridded.map((one) => {
    const { instrument } = one;
    const lit = venues.filter(({ kind, mic }) => kind === 'lit' && instrument.venues.includes(mic));
    const near = gridded[instrument.legs?.[0] ?? instrument.index]?.instrument ?? instrument;
    const dailyTicks = dailyTicksOf(instrument, near.previousCloseTicks);
    const model = instrumentModel(instrument, lit, volumeProfileOf(instrument), dailyTicks, world.flow);
    const seedOf = (purpose: string) => `${life} ${instrument.exchangeSymbol} ${purpose}`;
    return new InstrumentMarket(one, model, lit, events, clock, prints, seedOf);
  });
}

function isSpread({ instrument }: InstrumentMarket): boolean {
  return instrument.legs !== null;
}

/** A share is its own group. The expiries and spreads of a future's root are one group, outrights before spreads. */
export function buildGroups(
  markets: readonly InstrumentMarket[],
  life: string,
  factors: MarketFactors,
): readonly FairGroup[] {
  const traded = markets.filter(({ instrument }) => isTraded(instrument));
  const byRoot = Map.groupBy(traded, ({ instrument }) => `${instrument.assetClass} ${instrument.baseSymbol}`);
  return [...byRoot].map(([root, members]) => {
    const ordered = [...members.filter((each) => !isSpread(each)), ...members.filter(isSpread)];
    return new FairGroup(ordered, (purpose) => `${life} ${root} ${purpose}`, factors);
  });
}
