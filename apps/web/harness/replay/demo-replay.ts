import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import type { LoadedReplay } from '../../src/features/order-replay/replay-loader.ts';
import { createRandom } from '../demo-random.ts';

const START_MS = Date.UTC(2026, 10, 16, 15);
const LENGTH_MS = 60 * 60_000;
const QUOTES_PER_EVENT = 4;
const STEPS = ['passive-peg', 'join-touch', 'mid-peg', 'cross'] as const;
const LIQUIDITIES = ['add', 'mid', 'remove'] as const;

/** An order with so many events over an hour of quotes, the same each time. */
export function demoReplay(count: number): LoadedReplay {
  const random = createRandom(3);
  const market = demoMarket(count * QUOTES_PER_EVENT, random);
  const events = demoEvents(count, random);
  return {
    order: {
      parent_order_numeric_id: 1,
      exchange_symbol: 'TSLA',
      order_side: 'SELL',
      order_qty: count * 25,
      status: 'FILLED',
      strat: 'pov',
      tick_size: 0.01,
      asset_sub_class: null,
      quote_convention: 'decimal',
      trade_date: '2026-11-16',
      received_ms: START_MS,
      start_ms: START_MS,
      end_ms: START_MS + LENGTH_MS,
      arrival_mid: 295.66,
      source: 'journal',
    },
    events,
    market,
    marketUntilMs: START_MS + LENGTH_MS,
    isMarketWhole: true,
    isRecorded: true,
    marketError: null,
    nowMs: START_MS + LENGTH_MS,
  };
}

function demoMarket(count: number, random: () => number): LoadedReplay['market'] {
  const at_ms: number[] = [];
  const bid: number[] = [];
  let ticks = 29_566;
  for (let nth = 0; nth < count; nth += 1) {
    ticks += Math.round(2 * (random() - 0.5));
    at_ms.push(START_MS + (nth * LENGTH_MS) / count);
    bid.push(ticks / 100);
  }
  const sizes = bid.map(() => 100 * Math.ceil(30 * random()));
  return {
    quotes: { at_ms, bid, ask: bid.map((price) => price + 0.02), bid_size: sizes, ask_size: sizes },
    trades: { at_ms, price: bid, qty: sizes },
    gaps: [],
  };
}

/** In turns: a decision, a posting, its fill, its end. */
function demoEvents(count: number, random: () => number): readonly ReplayEvent[] {
  return Array.from({ length: count }, (_, nth): ReplayEvent => {
    const at_ms = START_MS + (nth * LENGTH_MS) / count;
    const child = Math.floor(nth / 4);
    const price = 295.66 + Math.round(20 * (random() - 0.5)) / 100;
    const common = { at_ms, child, venue: 'XNAS', qty: 100, lane: 'own' } as const;
    if (nth % 4 === 1) return { ...common, kind: 'posted', price, isAtMid: false, tactic: 'join-ask' };
    if (nth % 4 === 2) return { ...common, kind: 'fill', price, liquidity: LIQUIDITIES[nth % 3] ?? 'add' };
    if (nth % 4 === 3) return { kind: 'ended', at_ms, child, why: 'Moves on' };
    const goal = 25 * nth;
    const step = STEPS[Math.floor(4 * random())] ?? 'cross';
    return {
      kind: 'decision',
      at_ms,
      step,
      reason: `Reason of ${step}`,
      goal,
      floor: goal - 500,
      ceiling: goal + 500,
      gates: null,
    };
  });
}
