import { finiteNumber } from './finite-number.ts';
import { isLimitOutsideMarket, type LimitFields } from './limit-outside-market.ts';

export type CellTone = 'positive' | 'negative' | 'neutral';

function toneOfSign(value: unknown, good: 1 | -1): CellTone {
  const sign = Math.sign(finiteNumber(value) ?? 0);
  if (sign === 0) return 'neutral';
  return sign === good ? 'positive' : 'negative';
}

/** A figure that reads 0.0 has no colour, whatever its sign. */
export function shownTone(tone: CellTone, text: string): CellTone {
  return /[1-9]/.test(text) ? tone : 'neutral';
}

/** A rise is positive. */
export function changeTone(value: unknown): CellTone {
  return toneOfSign(value, 1);
}

/** A positive number is a cost and gets the negative tone. A saving gets the positive tone. */
export function costTone(value: unknown): CellTone {
  return toneOfSign(value, -1);
}

/** The Limit column is negative while the market is outside the limit. */
export function limitTone(row: LimitFields): CellTone {
  return isLimitOutsideMarket(row) ? 'negative' : 'neutral';
}
