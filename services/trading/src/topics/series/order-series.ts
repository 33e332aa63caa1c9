import { attributeNumber } from '@meridian/domain/attributes';
import { isCompleted } from '@meridian/domain/status-group';
import type { SeriesPoint } from '@meridian/protocol/live/search-commands';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import { KeySlots } from '../../bytes/key-slots.ts';
import { NumbersById } from '../../bytes/numbers-by-id.ts';
import type { RowTable } from '../row-table.ts';
import { cellReader } from '../tables/columns.ts';
import { NumberTracks } from './number-tracks.ts';

const filledQty = cellReader('parent_orders', 'filled_qty');
const status = cellReader('parent_orders', 'status');
const volume = cellReader('parent_orders', 'volume_since_start');
const attributesJson = cellReader('parent_orders', 'attributes_json');

/** First interval between two points of an order. It doubles whenever the track is full. */
const MIN_INTERVAL_MS = 5_000;

/**
 * The progress of each working order: its fills, its goal with floor and ceiling, and the market's volume. Kept in
 * memory since the server started. A long order has fewer points, so that its memory is bounded.
 */
export class OrderSeries {
  readonly #slots = new KeySlots();
  readonly #tracks = new NumberTracks();
  /** By slot. None for an order that is over. */
  readonly #lastMs = new NumbersById();
  readonly #nowMs: () => number;

  constructor(parents: RowTable, nowMs: () => number) {
    this.#nowMs = nowMs;
    parents.watchAll(({ key, after }) => {
      if (after === undefined) this.#forget(key);
      else this.#look(key, after);
    });
  }

  points(key: RowKey): readonly SeriesPoint[] {
    const slot = this.#slots.slotOf(key);
    if (slot === undefined) return [];
    return this.#tracks.points(slot).map(([atMs, filled, goal, floor, ceiling, traded]) => ({
      at_ms: atMs ?? 0,
      filled_qty: filled ?? 0,
      goal: goal ?? null,
      floor: floor ?? null,
      ceiling: ceiling ?? null,
      volume: traded ?? null,
    }));
  }

  #look(key: RowKey, row: Cells): void {
    const known = this.#slots.slotOf(key);
    const isOver = isCompleted(status(row));
    const nowMs = this.#nowMs();
    // The last point is always kept. An order that had ended before has no series.
    if (known === undefined ? isOver : !this.#isDue(known, nowMs, isOver)) return;
    const slot = known ?? this.#start(key, nowMs);
    this.#tracks.push(slot, nowMs, [filledQty(row), ...planOf(row), volume(row)]);
    this.#lastMs.set(slot, isOver ? Number.NaN : nowMs);
  }

  #isDue(slot: number, nowMs: number, isOver: boolean): boolean {
    const lastMs = this.#lastMs.get(slot);
    if (lastMs === undefined) return false;
    return isOver || nowMs - lastMs >= MIN_INTERVAL_MS * 2 ** this.#tracks.thinned(slot);
  }

  #start(key: RowKey, nowMs: number): number {
    const slot = this.#slots.add(key);
    this.#tracks.start(slot, nowMs);
    return slot;
  }

  #forget(key: RowKey): void {
    const slot = this.#slots.delete(key);
    if (slot !== undefined) this.#tracks.remove(slot);
  }
}

function planOf(row: Cells): readonly (number | null)[] {
  const text = attributesJson(row);
  return [attributeNumber(text, 'goal'), attributeNumber(text, 'floor'), attributeNumber(text, 'ceiling')];
}
