import type { Rng } from '@meridian/cost-model/sfc32';
import { largestRemainder } from '@meridian/cost-model/schedules/largest-remainder';
import { clamp } from '@meridian/cost-model/clamp';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { around, between } from '../../draw.ts';
import { at, CLOSING_SLOT, LAST_CONTINUOUS_SLOT, OPENING_SLOT, total } from '../../../history/slots.ts';
import { type PlannedOrder, wasWorked } from '../orders/planned-order.ts';
import { auctionChild, drawChild } from './draw-child.ts';
import { orderInterval, sumOver } from './order-interval.ts';
import type { FillPlan, PlannedChild, PlannedFill } from './planned-fill.ts';
import { lastWorkedSlot, scheduleOf } from './schedule.ts';

const MIN_FILLS = 2;
const MAX_FILLS = 20;
const MAX_PER_CHILD = 3;
/** Share of the closing auction's usual volume. */
const CLOSE_AUCTION_SHARE = 0.12;
const MAX_SHARE_OF_OTHERS = 0.4;
/** A plan over its cap is reduced this often before it is dropped. */
const MAX_TRIES = 8;

const AUCTION_OF: Readonly<Partial<Record<StrategyName, 'opening' | 'closing'>>> = {
  moo: 'opening',
  moc: 'closing',
  close: 'closing',
};
const SLOT_OF = { opening: OPENING_SLOT, closing: CLOSING_SLOT } as const;
const NOTHING: FillPlan = { children: [], fills: [] };

type Unsorted = Omit<PlannedFill, 'progress'>;

/** Longer orders have more fills, but less than in proportion. */
function fillCount(rng: Rng, order: PlannedOrder, lots: number): number {
  const minutes = Math.min(order.lastSlot, LAST_CONTINUOUS_SLOT) - order.firstSlot + 1;
  const wanted = MIN_FILLS + 14 * Math.sqrt(Math.max(0, minutes) / LAST_CONTINUOUS_SLOT) * (0.6 + 0.8 * rng.unit());
  return clamp(Math.round(wanted), 1, Math.min(MAX_FILLS, lots));
}

/** Own lots per lot of others. An order is never most of the volume, and a cap may ask for less. */
function mostPerOther({ volumeCap }: PlannedOrder): number {
  const cap = (volumeCap ?? 100) / 100;
  return cap < 1 ? Math.min(MAX_SHARE_OF_OTHERS, cap / (1 - cap)) : MAX_SHARE_OF_OTHERS;
}

/** A quiet market leaves a part unfilled. */
function mostLots(order: PlannedOrder, others: Float64Array): number {
  if (order.firstSlot === OPENING_SLOT || order.firstSlot > LAST_CONTINUOUS_SLOT) return 0;
  return Math.floor(mostPerOther(order) * total(others, order.firstSlot, lastWorkedSlot(order) + 1));
}

function auctionLotsOf(order: PlannedOrder, lots: number, others: Float64Array): number {
  const { strat, fate, instrument } = order;
  const auction = AUCTION_OF[strat];
  if (auction === undefined || (strat === 'close' && fate !== 'filled')) return 0;
  const most = Math.floor(mostPerOther(order) * at(others, SLOT_OF[auction]));
  if (strat !== 'close') return Math.min(lots, most);
  const usual = volumeProfileOf(instrument).closeAuction * instrument.averageDailyLots;
  return Math.min(lots, most, Math.max(1, Math.floor(usual * CLOSE_AUCTION_SHARE)));
}

function splitByChildren(rng: Rng, count: number): number[] {
  const sizes: number[] = [];
  for (let left = count; left > 0; ) {
    const size = Math.min(left, rng.unit() < 0.6 ? 1 : between(rng, 2, MAX_PER_CHILD));
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** Fills of one child follow each other within seconds. */
function continuousFills(
  rng: Rng,
  order: PlannedOrder,
  others: Float64Array,
  lots: number,
): { children: PlannedChild[]; fills: Unsorted[] } {
  if (lots === 0) return { children: [], fills: [] };
  const count = fillCount(rng, order, lots);
  const sizes = largestRemainder(
    Array.from({ length: count }, () => around(rng, 1, 0.4)),
    lots,
  );
  const schedule = scheduleOf(order, others);
  const groups = splitByChildren(rng, count);
  const children: PlannedChild[] = [];
  const fills: Unsorted[] = [];
  for (const [child, size] of groups.entries()) {
    children.push(drawChild(rng, order));
    // A rate is kept up to the last fill.
    const isRateDone = order.rateDoneSlot !== null && child === groups.length - 1;
    const { slot, part } = schedule(isRateDone ? 1 : (child + 0.1 + 0.8 * rng.unit()) / groups.length);
    for (let nth = 0; nth < size; nth += 1) {
      const own = sizes[fills.length] ?? 0;
      fills.push({ slot, part: Math.min(0.999, part + 0.03 * nth * rng.unit()), lots: own, child });
    }
  }
  return { children, fills: fills.filter((fill) => fill.lots > 0) };
}

function withProgress(fills: readonly Unsorted[]): PlannedFill[] {
  const inTime = fills.toSorted((a, b) => a.slot - b.slot || a.part - b.part || a.child - b.child);
  const allLots = inTime.reduce((sum, { lots }) => sum + lots, 0);
  let done = 0;
  return inTime.map(({ slot, part, lots, child }) => {
    const progress = (done + lots / 2) / allLots;
    done += lots;
    return { slot, part, lots, progress, child };
  });
}

function planUpTo(rng: Rng, order: PlannedOrder, others: Float64Array, lots: number): FillPlan {
  const auctionLots = auctionLotsOf(order, lots, others);
  const worked = Math.min(lots - auctionLots, mostLots(order, others));
  const { children, fills } = continuousFills(rng, order, others, worked);
  const auction = AUCTION_OF[order.strat];
  if (auctionLots > 0 && auction !== undefined) {
    children.push(auctionChild(rng, order, auction));
    fills.push({ slot: SLOT_OF[auction], part: 0, lots: auctionLots, child: children.length - 1 });
  }
  return { children, fills: withProgress(fills) };
}

/** The times and children of an order's fills. Prices come later, when all orders of the day are known. */
export function planFills(rng: Rng, order: PlannedOrder, others: Float64Array): FillPlan {
  let lots = Math.floor(order.lots * order.fillShare);
  if (!wasWorked(order)) return NOTHING;
  for (let tries = 0; tries < MAX_TRIES && lots > 0; tries += 1) {
    const plan = planUpTo(rng, order, others, lots);
    const filled = plan.fills.reduce((sum, fill) => sum + fill.lots, 0);
    const allowed = Math.floor(mostPerOther(order) * sumOver(others, orderInterval(order, plan.fills)));
    if (order.volumeCap === null || filled <= allowed) return plan;
    // A smaller order works to its end, so more volume counts for it.
    lots = Math.min(filled - 1, allowed);
  }
  return NOTHING;
}
