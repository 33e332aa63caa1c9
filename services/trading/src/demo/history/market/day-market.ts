import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { clamp } from '@meridian/cost-model/clamp';
import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { ONE_STEP, type PriceSteps, stepAt } from '@meridian/domain/reference/price-steps';
import { priceOfTicks } from '../../../kernel/price-units.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { type HistoryPlan, streamOf } from '../history-plan.ts';
import { type InstrumentDraw, instrumentDraw } from '../../draw-instrument.ts';
import { type MinutePath, outrightPath, spreadPath } from './minute-path.ts';
import { othersVolumes } from './minute-volumes.ts';
import { expiryPlaces, type PriceSeries, priceSeries } from './price-series.ts';
import { PriceSources } from './price-sources.ts';
import { at } from '../../../history/slots.ts';

/** The exchange's tick table and its unit. */
type TickTable = { readonly steps: PriceSteps; readonly unit: number };

/** The part of a plan that is the same for all days. */
export type HistoryWorld = {
  readonly plan: HistoryPlan;
  readonly sources: PriceSources;
  readonly series: readonly (PriceSeries | null)[];
  readonly places: ReadonlyMap<number, number>;
  readonly draw: InstrumentDraw;
  /** By instrument index. */
  readonly tickTables: readonly TickTable[];
};

/** One instrument on one day, before own orders. */
export type DayMarket = {
  readonly instrument: Instrument;
  readonly path: MinutePath;
  /** Volatility and impact are fractions of this price: the near leg's for a spread. */
  readonly referencePrice: number;
  /** Lots of others by slot. */
  readonly others: Float64Array;
  readonly spreadTicks: number;
  readonly depthLots: number;
  readonly imbalance: number;
};

export function historyWorld(given: HistoryPlan): HistoryWorld {
  const instruments = given.universe.instruments.map(atOneTick);
  const plan = { ...given, universe: { ...given.universe, instruments } };
  const sources = new PriceSources(plan);
  const series = priceSeries(plan, sources);
  const tickTables = given.universe.instruments.map(({ steps, tickSize }) => ({ steps, unit: tickSize }));
  const places = expiryPlaces(instruments);
  return { plan, sources, series, places, draw: instrumentDraw(instruments), tickTables };
}

/** Prices count in the tick of the last close. A day at another price has its own tick. */
function atOneTick(instrument: Instrument): Instrument {
  const { steps, tickSize, previousCloseTicks, averageSpreadTicks } = instrument;
  const step = stepAt(steps, previousCloseTicks);
  return {
    ...instrument,
    tickSize: priceOfTicks(step, tickSize),
    steps: ONE_STEP,
    previousCloseTicks: previousCloseTicks / step,
    averageSpreadTicks: averageSpreadTicks / step,
  };
}

/** A day has the tick at its close, and a spread of the same width in money. The last day keeps the given close. */
function atTickOfDay(
  { plan, tickTables }: HistoryWorld,
  instrument: Instrument,
  day: number,
  close: number,
): Instrument {
  const table = tickTables[instrument.index];
  if (table === undefined || table.steps.length === 1 || day === plan.dayCount - 1) return instrument;
  const tickSize = priceOfTicks(stepAt(table.steps, Math.round(close / table.unit)), table.unit);
  if (tickSize === instrument.tickSize) return instrument;
  const ratio = instrument.tickSize / tickSize;
  return {
    ...instrument,
    tickSize,
    previousCloseTicks: instrument.previousCloseTicks * ratio,
    averageSpreadTicks: instrument.averageSpreadTicks * ratio,
  };
}

export function instrumentAt({ plan }: HistoryWorld, index: number): Instrument {
  const instrument = plan.universe.instruments[index];
  if (instrument === undefined) throw new Error(`there is no instrument ${index}`);
  return instrument;
}

/** The path of an instrument on a day. It does not need the days before. */
export function pathOf(world: HistoryWorld, instrument: Instrument, day: number): MinutePath {
  if (instrument.legs !== null) {
    const [near, far] = instrument.legs.map((leg) => pathOf(world, instrumentAt(world, leg), day));
    if (near === undefined || far === undefined) throw new Error(`${instrument.exchangeSymbol} has no legs`);
    return spreadPath(near, far);
  }
  const series = world.series[instrument.index] ?? null;
  if (series === null) throw new Error(`${instrument.exchangeSymbol} has no prices`);
  return outrightPath(world.sources, instrument, series, day, world.places.get(instrument.index) ?? 0);
}

/** All paths of a day by instrument index. Legs come before their spreads, so each is drawn once. */
export function pathsOf(world: HistoryWorld, day: number): readonly MinutePath[] {
  const paths: MinutePath[] = [];
  for (const instrument of world.plan.universe.instruments) {
    const near = paths[instrument.legs?.[0] ?? -1];
    const far = paths[instrument.legs?.[1] ?? -1];
    paths.push(near !== undefined && far !== undefined ? spreadPath(near, far) : pathOf(world, instrument, day));
  }
  return paths;
}

const SPREAD_LOG_SD = 0.12;
const DEPTH_LOG_SD = 0.25;
/** Share of the average daily volume at the best price. */
const DEPTH_SHARE = 0.000_06;
const IMBALANCE_PER_SIGMA = 0.05;
const IMBALANCE_SD = 0.05;

function imbalanceOf(path: MinutePath, referencePrice: number, sigma: number, rng: Rng): number {
  const move = (path.close - at(path.mids, 0)) / (referencePrice * sigma);
  return clamp(IMBALANCE_PER_SIGMA * move + IMBALANCE_SD * standardNormal(rng), -0.9, 0.9);
}

export function dayMarket(
  world: HistoryWorld,
  paths: readonly MinutePath[],
  listed: Instrument,
  day: number,
): DayMarket {
  const rng = seededRng(world.plan.seed, streamOf(day, 'market', listed.exchangeSymbol));
  const path = paths[listed.index];
  const priced = paths[listed.legs?.[0] ?? listed.index];
  if (path === undefined || priced === undefined) throw new Error(`${listed.exchangeSymbol} has no path`);
  const instrument = atTickOfDay(world, listed, day, path.close);
  const referencePrice = at(priced.mids, 0);
  const others = othersVolumes(instrument, rng);
  const spreadTicks = Math.max(1, instrument.averageSpreadTicks * Math.exp(SPREAD_LOG_SD * standardNormal(rng)));
  const usualDepth = instrument.averageDailyLots * DEPTH_SHARE * Math.exp(DEPTH_LOG_SD * standardNormal(rng));
  return {
    instrument,
    path,
    referencePrice,
    others,
    spreadTicks,
    depthLots: Math.max(1, usualDepth),
    imbalance: imbalanceOf(path, referencePrice, instrument.dailyVolatility, rng),
  };
}
