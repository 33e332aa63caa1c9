import type { PriceBand } from './tick-size-at.ts';

/** From this price on, one tick equals this many units. */
export type PriceStep = { readonly fromUnits: number; readonly units: number };

/** The ticks of a table in units, ascending. Never empty; the first starts at zero. */
export type PriceSteps = readonly [PriceStep, ...PriceStep[]];

/** One tick for all prices. */
export const ONE_STEP: PriceSteps = [{ fromUnits: 0, units: 1 }];

/** Maximum number of decimals of a price. */
const MAX_DECIMALS = 10;
const SCALE = 10 ** MAX_DECIMALS;

function scaled(price: number): number {
  return Math.round(price * SCALE);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** The largest unit that expresses every price of a tick table as a whole number. Null for an empty table. */
export function priceUnit(bands: readonly PriceBand[]): number | null {
  const divisor = bands.reduce((common, { tick_size }) => commonDivisor(common, scaled(tick_size)), 0);
  return divisor === 0 ? null : Number((divisor / SCALE).toFixed(MAX_DECIMALS));
}

/** The first tick of a table that is no whole number of units. Null when the unit expresses every one. */
export function inexpressibleTick(bands: readonly PriceBand[], unit: number): number | null {
  return bands.find(({ tick_size }) => scaled(tick_size) % scaled(unit) !== 0)?.tick_size ?? null;
}

/** The unit of all prices of two units, where the first does not express those of the second. Null where it does. */
export function finerUnit(unit: number, wanted: number): number | null {
  const finer = commonDivisor(scaled(unit), scaled(wanted));
  return finer === scaled(unit) ? null : Number((finer / SCALE).toFixed(MAX_DECIMALS));
}

/** Whether a price is one of a tick table. */
export function isPriceOf(bands: readonly PriceBand[], price: number): boolean {
  const unit = priceUnit(bands);
  if (unit === null) return false;
  const units = Math.round(price / unit);
  return Math.abs(scaled(price) - units * scaled(unit)) < 1 && isOnStep(priceSteps(bands, unit), units);
}

/** A tick table in units. A tick that is not a multiple of the unit becomes their least common multiple. */
export function priceSteps(bands: readonly PriceBand[], unit: number): PriceSteps {
  const one = scaled(unit);
  const [first, ...rest] = bands
    .toSorted((a, b) => a.from_price - b.from_price)
    .map(({ from_price, tick_size }): PriceStep => {
      const tick = scaled(tick_size);
      return { fromUnits: Math.ceil(from_price / unit - 1e-9), units: tick / commonDivisor(tick, one) };
    });
  if (first === undefined) return ONE_STEP;
  const rising = rest.reduce<[PriceStep, ...PriceStep[]]>(
    (kept, step) => {
      if (kept.at(-1)?.units !== step.units) kept.push(step);
      return kept;
    },
    [{ fromUnits: 0, units: first.units }],
  );
  return rising;
}

function stepOf(steps: PriceSteps, units: number): PriceStep {
  const size = Math.abs(units);
  let found = steps[0];
  for (const step of steps) if (step.fromUnits <= size) found = step;
  return found;
}

/** Units from a price to the next valid one, on its side of a band's edge. */
export function stepAt(steps: PriceSteps, units: number): number {
  return steps.length === 1 ? steps[0].units : stepOf(steps, units).units;
}

export function isOnStep(steps: PriceSteps, units: number): boolean {
  return Number.isSafeInteger(units) && units % stepAt(steps, units) === 0;
}

/** The highest valid price at or below. Units may be fractional. Zero is never negative, so that no −0.00 is shown. */
export function stepFloor(steps: PriceSteps, units: number): number {
  if (units < 0) return 0 - stepCeil(steps, -units);
  const { fromUnits, units: step } = stepOf(steps, units);
  const found = Math.floor(units / step) * step + 0;
  // A band may start between two of its own ticks. A price below its start belongs to the band below.
  return found < fromUnits ? stepFloor(steps, fromUnits - 1) : found;
}

/** The lowest valid price at or above. */
export function stepCeil(steps: PriceSteps, units: number): number {
  if (units < 0) return 0 - stepFloor(steps, -units);
  const step = stepAt(steps, units);
  const found = Math.ceil(units / step) * step + 0;
  const beyond = steps.find(({ fromUnits }) => fromUnits > units && fromUnits <= found);
  return beyond === undefined ? found : stepCeil(steps, beyond.fromUnits);
}

/** The valid price nearest to any price. */
export function nearestStep(steps: PriceSteps, units: number): number {
  const [below, above] = [stepFloor(steps, units), stepCeil(steps, units)];
  return units - below < above - units ? below : above;
}

/** The next valid price in a direction. +1 is up. */
export function stepAway(steps: PriceSteps, units: number, direction: 1 | -1): number {
  return direction === 1 ? stepCeil(steps, Math.floor(units) + 1) : stepFloor(steps, Math.ceil(units) - 1);
}
