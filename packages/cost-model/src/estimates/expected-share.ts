import { clamp } from '../clamp.ts';
import { SEEKING_RATES } from '../schedules/seeking-rates.ts';
import type { ShortfallUrgency } from '../schedules/shortfall-schedule.ts';
import { cumulativeShare } from '../volume/cumulative-volume.ts';
import type { VolumeProfile } from '../volume/volume-profile.ts';

const MINUTE_MS = 60_000;

/** How an order is to be worked, of a ticket's plan or of a route. Rates are fractions. */
export type SpeedTerms = {
  readonly strategy: string;
  /** What is still to be filled, in lots. */
  readonly lots: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly participationRate: number | null;
  readonly volumeCap: number | null;
  readonly isVolumeCapSoft: boolean;
  readonly mustFinish: boolean;
  readonly urgency: ShortfallUrgency;
};

/** The usual day of an instrument. */
export type SpeedMarket = {
  readonly profile: VolumeProfile;
  readonly dailyLots: number;
  readonly day: { readonly openMs: number; readonly closeMs: number };
  readonly nowMs: number;
};

/** They follow the volume at a rate, whatever their window is. */
const BY_RATE: ReadonlySet<string> = new Set(['pov', 'lqseek', 'calendar-spread']);
/** They wait for a contra or for a person, so nothing drives them. */
const UNDRIVEN: ReadonlySet<string> = new Set(['dark', 'staging']);
/** They trade in the closing auction of their own accord. */
const INTO_THE_CLOSE: ReadonlySet<string> = new Set(['vwap', 'close']);

/**
 * The order's share of the volume that is expected in its own window, itself included: 0 to 1. A rate and a cap bound
 * it while they hold. Null where no volume is expected or nothing drives the order.
 */
export function expectedShare(terms: SpeedTerms, market: SpeedMarket): number | null {
  const { strategy, lots, participationRate, urgency } = terms;
  if (UNDRIVEN.has(strategy) || !(lots > 0)) return null;
  const others = market.dailyLots * volumeIn(terms, market);
  if (!(others > 0)) return null;
  const share = lots / (lots + others);
  const cap = terms.mustFinish && terms.isVolumeCapSoft ? 1 : (terms.volumeCap ?? 1);
  const rate = BY_RATE.has(strategy) && !terms.mustFinish ? (participationRate ?? SEEKING_RATES[urgency]) : 1;
  return Math.min(share, cap, rate);
}

/** The share of a usual day's volume that the order can trade in. */
function volumeIn({ strategy, startMs, endMs }: SpeedTerms, { profile, day, nowMs }: SpeedMarket): number {
  if (strategy === 'moo') return profile.openAuction;
  if (strategy === 'moc') return profile.closeAuction;
  const inSession = (ms: number) =>
    clamp(cumulativeShare(profile, (ms - day.openMs) / MINUTE_MS), profile.openAuction, 1 - profile.closeAuction);
  const continuous = inSession(endMs) - inSession(Math.max(startMs, nowMs));
  const closing = INTO_THE_CLOSE.has(strategy) && endMs >= day.closeMs ? profile.closeAuction : 0;
  return continuous + closing;
}
