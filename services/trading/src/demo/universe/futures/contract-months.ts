import { addTradingDays, lastTradingDayOfMonth, nthWeekdayOfMonth } from '../../../reference/trading-dates.ts';
import type { ContractCycle, ExpiryRule, FutureRoot } from './future-root.ts';

export type ContractMonth = {
  readonly year: number;
  readonly month: number;
  /** YYYY-MM. */
  readonly expiryMonth: string;
  /** YYYY-MM-DD. */
  readonly lastTradingDate: string;
};

const MONTH_LETTERS = 'FGHJKMNQUVXZ';
const FRIDAY = 5;
/** A contract with less left than this is not offered as the front: it would end in the middle of a demo. */
const MIN_DAYS_LEFT = 10;

const CYCLE_MONTHS: Readonly<Record<ContractCycle, readonly number[]>> = {
  quarterly: [3, 6, 9, 12],
  monthly: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'even-months': [2, 4, 6, 8, 10, 12],
  grains: [3, 5, 7, 9, 12],
};

/** Crude stops trading three days before the 20th of the month before delivery. */
function beforePriorMonth20th(year: number, month: number): string {
  const prior20th = new Date(Date.UTC(year, month - 2, 20)).toISOString().slice(0, 10);
  return addTradingDays(prior20th, -3);
}

const LAST_TRADING_DATE: Readonly<Record<ExpiryRule, (year: number, month: number) => string>> = {
  'third-friday': (year, month) => nthWeekdayOfMonth(year, month, FRIDAY, 3),
  'month-end-minus-3': (year, month) => lastTradingDayOfMonth(year, month, 3),
  'prior-month-20th': beforePriorMonth20th,
  'prior-month-end': (year, month) => lastTradingDayOfMonth(year, month - 1, 2),
};

/** The next contract months of a root that still have some life in them, nearest first. */
export function contractMonths(root: FutureRoot, tradingDate: string, count: number): readonly ContractMonth[] {
  const earliest = addTradingDays(tradingDate, MIN_DAYS_LEFT);
  const months = CYCLE_MONTHS[root.cycle];
  const firstYear = Number(tradingDate.slice(0, 4));
  const found: ContractMonth[] = [];
  for (let year = firstYear; found.length < count; year += 1) {
    for (const month of months) {
      const last = LAST_TRADING_DATE[root.expiry](year, month);
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
