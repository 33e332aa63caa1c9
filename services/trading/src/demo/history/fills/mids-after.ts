import type { Rng } from '@meridian/cost-model/sfc32';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import { VENUES } from '../../universe/venues.ts';
import type { SideSign } from '../../../venues/venue-port.ts';
import { roundFairly } from '../../draw.ts';
import { MINUTE_MS, MINUTES, slotMs } from '../../../history/slots.ts';
import { exact, midAt, type Tape } from '../market/tape.ts';
import type { PlannedChild, PlannedFill } from './planned-fill.ts';
import type { QuotedPrice } from './quote-around.ts';

type Mid = number | null;

/** One mid per horizon. Null after the close. */
export type MidsAfter = readonly [Mid, Mid, Mid, Mid, Mid, Mid, Mid, Mid, Mid, Mid];

const HORIZONS_MS = MARKOUT_HORIZONS.map(({ ms }) => ms);

const TOXICITY = new Map(VENUES.map(({ mic, toxicity, kind }) => [mic, kind === 'lit' ? toxicity : toxicity / 2]));
/** How fast the quote reacts to a fill, and how fast the reaction fades. */
const LEARN_MS = 250;
const FORGET_MS = 60_000;
const DAY_MS = MINUTES * MINUTE_MS;

/** The mid one second after a resting fill. It moves against us by the venue's toxicity. */
function mindedMid(tape: Tape, fill: QuotedPrice, child: PlannedChild, side: SideSign): number {
  const before = (fill.bid + fill.ask) / 2;
  if (child.liquidity !== 'add' && child.liquidity !== 'mid') return before;
  const spread = tape.market.spreadTicks * tape.market.instrument.tickSize;
  return before - side * (TOXICITY.get(child.venue) ?? 0) * spread;
}

/** The mid at each horizon after a fill. */
export function midsAfter(
  rng: Rng,
  tape: Tape,
  planned: PlannedFill,
  fill: QuotedPrice,
  child: PlannedChild,
  side: SideSign,
): MidsAfter {
  const { tickSize } = tape.market.instrument;
  const fromMs = slotMs(planned.slot, planned.part);
  const now = (fill.bid + fill.ask) / 2;
  const minded = mindedMid(tape, fill, child, side);
  const pathNow = midAt(tape.mids, planned.slot, planned.part);
  const midAfter = (nth: number) => {
    const ms = HORIZONS_MS[nth] ?? 0;
    const atMs = fromMs + ms;
    if (atMs > DAY_MS) return null;
    const minute = atMs / MINUTE_MS;
    const whole = Math.min(MINUTES - 1, Math.floor(minute));
    const drift = midAt(tape.mids, whole + 1, minute - whole) - pathNow;
    const learnt = minded + (now - minded) * Math.exp(-ms / LEARN_MS);
    const mid = drift + pathNow + (learnt - pathNow) * Math.exp(-ms / FORGET_MS);
    return exact((roundFairly(rng, (2 * mid) / tickSize) * tickSize) / 2);
  };
  const early = [midAfter(0), midAfter(1), midAfter(2), midAfter(3), midAfter(4)] as const;
  return [...early, midAfter(5), midAfter(6), midAfter(7), midAfter(8), midAfter(9)];
}
