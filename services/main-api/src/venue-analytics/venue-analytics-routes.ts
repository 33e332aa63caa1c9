import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import type { IdentityService } from '@meridian/identity/create-identity';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import { venueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { FastifyInstance } from 'fastify';
import type { PastDays } from '../past/past-days.ts';
import { readVenues } from './read-venues.ts';

export type VenueAnalyticsOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly past: Pick<PastDays, 'open'>;
  readonly reference: Pick<ReferenceStore, 'rows'>;
  readonly desk: Pick<DeskPort, 'todayVenues'>;
  readonly nowMs: () => number;
};

const DEFAULT_DAYS = 60;

/** `/venue/analytics`: what fills at each venue were worth afterwards, of the accounts that a user may see. */
export function venueAnalyticsRoutes(app: FastifyInstance, guard: CallGuard, options: VenueAnalyticsOptions): void {
  const { identity, past, reference, desk, nowMs } = options;
  registerCall(app, guard, venueAnalytics, async ({ query, request }) => {
    const { user } = request;
    const { days = DEFAULT_DAYS, asset_class = 'EQUITY', country = null, strat = null, side, weight } = query;
    const owned = user.is_admin ? null : await identity.accountsOf(user);
    const is_buy = side === undefined ? null : side === 'buy';
    const question = { asset_class, owned, country, strat, is_buy, equal: weight === 'equal' };
    const history = await past.open();
    const period = await lastTradingDays(history, nowMs(), days);
    const body = await readVenues(question, period, {
      history,
      venues: await reference.rows('venues', period.to),
      today: await desk.todayVenues(question),
    });
    return { kind: 'good', body: { ...body, computed_ms: nowMs() } };
  });
}
