import { isOnStep, ONE_STEP, type PriceSteps, stepAt, stepCeil } from '@meridian/domain/reference/price-steps';
import type { Instrument } from '../../reference/instrument.ts';

type Band = { readonly fromLevel: number; readonly fromUnits: number; readonly units: number };

/**
 * The valid prices of an exchange, numbered one after another. A simulated book counts in these levels, so that
 * neighbours are one tick apart in every band; outside of the simulator prices are units. In the band of the close a
 * level equals the price in ticks of that band, so that percentages of a price and of its level agree.
 */
export class PriceGrid {
  /** Null when a level is a unit. */
  readonly #bands: readonly Band[] | null;
  readonly #steps: PriceSteps;

  constructor({ steps, previousCloseTicks }: Pick<Instrument, 'steps' | 'previousCloseTicks'>) {
    this.#steps = steps;
    this.#bands = steps.length === 1 && steps[0].units === 1 ? null : bandsOf(steps, previousCloseTicks);
  }

  /** The price of a level. A fraction lies between two prices. */
  units(level: number): number {
    const bands = this.#bands;
    if (bands === null) return level;
    const size = Math.abs(level);
    const at = bands.findLastIndex(({ fromLevel }) => fromLevel <= size);
    const band = bands[Math.max(0, at)];
    if (band === undefined) return level;
    const next = bands[at + 1]?.fromUnits ?? Infinity;
    const units = Math.min(next, band.fromUnits + (size - band.fromLevel) * band.units);
    return level < 0 ? -units : units;
  }

  /** Twice the price of half a level. */
  halfUnits(halfLevels: number): number {
    return this.#bands === null ? halfLevels : Math.round(2 * this.units(halfLevels / 2));
  }

  orNull(level: number | null): number | null {
    return level === null || this.#bands === null ? level : this.units(level);
  }

  /** The level of a price. A fraction between two levels. */
  level(units: number): number {
    const bands = this.#bands;
    if (bands === null) return units;
    const size = Math.abs(units);
    const band = bands.findLast(({ fromUnits }) => fromUnits <= size) ?? bands[0];
    if (band === undefined) return units;
    const level = band.fromLevel + (size - band.fromUnits) / band.units;
    return units < 0 ? -level : level;
  }

  /** The level of an order's limit. A fraction when the exchange has no such price. */
  levelOfLimit(units: number): number {
    if (this.#bands === null) return units;
    const level = this.level(units);
    return isOnStep(this.#steps, units) ? Math.round(level) : Math.floor(level) + 0.5;
  }
}

function bandsOf(steps: PriceSteps, closeUnits: number): readonly Band[] {
  const edges = steps.map(({ fromUnits, units }) => ({ fromUnits: stepCeil(steps, fromUnits), units }));
  const home = Math.max(
    0,
    edges.findLastIndex(({ fromUnits }) => fromUnits <= Math.abs(closeUnits)),
  );
  const levels = edges.map(() => 0);
  const levelsIn = (at: number) => {
    const [band, next] = [edges[at], edges[at + 1]];
    return band === undefined || next === undefined ? 0 : Math.ceil((next.fromUnits - band.fromUnits) / band.units);
  };
  levels[home] = Math.round((edges[home]?.fromUnits ?? 0) / (edges[home]?.units ?? 1));
  for (let at = home + 1; at < edges.length; at += 1) levels[at] = (levels[at - 1] ?? 0) + levelsIn(at - 1);
  for (let at = home - 1; at >= 0; at -= 1) levels[at] = (levels[at + 1] ?? 0) - levelsIn(at);
  return edges.map(({ fromUnits, units }, at) => ({ fromLevel: levels[at] ?? 0, fromUnits, units }));
}

export type GridInstrument = {
  /** As the simulated market counts it: one tick is one level. */
  readonly instrument: Instrument;
  readonly grid: PriceGrid;
};

export function onGrid(instrument: Instrument): GridInstrument {
  const { previousCloseTicks, averageSpreadTicks, steps } = instrument;
  const grid = new PriceGrid(instrument);
  const counted = {
    ...instrument,
    steps: ONE_STEP,
    previousCloseTicks: Math.round(grid.level(previousCloseTicks)),
    averageSpreadTicks: averageSpreadTicks / stepAt(steps, previousCloseTicks),
  };
  return { instrument: counted, grid };
}
