import { NO_MARKET } from '@meridian/domain/replay/replay-market';
import { describe, expect, it } from 'vitest';
import { painted } from './a-canvas.fixture.ts';
import { aDecision, aFill, aReplayView } from './a-replay.fixture.ts';
import { xOf } from './canvas-frame.ts';
import { schedulePainter } from './schedule-painter.ts';

function paintedAt(view: ReturnType<typeof aReplayView>, atMs: number) {
  return painted(schedulePainter(view), view, atMs);
}

/** What stands beside the moment: the filled quantity, and how it compares with the goal. */
function saidAt(view: ReturnType<typeof aReplayView>, atMs: number): readonly string[] {
  const { written, frame } = paintedAt(view, atMs);
  return written.filter(({ x, y }) => x < frame.right && y < frame.bottom).map(({ text }) => text);
}

describe('the schedule of a replay', () => {
  const events = [aDecision(20_000, 100), aFill(30_000, 250), aDecision(40_000, 250), aDecision(60_000, 700)];

  it('says how far the order is ahead of its goal, on it or behind it', () => {
    const view = aReplayView({ events });
    expect(saidAt(view, 15_000)).toEqual(['0']);
    expect(saidAt(view, 25_000)).toEqual(['0', '100 behind goal']);
    expect(saidAt(view, 35_000)).toEqual(['250', '150 ahead of goal']);
    expect(saidAt(view, 45_000)).toEqual(['250', 'on goal']);
    expect(saidAt(view, 65_000)).toEqual(['250', '450 behind goal']);
  });

  it('says no goal of an order without a schedule', () => {
    const view = aReplayView({ events: [aDecision(20_000, null), aFill(30_000, 1_000)] });
    expect(saidAt(view, 90_000)).toEqual(['1,000']);
  });

  it('counts the quantity of a spread once, not for each of its legs', () => {
    const legs = [
      { ...aFill(30_000, 10), lane: 'near' as const },
      { ...aFill(30_000, 10), lane: 'far' as const },
    ];
    expect(saidAt(aReplayView({ events: legs }), 90_000)).toEqual(['10']);
  });

  it('writes beside the moment on the left where the right has no room', () => {
    const view = aReplayView({ events });
    for (const atMs of [10_000, 100_000]) {
      const { written, frame } = paintedAt(view, atMs);
      const quantity = written.find(({ y, x }) => x < frame.right && y < frame.bottom);
      const isLeft = (quantity?.x ?? 0) < xOf(frame, atMs);
      expect(isLeft).toBe(atMs === 100_000);
    }
  });

  it('has room for the whole order and for a ceiling above it', () => {
    const high = aReplayView({ events: [aDecision(20_000, 1_950)] });
    for (const view of [aReplayView(), high]) {
      const { strokes, frame } = paintedAt(view, 90_000);
      const ys = strokes.filter(({ what }) => what === 'lineTo').map(({ numbers }) => numbers[1] ?? 0);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(frame.top);
    }
    expect(paintedAt(high, 90_000).texts).toContain('2,000');
  });

  it('shows the volume of the market from the bottom up, and none without trades', () => {
    const { strokes, frame } = paintedAt(aReplayView(), 90_000);
    const bars = strokes.filter(({ what, numbers }) => what === 'fillRect' && (numbers[3] ?? 0) > 0);
    expect(bars).toHaveLength(2);
    for (const { numbers } of bars) expect((numbers[1] ?? 0) + (numbers[3] ?? 0)).toBeCloseTo(frame.bottom, 6);
    const without = paintedAt(aReplayView({ market: NO_MARKET }), 90_000);
    expect(without.strokes.some(({ what }) => what === 'fillRect')).toBe(false);
  });
});
