import { attributeNumber } from '@meridian/domain/attributes';
import { isCompleted } from '@meridian/domain/status-group';
import type { SeriesPoint } from '@meridian/protocol/live/search-commands';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import { cellReader } from '../tables/columns.ts';
import { closeTrack, type NumberTrack, newTrack, pointsOf, pushPoint } from './number-track.ts';

const filledQty = cellReader('parent_orders', 'filled_qty');
const status = cellReader('parent_orders', 'status');
const volume = cellReader('parent_orders', 'volume_since_start');
const attributesJson = cellReader('parent_orders', 'attributes_json');

/** First interval between two points of an order. */
const MIN_INTERVAL_MS = 5_000;

type Kept = { readonly track: NumberTrack; intervalMs: number; lastMs: number; isOver: boolean };

/**
 * The progress of each working order: its fills, its goal with floor and ceiling, and the market's volume. Kept in
 * memory since the server started. A long order has fewer points, so that its memory is bounded.
 */
export class OrderSeries {
  readonly #kept = new Map<RowKey, Kept>();
  readonly #nowMs: () => number;

  constructor(parents: RowTable, nowMs: () => number) {
    this.#nowMs = nowMs;
    parents.watchAll(({ key, after }) => {
      if (after === undefined) this.#kept.delete(key);
      else this.#look(key, after);
    });
  }

  points(key: RowKey): readonly SeriesPoint[] {
    const kept = this.#kept.get(key);
    if (kept === undefined) return [];
    return pointsOf(kept.track).map(([atMs, filled, goal, floor, ceiling, traded]) => ({
      at_ms: atMs ?? 0,
      filled_qty: filled ?? 0,
      goal: goal ?? null,
      floor: floor ?? null,
      ceiling: ceiling ?? null,
      volume: traded ?? null,
    }));
  }

  #look(key: RowKey, row: Row): void {
    const kept = this.#kept.get(key);
    const isOver = isCompleted(status(row));
    const nowMs = this.#nowMs();
    // The last point is always kept. An order that had ended before has no series.
    if (kept === undefined ? isOver : kept.isOver || (!isOver && nowMs - kept.lastMs < kept.intervalMs)) return;
    const own = kept ?? { track: newTrack(nowMs), intervalMs: MIN_INTERVAL_MS, lastMs: 0, isOver: false };
    this.#kept.set(key, own);
    own.lastMs = nowMs;
    own.isOver = isOver;
    if (pushPoint(own.track, nowMs, [filledQty(row), ...planOf(row), volume(row)])) own.intervalMs *= 2;
    if (isOver) closeTrack(own.track);
  }
}

function planOf(row: Row): readonly (number | null)[] {
  const text = attributesJson(row);
  return [attributeNumber(text, 'goal'), attributeNumber(text, 'floor'), attributeNumber(text, 'ceiling')];
}
