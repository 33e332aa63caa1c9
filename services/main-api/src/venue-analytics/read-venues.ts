import type { VenueReference } from '@meridian/domain/reference/market-files';
import { VENUE_HORIZONS_MS } from '@meridian/domain/venue-fill-sums';
import { ownedKey } from '@meridian/history/queries/algo-machines';
import { venueChildren, venueChoices, venueFills } from '@meridian/history/queries/venue-fills';
import type { History } from '@meridian/history/reader/open-history';
import type { TodayVenues, TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import type { VenueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import { venueFigures } from './venue-lines.ts';

export type VenueSources = {
  readonly history: Pick<History, 'query' | 'days'>;
  readonly venues: readonly VenueReference[];
  /** Null when the engine does not respond. */
  readonly today: TodayVenues | null;
  readonly signal: AbortSignal;
};

export type VenuePeriod = { readonly from: string; readonly to: string };

/** The figures of the stored days of a period and of today so far. */
export async function readVenues(
  question: TodayVenuesQuestion,
  period: VenuePeriod,
  { history, venues, today, signal }: VenueSources,
): Promise<Omit<VenueAnalytics, 'computed_ms'>> {
  const { equal, ...rest } = question;
  const scope = { ...rest, owned: question.owned === null ? null : question.owned.map(ownedKey) };
  const { asset_class, owned } = scope;
  const whole = (await history.days(period)).whole.map(({ tradeDate }) => tradeDate);
  // A day that is stored already is not counted twice.
  const live = today === null || whole.includes(today.date) ? null : today;
  const fills = await history.query(venueFills, period, { ...scope, equal }, { signal });
  const children = await history.query(venueChildren, period, scope, { signal });
  const choices = await history.query(venueChoices, period, { asset_class, owned }, { signal });
  const dates = live === null ? whole : [...whole, live.date];
  return {
    from: dates[0] ?? period.from,
    until: dates.at(-1) ?? period.to,
    trading_days: dates.length,
    today: live === null ? null : { date: live.date, fills: fillsOf(live), unseen_fills: live.unseen },
    horizons_ms: [...VENUE_HORIZONS_MS],
    countries: namesOf([...choices.rows.map((row) => row.country), ...(live?.countries ?? [])]),
    strats: namesOf([...choices.rows.map((row) => row.strat), ...(live?.strats ?? [])]),
    ...venueFigures({
      fills: [...fills.rows, ...(live?.fills ?? [])],
      sent: [...children.rows, ...(live?.sent ?? [])],
      reference: new Map(venues.map((venue) => [venue.mic, venue])),
    }),
  };
}

function fillsOf({ fills }: TodayVenues): number {
  return fills.reduce((sum, row) => sum + row.fills, 0);
}

function namesOf(names: readonly (string | null)[]): string[] {
  const known = names.flatMap((name) => (name === null || name === '' ? [] : [name]));
  return [...new Set(known)].toSorted();
}
