import type { VenueAnalytics, VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import type { DrawnVenue } from './markout-chart.tsx';

/** The chosen venue against dark and lit ones: against all others of its own kind, because it is no peer of itself. */
export function comparedVenues(chosen: VenueLine | undefined, { dark, lit }: VenueAnalytics): readonly DrawnVenue[] {
  if (chosen === undefined || chosen === lit || chosen === dark) return [lit, dark];
  const { kind, peers } = chosen;
  const isDark = kind === 'DARK' || kind === 'CONDITIONAL';
  const others = (name: string): readonly DrawnVenue[] => (peers === null ? [] : [{ venue: name, ...peers }]);
  return [chosen, ...(isDark ? others('Other dark') : [dark]), ...(kind === 'LIT' ? others('Other lit') : [lit])];
}
