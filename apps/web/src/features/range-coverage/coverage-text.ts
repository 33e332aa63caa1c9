import { formatFixed } from '@meridian/domain/number-format';
import { timeOfDay } from '../../lib/time-text.ts';
import type { RangeCoverageAnswer } from '@meridian/protocol/rest/range-coverage-calls';

export type CoverageGroup = RangeCoverageAnswer['groups'][number];
export type Coverage = CoverageGroup['coverage'];

const VERDICTS: Readonly<Record<Coverage['verdict'], string>> = {
  holds: 'Holds',
  'too-narrow': 'Too narrow',
  'too-wide': 'Too wide',
  'too-few': 'Too few to tell',
};

export function verdictText({ verdict }: Coverage): string {
  return VERDICTS[verdict];
}

export function percentText(share: number): string {
  return `${formatFixed(100 * share, 1)} %`;
}

export function rangeText({ low, high }: Coverage): string {
  return `${formatFixed(100 * low, 0)} to ${formatFixed(100 * high, 0)} %`;
}

/** When the first measure comes, and what does not count. */
export function firstMeasureText(runningDay: RangeCoverageAnswer['running_day']): string {
  const rest = 'Orders that were changed, halted or filled by less than half do not count.';
  if (runningDay === null) return `The first trading day has not begun. Each day is measured after its close. ${rest}`;
  const { trade_date, close_ms } = runningDay;
  const close = timeOfDay(close_ms).slice(0, 5);
  return `The trading day ${trade_date} closes at ${close} and is measured within half an hour after that. ${rest}`;
}

const CLASSES: readonly (readonly [assetClass: string, name: string])[] = [
  ['EQUITY', 'Shares'],
  ['FUTURE', 'Futures'],
  ['CALENDAR SPREAD', 'Calendar spreads'],
];

export type CoverageClass = { readonly name: string; readonly groups: readonly CoverageGroup[] };

/** Strategies by name, below their asset class. Asset classes without orders are left out. */
export function byClass(groups: readonly CoverageGroup[]): readonly CoverageClass[] {
  return CLASSES.map(([assetClass, name]) => ({
    name,
    groups: groups
      .filter(({ asset_class }) => asset_class === assetClass)
      .toSorted((one, other) => one.strat.localeCompare(other.strat)),
  })).filter((each) => each.groups.length > 0);
}
