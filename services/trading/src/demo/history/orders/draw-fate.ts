import type { Rng } from '@meridian/cost-model/sfc32';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { chance, pick } from '../../draw.ts';
import type { PlannedOrder } from './planned-order.ts';

export type DrawnFate = Pick<PlannedOrder, 'fate' | 'fillShare' | 'limit' | 'diagnostic'>;

const REJECTS = [
  'Participation rate outside 1-50 %',
  'End time before start time',
  'Limit price not a multiple of the tick size',
  'Quantity not a multiple of the lot size',
  'Order value above the account limit',
  'Short sale not located',
] as const;

const VENUE_REJECTS = [
  'Venue refused repeatedly: session not authorised',
  'Venue refused repeatedly: price band',
] as const;

/** How often a strategy that need not finish does not. */
const UNFINISHED: Readonly<Partial<Record<StrategyName, number>>> = { dark: 0.35, lqseek: 0.12, pov: 0.12 };
const RARELY_UNFINISHED = 0.015;
const AUCTION_STRATEGIES: ReadonlySet<StrategyName> = new Set(['moo', 'moc']);

const done = (limit: DrawnFate['limit']): DrawnFate => ({ fate: 'filled', fillShare: 1, limit, diagnostic: null });

function drawTight(rng: Rng): DrawnFate {
  return { fate: chance(rng, 0.6) ? 'expired' : 'cancelled', fillShare: 1, limit: 'tight', diagnostic: null };
}

/** How an order ends. The effect of a tight limit is seen later. */
export function drawFate(rng: Rng, strat: StrategyName): DrawnFate {
  const limit = chance(rng, 0.35) ? 'wide' : 'none';
  if (strat === 'staging') return { fate: 'withdrawn', fillShare: 0, limit, diagnostic: null };
  const drawn = rng.unit();
  if (drawn < 0.025) return { fate: 'rejected', fillShare: 0, limit, diagnostic: pick(rng, REJECTS) };
  if (drawn < 0.037) return { fate: 'withdrawn', fillShare: 0, limit, diagnostic: null };
  if (AUCTION_STRATEGIES.has(strat)) return done(limit);
  if (drawn < 0.087) return { fate: 'cancelled', fillShare: 0.08 + 0.85 * rng.unit(), limit, diagnostic: null };
  if (drawn < 0.093) {
    return { fate: 'venue-rejected', fillShare: 0.05 + 0.7 * rng.unit(), limit, diagnostic: pick(rng, VENUE_REJECTS) };
  }
  if (drawn < 0.145) return drawTight(rng);
  const isUnfinished = chance(rng, UNFINISHED[strat] ?? RARELY_UNFINISHED);
  return isUnfinished ? { fate: 'expired', fillShare: 0.35 + 0.63 * rng.unit(), limit, diagnostic: null } : done(limit);
}
