import { ownedKey } from '@meridian/history/queries/algo-machines';
import { VENUE_HORIZONS_MS, venueChildren, venueChoices, venueFills } from '@meridian/history/queries/venue-fills';
import type { IdentityService } from '@meridian/identity/create-identity';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { venueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { FastifyInstance } from 'fastify';
import { lastDays, type PastDays } from '../past/past-days.ts';
import { venueFigures } from './venue-lines.ts';

export type VenueAnalyticsOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly past: Pick<PastDays, 'open'>;
  readonly reference: Pick<ReferenceStore, 'rows'>;
  readonly nowMs: () => number;
};

const DEFAULT_DAYS = 60;

/** `/venue/analytics`: what fills at each venue were worth afterwards, of the accounts that a user may see. */
export function venueAnalyticsRoutes(app: FastifyInstance, guard: CallGuard, options: VenueAnalyticsOptions): void {
  const { identity, past, reference, nowMs } = options;
  registerCall(app, guard, venueAnalytics, async ({ query, request }) => {
    const { user } = request;
    const { days = DEFAULT_DAYS, asset_class = 'EQUITY', country = null, strat = null, side, weight } = query;
    const owned = user.is_admin ? null : (await identity.accountsOf(user)).map(ownedKey);
    const history = await past.open();
    const period = lastDays(nowMs(), days);
    const scope = { asset_class, owned };
    const chosen = { ...scope, country, strat, is_buy: side === undefined ? null : side === 'buy' };
    const fills = await history.query(venueFills, period, { ...chosen, equal: weight === 'equal' });
    const children = await history.query(venueChildren, period, chosen);
    const choices = await history.query(venueChoices, period, scope);
    const whole = (await history.days(period)).whole.map(({ tradeDate }) => tradeDate);
    const venues = await reference.rows('venues', period.to);
    const figures = venueFigures({
      fills: fills.rows,
      fillRates: new Map(
        children.rows.flatMap(({ venue, sent, filled }) => (sent > 0 ? [[venue, (100 * filled) / sent] as const] : [])),
      ),
      reference: new Map(venues.map((venue) => [venue.mic, venue])),
    });
    return {
      kind: 'good',
      body: {
        from: whole[0] ?? period.from,
        until: whole.at(-1) ?? period.to,
        trading_days: whole.length,
        computed_ms: nowMs(),
        horizons_ms: [...VENUE_HORIZONS_MS],
        countries: namesOf(choices.rows.map((row) => row.country)),
        strats: namesOf(choices.rows.map((row) => row.strat)),
        ...figures,
      },
    };
  });
}

function namesOf(names: readonly (string | null)[]): string[] {
  const known = names.flatMap((name) => (name === null || name === '' ? [] : [name]));
  return [...new Set(known)].toSorted();
}
