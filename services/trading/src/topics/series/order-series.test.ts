import { describe, expect, it } from 'vitest';
import { sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';
import { MAX_TRACK_POINTS } from './number-tracks.ts';
import { OrderSeries } from './order-series.ts';

function seriesDesk() {
  const desk = topicDesk();
  const series = new OrderSeries(desk.tables.parent_orders, () => desk.clock.nowMs);
  const at = (ms: number, filled_qty: number, more = {}) => {
    desk.clock.nowMs = ms;
    const attributes_json = JSON.stringify({ goal: filled_qty + 10, floor: filled_qty, ceiling: filled_qty + 20 });
    desk.put('parent_orders', sampleParent(1, { filled_qty, attributes_json, volume_since_start: ms, ...more }));
  };
  return { series, at };
}

describe('the course of an order', () => {
  it('has points with fills, plan and volume, at intervals and at the end', () => {
    const { series, at } = seriesDesk();
    at(10_000, 0, { attributes_json: null });
    at(12_000, 50);
    at(15_000, 100);
    at(16_000, 400, { status: 'FILLED' });
    at(60_000, 400, { status: 'FILLED', volume_since_start: 99 });
    expect(series.points(1)).toEqual([
      { at_ms: 10_000, filled_qty: 0, goal: null, floor: null, ceiling: null, volume: 10_000 },
      { at_ms: 15_000, filled_qty: 100, goal: 110, floor: 100, ceiling: 120, volume: 15_000 },
      { at_ms: 16_000, filled_qty: 400, goal: 410, floor: 400, ceiling: 420, volume: 16_000 },
    ]);
  });

  it('stays within its size and keeps its start, however long the order works', () => {
    const { series, at } = seriesDesk();
    const looks = 4 * MAX_TRACK_POINTS;
    for (let look = 0; look <= looks; look += 1) at(look * 5_000, look);
    const times = series.points(1).map(({ at_ms }) => at_ms);
    expect(times.length).toBeLessThanOrEqual(MAX_TRACK_POINTS);
    expect(times.length).toBeGreaterThan(MAX_TRACK_POINTS / 4);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times[0], (times.at(-1) ?? 0) > 0.95 * looks * 5_000]).toEqual([0, true]);
  });

  it('is empty for an order that had ended before and for an unknown one', () => {
    const { series, at } = seriesDesk();
    at(1, 400, { status: 'OUT' });
    expect([series.points(1), series.points(2)]).toEqual([[], []]);
  });
});
