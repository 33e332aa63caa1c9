import { addTradingDays } from '../../../reference/trading-dates.ts';
import type { ContractCycle, FutureRoot } from './future-root.ts';
import { lastTradingDate } from './last-trading-date.ts';

export type ContractMonth = {
  readonly year: number;
  readonly month: number;
  /** YYYY-MM. */
  readonly expiryMonth: string;
  /** YYYY-MM-DD. */
  readonly lastTradingDate: string;
};

const MONTH_LETTERS = 'FGHJKMNQUVXZ';
/** A contract with fewer days left is not the front, because it would end during a demo. */
const MIN_DAYS_LEFT = 10;

const CYCLE_MONTHS: Readonly<Record<ContractCycle, readonly number[]>> = {
  quarterly: [3, 6, 9, 12],
  monthly: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'even-months': [2, 4, 6, 8, 10, 12],
  grains: [3, 5, 7, 9, 12],
};

/** The next contract months of a root with enough days left, nearest first. */
export function contractMonths(root: FutureRoot, tradingDate: string, count: number): readonly ContractMonth[] {
  const earliest = addTradingDays(tradingDate, MIN_DAYS_LEFT);
  const months = CYCLE_MONTHS[root.cycle];
  const firstYear = Number(tradingDate.slice(0, 4));
  const found: ContractMonth[] = [];
  for (let year = firstYear; found.length < count; year += 1) {
    for (const month of months) {
      const last = lastTradingDate(root.expiry, year, month);
      if (last < earliest || found.length === count) continue;
      found.push({
        year,
        month,
        expiryMonth: `${year}-${String(month).padStart(2, '0')}`,
        lastTradingDate: last,
      });
    }
  }
  return found;
}

/** `ESZ26`: root, month letter, two digits of the year. */
export function contractSymbol(root: string, contract: ContractMonth): string {
  return `${root}${MONTH_LETTERS[contract.month - 1] ?? '?'}${String(contract.year % 100).padStart(2, '0')}`;
}
