import { describe, expect, it } from 'vitest';
import type { ReplayEvent } from './replay-event.ts';
import { figuresAt } from './replay-figures.ts';
import { TradeSums } from './replay-market.ts';
import { momentsOf, nextMoment, previousMoment } from './replay-moments.ts';
import { stateAt } from './replay-state.ts';

const decision = {
  kind: 'decision',
  step: 'cross',
  reason: 'Behind its floor',
  goal: 150,
  floor: 90,
  ceiling: 210,
  gates: null,
} as const;
const fill = { kind: 'fill', child: 1, venue: 'XNAS', qty: 100, liquidity: 'remove', lane: 'own' } as const;
const events: readonly ReplayEvent[] = [
  { kind: 'stage', at_ms: 10, text: 'Started' },
  { ...decision, at_ms: 20 },
  { ...fill, at_ms: 30, price: 100.1 },
  { ...decision, at_ms: 30 },
  { ...fill, at_ms: 40, price: 100.3 },
];

describe('the moments of an order', () => {
  it('are each told once, and a decision only when it is another', () => {
    expect(momentsOf(events, 'event')).toEqual([10, 20, 30, 40]);
    expect(momentsOf(events, 'fill')).toEqual([30, 40]);
    expect(momentsOf(events, 'decision')).toEqual([20]);
  });

  it('are stepped to from anywhere, and end at the first and the last', () => {
    const moments = momentsOf(events, 'event');
    expect([nextMoment(moments, 25), nextMoment(moments, 30), nextMoment(moments, 40)]).toEqual([30, 40, null]);
    expect([previousMoment(moments, 25), previousMoment(moments, 20), previousMoment(moments, 10)]).toEqual([
      20,
      10,
      null,
    ]);
  });
});

describe('figures of a moment', () => {
  const terms = {
    order_side: 'BUY',
    asset_sub_class: null,
    tick_size: 0.01,
    start_ms: 10,
    arrival_mid: 100,
  } as const;
  const trades = new TradeSums({ at_ms: [5, 30, 40], price: [99, 100.1, 100.3], qty: [1_000, 400, 600] });

  it('count only what had traded since the start', () => {
    const figures = figuresAt(stateAt(events, 40), terms, trades);
    expect(figures).toMatchObject({ volume: 1_000, participation_percent: 20, over_goal: 50 });
    expect(figures.vs_arrival).toBeCloseTo(20, 6);
    expect(figures.vs_ivwap).toBeCloseTo((10_000 * (100.2 - 100.22)) / 100.22, 6);
  });

  it('are in ticks for a calendar spread, whose bps mean nothing', () => {
    const figures = figuresAt(stateAt(events, 40), { ...terms, asset_sub_class: 'CALENDAR SPREAD' }, trades);
    expect(figures.vs_arrival).toBeCloseTo(20, 6);
    expect(figures.vs_ivwap).toBeCloseTo(-2, 6);
  });

  it('are unknown without the market, and before the start', () => {
    expect(figuresAt(stateAt(events, 40), terms, null)).toMatchObject({ volume: null, vs_ivwap: null });
    expect(figuresAt(stateAt(events, 5), terms, trades)).toMatchObject({ volume: null, participation_percent: null });
  });
});
