import { isStagedOrder } from '@meridian/domain/quick-filter';
import type { OrderStatus } from '@meridian/domain/order-status';
import { statusOrWorking } from '@meridian/domain/order-status';
import { ENDING_SOON_MS, phaseSummary, type SummaryPart } from '@meridian/domain/phase-summary';
import { fieldsOf, forEachAlike } from './combined-codes.ts';
import type { GridView } from './grid-view.ts';
import type { RowStore } from './row-store.ts';
import type { SectionRun } from './section-list.ts';

const RECEIVED = 'order_receive_time_since_epoch_milliseconds';

/** The summary line of each section, by path. */
export function sectionLines(view: GridView, nowMs: number): Readonly<Record<string, readonly SummaryPart[]>> {
  return Object.fromEntries(view.sections.map((section) => [section.path, sectionLine(view, section, nowMs)]));
}

function sectionLine(view: GridView, { phase, start, end }: SectionRun, nowMs: number): readonly SummaryPart[] {
  const slots = view.orderedSlots.subarray(start, end);
  const [first] = view.query.sort;
  return phaseSummary({
    phase,
    isNewestFirst: first?.columnId === RECEIVED && first.direction === 'descending',
    openUsd: phase === 'working' ? openUsd(view, slots) : null,
    endingSoon: phase === 'working' ? endingSoon(view, slots, nowMs) : 0,
    ...statusFigures(view, slots),
  });
}

/** The unfilled amount, at the price of the target. */
function openUsd({ store }: GridView, slots: Int32Array): number | null {
  const [target, filled] = [store.column('target_usd'), store.column('filled_usd')];
  if (target === null || filled === null) return null;
  // Without the market-data permit no row has an amount, and the sum is unknown and not zero.
  let isKnown = false;
  let sum = 0;
  for (const slot of slots) {
    const left = target.number(slot) - (filled.get(slot) === null ? 0 : filled.number(slot));
    if (Number.isNaN(left)) continue;
    isKnown = true;
    sum += Math.max(left, 0);
  }
  return isKnown ? sum : null;
}

function endingSoon({ store }: GridView, slots: Int32Array, nowMs: number): number {
  const ends = store.column('end_time_since_epoch_milliseconds');
  if (ends === null) return 0;
  let count = 0;
  for (const slot of slots) {
    const leftMs = ends.number(slot) - nowMs;
    if (leftMs > 0 && leftMs < ENDING_SOON_MS) count += 1;
  }
  return count;
}

function statusFigures({ store, cursor, clock }: GridView, slots: Int32Array) {
  const byStatus: Partial<Record<OrderStatus, number>> = {};
  let staged = 0;
  forEachAlike(slots, fieldsOf(['status', 'strat'], store), (slot, count) => {
    const row = cursor.at(slot);
    const status = statusOrWorking(row.status);
    byStatus[status] = (byStatus[status] ?? 0) + count;
    if (status === 'NEW' && isStagedOrder(row)) staged += count;
  });
  const isRejected = byStatus.REJECTED !== undefined || byStatus.PARTIAL_REJECTED !== undefined;
  const lastRejectMs = isRejected ? lastReject(store, slots) : Number.NEGATIVE_INFINITY;
  const rejectText = Number.isFinite(lastRejectMs) ? clock.timeMs(lastRejectMs).slice(0, 8) : '';
  return { byStatus, staged, lastReject: rejectText };
}

function lastReject(store: RowStore, slots: Int32Array): number {
  const [statuses, updated] = [store.column('status'), store.column('last_update_timestamp')];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const slot of slots) {
    const status = statuses?.get(slot);
    if (status !== 'REJECTED' && status !== 'PARTIAL_REJECTED') continue;
    const atMs = updated?.number(slot) ?? Number.NaN;
    if (atMs > lastMs) lastMs = atMs;
  }
  return lastMs;
}
