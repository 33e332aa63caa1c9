import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { formatFixed } from './number-format.ts';

const MAX_TICK_DECIMALS = 8;
const DEFAULT_DECIMALS = 2;
const MAX_DECIMALS_WITHOUT_TICK = 4;

/** The decimals that write every multiple of the tick exactly: 0.25 needs 2, 1/32 needs 5. */
export function tickDecimals(tickSize: Maybe<number>): number | null {
  const tick = finiteNumber(tickSize);
  if (tick === null || tick <= 0) return null;
  for (let decimals = 0; decimals < MAX_TICK_DECIMALS; decimals += 1) {
    const rounded = Number(tick.toFixed(decimals));
    if (Math.abs(rounded - tick) < tick * 1e-6) return decimals;
  }
  return MAX_TICK_DECIMALS;
}

function decimalsOf(value: number, most: number): number {
  const fraction = value.toFixed(most).split('.')[1] ?? '';
  return fraction.replace(/0+$/, '').length;
}

/** Without a tick size a price shows two decimals, and up to four where it has them. */
export function formatPrice(price: unknown, tickSize?: Maybe<number>): string {
  const value = finiteNumber(price);
  if (value === null) return '';
  const decimals = tickDecimals(tickSize) ?? Math.max(DEFAULT_DECIMALS, decimalsOf(value, MAX_DECIMALS_WITHOUT_TICK));
  return formatFixed(value, decimals);
}

/** An average falls between ticks, so it shows two decimals more than a price, four at least. */
export function formatAveragePrice(price: unknown, tickSize?: Maybe<number>): string {
  const decimals = Math.max((tickDecimals(tickSize) ?? DEFAULT_DECIMALS) + 2, 4);
  return formatFixed(price, decimals);
}
