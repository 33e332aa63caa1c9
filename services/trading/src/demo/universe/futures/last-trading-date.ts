import {
  addTradingDays,
  isTradingDate,
  lastTradingDayOfMonth,
  nthWeekdayOfMonth,
  onWeekday,
} from '../../../reference/trading-dates.ts';

const WEDNESDAY = 3;
const FRIDAY = 5;
const FEBRUARY = 2;

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The exchanges' rules by contract. Year and month are the contract's. */
const RULES = {
  /** Share indices of CME and Eurex. */
  'third-friday': (year: number, month: number) => nthWeekdayOfMonth(year, month, FRIDAY, 3),
  /** Nikkei at CME: the day before the second Friday. */
  'before-second-friday': (year: number, month: number) =>
    addTradingDays(nthWeekdayOfMonth(year, month, FRIDAY, 2), -1),
  /** Hang Seng: the day before the last of the month. */
  'month-end-minus-1': (year: number, month: number) => lastTradingDayOfMonth(year, month, 1),
  /** Metals at COMEX: the third last day of the month. */
  'month-end-minus-2': (year: number, month: number) => lastTradingDayOfMonth(year, month, 2),
  /** Treasury notes of five years. */
  'month-end': (year: number, month: number) => lastTradingDayOfMonth(year, month),
  /** Longer Treasury notes and bonds: seven days before the last of the month. */
  'month-end-minus-7': (year: number, month: number) => lastTradingDayOfMonth(year, month, 7),
  /** Eurex bonds: two days before delivery, which is on the tenth or the next trading day. */
  'tenth-minus-2': (year: number, month: number) => addTradingDays(onWeekday(dateOf(year, month, 10)), -2),
  /** Currencies at CME: two days before the third Wednesday. */
  'third-wednesday-minus-2': (year: number, month: number) =>
    addTradingDays(nthWeekdayOfMonth(year, month, WEDNESDAY, 3), -2),
  /** Grains at CBOT: the day before the fifteenth. */
  'before-fifteenth': (year: number, month: number) => addTradingDays(dateOf(year, month, 15), -1),
  /** WTI: three days before the 25th of the previous month, four when the 25th is no trading day. */
  'prior-month-25th-minus-3': (year: number, month: number) => {
    const the25th = dateOf(year, month - 1, 25);
    return addTradingDays(the25th, isTradingDate(the25th) ? -3 : -4);
  },
  /** Natural gas: the third last day of the previous month. */
  'prior-month-end-minus-2': (year: number, month: number) => lastTradingDayOfMonth(year, month - 1, 2),
  /** Gasoline: the last day of the previous month. */
  'prior-month-end': (year: number, month: number) => lastTradingDayOfMonth(year, month - 1),
  /** Brent: the last day of the second previous month, for February the day before it. */
  'second-prior-month-end': (year: number, month: number) =>
    lastTradingDayOfMonth(year, month - 2, month === FEBRUARY ? 1 : 0),
} as const;

/** How the last trading date follows from the contract month. */
export type ExpiryRule = keyof typeof RULES;

/** By the exchange's rule. The demo exchanges have no holidays except weekends. */
export function lastTradingDate(rule: ExpiryRule, year: number, month: number): string {
  return RULES[rule](year, month);
}
