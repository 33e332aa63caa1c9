import { isOnStep, stepAt } from '@meridian/domain/reference/price-steps';
import type { Instrument } from '../reference/instrument.ts';

/** A tick as a whole number of units of ten to the minus `decimals`. */
type TickUnits = { readonly units: number; readonly scale: number };

/** Floating-point error of a division, in ticks. */
const DUST = 1e-6;
const MAX_DECIMALS = 12;
const MAX_CACHED_TICKS = 1024;
const MAX_CACHED_PERCENTS = 1024;
const knownPercents = new Map<number, number>();
const known = new Map<number, TickUnits>();
/** A row asks some thirty times for the same tick. */
let latest = { tickSize: Number.NaN, units: 0, scale: 1 };

function tickUnits(tickSize: number): TickUnits {
  if (latest.tickSize !== tickSize) latest = { tickSize, ...knownUnits(tickSize) };
  return latest;
}

function knownUnits(tickSize: number): TickUnits {
  const cached = known.get(tickSize);
  if (cached !== undefined) return cached;
  if (!(tickSize > 0)) throw new RangeError(`${tickSize} is not a tick size`);
  let decimals = 0;
  while (decimals < MAX_DECIMALS && Number(tickSize.toFixed(decimals)) !== tickSize) decimals += 1;
  const scale = 10 ** decimals;
  const made = { units: Math.round(tickSize * scale), scale };
  if (known.size >= MAX_CACHED_TICKS) known.clear();
  known.set(tickSize, made);
  return made;
}

/** One division of integers, so that the result is the double nearest to the exact decimal. */
export function priceOfHalfTicks(halfTicks: number, tickSize: number): number {
  const { units, scale } = tickUnits(tickSize);
  return (halfTicks * units) / (2 * scale);
}

export function priceOfTicks(ticks: number, tickSize: number): number {
  const { units, scale } = tickUnits(tickSize);
  return (ticks * units) / scale;
}

export function priceOrNull(ticks: number | null, tickSize: number): number | null {
  return ticks === null ? null : priceOfTicks(ticks, tickSize);
}

/** Null between two ticks: an order is never rounded silently. */
export function ticksOfPrice(price: number, tickSize: number): number | null {
  if (!Number.isFinite(price)) return null;
  const { units, scale } = tickUnits(tickSize);
  const ticks = Math.round((price * scale) / units);
  return Number.isSafeInteger(ticks) && priceOfTicks(ticks, tickSize) === price ? ticks : null;
}

/** Null when the price lies between two ticks of the exchange's table. */
export function limitTicksOf(
  price: number,
  { tickSize, steps }: Pick<Instrument, 'tickSize' | 'steps'>,
): number | null {
  const ticks = ticksOfPrice(price, tickSize);
  return ticks !== null && isOnStep(steps, ticks) ? ticks : null;
}

/** The exchange's tick at a price. */
export function tickSizeAtTicks(ticks: number, { tickSize, steps }: Pick<Instrument, 'tickSize' | 'steps'>): number {
  return priceOfTicks(stepAt(steps, ticks), tickSize);
}

/** The same for a price that may lie between two ticks. */
export function tickSizeAtPrice(price: number, instrument: Pick<Instrument, 'tickSize' | 'steps'>): number {
  return tickSizeAtTicks(Math.floor(Math.abs(price) / instrument.tickSize + DUST), instrument);
}

/** Null when the quantity is not made of whole lots. */
export function lotsOfQuantity(quantity: number, lotSize: number): number | null {
  const lots = quantity / lotSize;
  return Number.isSafeInteger(lots) && lots > 0 ? lots : null;
}

/** A fraction in percent, without floating-point error. Most are rates that many orders have. */
export function percentOrNull(fraction: number | null | undefined): number | null {
  if (fraction === null || fraction === undefined) return null;
  const cached = knownPercents.get(fraction);
  if (cached !== undefined) return cached;
  const percent = Number((100 * fraction).toFixed(6));
  if (knownPercents.size >= MAX_CACHED_PERCENTS) knownPercents.clear();
  knownPercents.set(fraction, percent);
  return percent;
}
