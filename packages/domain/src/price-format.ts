import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { formatFixed, formatUpTo, MINUS } from './number-format.ts';
import { type FractionQuote, fractionQuote, type PriceTerms } from './quote-convention.ts';

const MAX_TICK_DECIMALS = 8;
/** Half a tick needs one more decimal, a quarter tick two. */
const MAX_DECIMALS_BETWEEN_TICKS = 2;
const DEFAULT_DECIMALS = 2;
const MIN_AVERAGE_DECIMALS = 4;
const MIN_AVERAGE_PART_DECIMALS = 2;
const MAX_DECIMALS_IN_FULL = 10;
const MAX_CACHED_TICKS = 1024;

function decimalsOfTick(tick: number): number {
  for (let decimals = 0; decimals < MAX_TICK_DECIMALS; decimals += 1) {
    const rounded = Number(tick.toFixed(decimals));
    if (Math.abs(rounded - tick) < tick * 1e-6) return decimals;
  }
  return MAX_TICK_DECIMALS;
}

const known = new Map<number, number>();

/** The decimals that write every multiple of the tick exactly: 0.25 needs 2, 1/32 needs 5. */
export function tickDecimals(tickSize: Maybe<number>): number | null {
  const tick = finiteNumber(tickSize);
  if (tick === null || tick <= 0) return null;
  const cached = known.get(tick);
  if (cached !== undefined) return cached;
  if (known.size >= MAX_CACHED_TICKS) known.clear();
  const decimals = decimalsOfTick(tick);
  known.set(tick, decimals);
  return decimals;
}

/** Whether the value fits into this many decimals, apart from floating-point error. */
function fits(value: number, decimals: number): boolean {
  const scaled = Math.abs(value) * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 + scaled * 1e-15;
}

/** At least `least` decimals, and more if the value needs them. */
function neededDecimals(value: number, least: number, most: number): number {
  let decimals = least;
  while (decimals < most && !fits(value, decimals)) decimals += 1;
  return decimals;
}

/** 110.515625 in 32nds is `110'16.5`. Rounds before it divides, so that a part is never 32. */
function fractionText(value: number, { parts, digits }: FractionQuote, decimals: number): string {
  const scale = 10 ** decimals;
  const units = Math.round(Math.abs(value) * parts * scale);
  const whole = Math.floor(units / (parts * scale));
  const rest = units - whole * parts * scale;
  const part = String(Math.floor(rest / scale)).padStart(digits, '0');
  const behind = decimals === 0 ? '' : `.${String(rest % scale).padStart(decimals, '0')}`;
  return `${value < 0 && units > 0 ? MINUS : ''}${formatFixed(whole, 0)}'${part}${behind}`;
}

/** The decimals of a part: half of a 32nd needs 1. */
function partDecimals(tickSize: Maybe<number>, parts: number): number | null {
  return tickSize === null || tickSize === undefined ? null : tickDecimals(tickSize * parts);
}

function ticksText(value: number, terms: PriceTerms, leastBetween: number): string {
  const fraction = fractionQuote(terms.quote_convention);
  const parts = fraction?.parts ?? 1;
  const decimals = partDecimals(terms.tick_size, parts);
  const least = (decimals ?? DEFAULT_DECIMALS) + leastBetween;
  const most = decimals === null ? MAX_TICK_DECIMALS : decimals + MAX_DECIMALS_BETWEEN_TICKS;
  const shown = neededDecimals(value * parts, least, most);
  return fraction === null ? formatFixed(value, shown) : fractionText(value, fraction, shown);
}

const NO_TERMS: PriceTerms = {};

/**
 * A price in exchange notation with the tick's decimals, and more between ticks. Without a tick size, at least two
 * decimals.
 */
export function formatPrice(price: unknown, terms: PriceTerms = NO_TERMS): string {
  const value = finiteNumber(price);
  return value === null ? '' : ticksText(value, terms, 0);
}

/** A price that may be off tick, such as a mistyped one, without rounding. */
export function formatPriceInFull(price: number, terms: PriceTerms): string {
  const decimals = tickDecimals(terms.tick_size) ?? DEFAULT_DECIMALS;
  const isQuoted = fits(price, decimals + MAX_DECIMALS_BETWEEN_TICKS);
  return isQuoted ? formatPrice(price, terms) : formatUpTo(price, MAX_DECIMALS_IN_FULL);
}

/** A mid price is on a tick or half way between two, so it always has one more decimal. */
export function formatMidPrice(price: unknown, terms: PriceTerms = NO_TERMS): string {
  const value = finiteNumber(price);
  return value === null ? '' : ticksText(value, terms, 1);
}

/** An average can be anywhere between ticks, so it has two more decimals than a price, and at least four. */
export function formatAveragePrice(price: unknown, terms: PriceTerms = NO_TERMS): string {
  const value = finiteNumber(price);
  if (value === null) return '';
  const { tick_size, quote_convention } = terms;
  const fraction = fractionQuote(quote_convention);
  if (fraction !== null) {
    const decimals = partDecimals(tick_size, fraction.parts) ?? 0;
    return fractionText(value, fraction, Math.max(decimals + 1, MIN_AVERAGE_PART_DECIMALS));
  }
  return formatFixed(value, Math.max((tickDecimals(tick_size) ?? DEFAULT_DECIMALS) + 2, MIN_AVERAGE_DECIMALS));
}

/** A signed difference of two prices, in the notation of prices. */
export function formatPriceChange(change: unknown, terms: PriceTerms = NO_TERMS): string {
  const text = formatPrice(change, terms);
  return text === '' || text.startsWith(MINUS) || !/[1-9]/.test(text) ? text : `+${text}`;
}
