import { NO_MARKET } from '@meridian/domain/replay/replay-market';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOfDay } from '../../lib/time-text.ts';
import { painted } from './a-canvas.fixture.ts';
import { A_MARKET, aDecision, aFill, aReplayView } from './a-replay.fixture.ts';
import { xOf } from './canvas-frame.ts';
import { marketPainter } from './market-painter.ts';

function paintedAt(view: ReturnType<typeof aReplayView>, atMs: number, hoverMs: number | null = null) {
  return painted(marketPainter(view), view, atMs, hoverMs);
}

/** The prices in the tags on the axis, by their bold white letters. */
function tags({ written, frame }: ReturnType<typeof paintedAt>): readonly string[] {
  return written.filter(({ color, x }) => color === 'page' && x > frame.right).map(({ text }) => text);
}

describe('the market of a replay', () => {
  it('has ask and bid of the moment on its axis, not of the end', () => {
    const view = aReplayView();
    expect(tags(paintedAt(view, 30_000))).toEqual(['100.01', '100.00']);
    expect(tags(paintedAt(view, 90_000))).toEqual(['100.03', '100.02']);
  });

  it('has no price in a time that nobody saw, and hatches it', () => {
    const view = aReplayView({ market: { ...A_MARKET, gaps: [{ from_ms: 25_000, to_ms: 50_000 }] } });
    const { strokes, ...rest } = paintedAt(view, 30_000);
    expect(tags({ strokes, ...rest })).toEqual([]);
    const [left = 0, , width = 0] = strokes.find(({ what }) => what === 'rect')?.numbers ?? [];
    expect(left).toBeCloseTo(xOf(rest.frame, 25_000), 6);
    expect(left + width).toBeCloseTo(xOf(rest.frame, 50_000), 6);
  });

  it('says the arrival mid between two ticks as it was, not rounded to one of them', () => {
    expect(paintedAt(aReplayView(), 30_000).texts).toContain('Arrival mid 100.005');
  });

  it('says the moment and what is under the pointer in times below', () => {
    const { texts } = paintedAt(aReplayView(), 30_000, 77_000);
    expect(texts).toEqual(expect.arrayContaining([timeOfDay(30_000), timeOfDay(77_000)]));
  });

  it('marks the own fills where they traded, in the colour of the side, and not those of a leg', () => {
    const events = [aFill(30_000, 100), { ...aFill(40_000, 100), lane: 'far' as const }];
    for (const order_side of ['BUY', 'SELL'] as const) {
      const { strokes, frame } = paintedAt(aReplayView({ events, order: { order_side } }), 90_000);
      const marks = strokes.filter(({ what }) => what === 'arc');
      expect(marks.map(({ numbers: [x], color }) => [x, color])).toEqual([
        [xOf(frame, 30_000), order_side === 'BUY' ? 'buy' : 'sell'],
      ]);
    }
  });

  it('numbers the decisions in their order', () => {
    const events = [aDecision(20_000, 100), aDecision(60_000, 500, 'Crosses the spread')];
    const { texts } = paintedAt(aReplayView({ events }), 30_000);
    expect(texts).toEqual(expect.arrayContaining(['1  Waits in the queue', '2  Crosses the spread']));
  });

  it('ends a reason that has no room with dots, inside of its label', () => {
    const reason = 'At its volume cap: waiting for others to trade before it goes on';
    const { texts } = paintedAt(aReplayView({ events: [aDecision(20_000, 100, reason)] }), 30_000);
    const label = texts.find((text) => text.startsWith('1  ')) ?? '';
    expect(label).toMatch(/^1 {2}At its volume cap: .*\S…$/);
    expect(6 * label.length).toBeLessThanOrEqual(190);
  });

  it('is drawn without a market, around the arrival or around nothing', () => {
    const bare = paintedAt(aReplayView({ market: NO_MARKET, order: { arrival_mid: null } }), 30_000);
    expect(tags(bare)).toEqual([]);
    expect(bare.texts.some((text) => text.startsWith('Arrival'))).toBe(false);
    const { written, frame } = paintedAt(aReplayView({ market: NO_MARKET }), 30_000);
    const arrival = written.find(({ text }) => text.startsWith('Arrival'));
    expect(arrival?.y).toBeGreaterThan(frame.top);
    expect(arrival?.y).toBeLessThan(frame.bottom);
  });

  it('keeps every price of market and fills inside the drawing', () => {
    const ticks = integer({ min: -500, max: 500 });
    assert(
      property(ticks, ticks, (quoted, filled) => {
        const [bid, ask, price] = [100 + quoted / 100, 100.01 + quoted / 100, 100 + filled / 100];
        const quotes = { at_ms: [10_000], bid: [bid], ask: [ask], bid_size: [1], ask_size: [1] };
        const market = { ...A_MARKET, quotes, trades: NO_MARKET.trades };
        const { strokes, frame } = paintedAt(aReplayView({ market, events: [aFill(30_000, 1, price)] }), 90_000);
        const marks = strokes.filter(({ what }) => what === 'arc' || what === 'fillRect');
        const ys = marks.map(({ numbers }) => numbers[1] ?? 0);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(frame.top);
        expect(Math.max(...ys)).toBeLessThanOrEqual(frame.bottom);
      }),
      { numRuns: 20 },
    );
  });
});
