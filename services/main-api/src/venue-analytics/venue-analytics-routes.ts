import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import type { History } from '@meridian/history/reader/open-history';
import type { IdentityService } from '@meridian/identity/create-identity';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import { venueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { FastifyInstance } from 'fastify';
import { readVenues } from './read-venues.ts';

export type VenueAnalyticsOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly past: History;
  readonly reference: Pick<ReferenceStore, 'rows'>;
  readonly desk: Pick<DeskPort, 'todayVenues'>;
  readonly nowMs: () => number;
};

const DEFAULT_DAYS = 60;

/** `/venue/analytics`: what fills at each venue were worth afterwards, of the accounts that a user may see. */
export function venueAnalyticsRoutes(app: FastifyInstance, guard: CallGuard, options: VenueAnalyticsOptions): void {
  const { identity, past, reference, desk, nowMs } = options;
  registerCall(app, guard, venueAnalytics, async ({ query, request, signal }) => {
    const { user } = request;
    const { days = DEFAULT_DAYS, asset_class = 'EQUITY', country = null, strat = null, side, weight } = query;
    const owned = user.is_admin ? null : await identity.accountsOf(user);
    const is_buy = side === undefined ? null : side === 'buy';
    const question = { asset_class, owned, country, strat, is_buy, equal: weight === 'equal' };
    const period = await lastTradingDays(past, nowMs(), days);
    const body = await readVenues(question, period, {
      history: past,
      venues: await reference.rows('venues', period.to),
      today: await desk.todayVenues(question),
      signal,
    });
    return { kind: 'good', body: { ...body, computed_ms: nowMs() } };
  });
}
