import type { Maybe } from './maybe.ts';

/** The codes have no tab 6. */
export const ANALYTICS_TABS = {
  1: 'Pre Trade Analytics',
  2: 'Progress',
  3: 'Event Log',
  4: 'Microstrategy',
  5: 'Transaction Cost',
  7: 'Auctions',
} as const;

export const PARAMETERS_TAB = 'Parameters';

export type AnalyticsTab = (typeof ANALYTICS_TABS)[keyof typeof ANALYTICS_TABS] | typeof PARAMETERS_TAB;

/** An unknown code means the Parameters tab. */
export function analyticsTab(code: Maybe<number | string>): AnalyticsTab {
  const found = Object.entries(ANALYTICS_TABS).find(([known]) => known === String(code ?? '').trim());
  return found?.[1] ?? PARAMETERS_TAB;
}
