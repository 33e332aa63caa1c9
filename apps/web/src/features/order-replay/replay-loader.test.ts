import type { ReplayMarketData, ReplayOrderData } from '@meridian/protocol/live/replay-commands';
import { describe, expect, it } from 'vitest';
import { ReplayLoader } from './replay-loader.ts';

const order = { end_ms: 100, start_ms: 0, received_ms: 0, parent_order_numeric_id: 1 } as ReplayOrderData['order'];
const stage = (at_ms: number) => ({ kind: 'stage', at_ms, text: String(at_ms) }) as const;

function marketPage(at: number, next_ms: number | null): ReplayMarketData {
  const quotes = { at_ms: [at], bid: [1], ask: [2], bid_size: [1], ask_size: [1] };
  const trades = { at_ms: [], price: [], qty: [] };
  return { market: { quotes, trades, gaps: [] }, until_ms: next_ms ?? 100, next_ms, is_recorded: true };
}

const refused = () => Promise.reject(new Error('There is no order 1 in your accounts.'));

const never = () => new Promise<void>(() => undefined);

describe('loading a replay', () => {
  it('puts the pages of events and market together', async () => {
    const asked: unknown[] = [];
    const loader = new ReplayLoader(
      {
        order: async (after) => {
          asked.push(after);
          return {
            order,
            events: [stage(after + 1)],
            after: after + 5,
            has_more: after === 0,
            neighbours: { previous: null, next: null },
            now_ms: 200,
          };
        },
        market: async (fromMs) => {
          asked.push(fromMs);
          return marketPage(fromMs ?? 0, fromMs === null ? 50 : null);
        },
      },
      never,
    );
    await loader.start();
    expect(asked).toEqual([0, 5, null, 50]);
    const load = loader.read();
    if (load.kind !== 'loaded') throw new Error('it is not loaded');
    expect(load.replay.events.map(({ at_ms }) => at_ms)).toEqual([1, 6]);
    expect(load.replay).toMatchObject({ isMarketWhole: true, isRecorded: true, marketError: null });
    expect(load.replay.market.quotes.at_ms).toEqual([0, 50]);
  });

  it('shows the order when its market cannot be read, and reads on from there on a retry', async () => {
    let isDown = true;
    const loader = new ReplayLoader(
      {
        order: async () => ({
          order,
          events: [],
          after: 0,
          has_more: false,
          neighbours: { previous: null, next: null },
          now_ms: 200,
        }),
        market: async () => {
          if (isDown) throw new Error('Try again later.');
          return marketPage(1, null);
        },
      },
      never,
    );
    await loader.start();
    expect(loader.read()).toMatchObject({ kind: 'loaded', replay: { marketError: 'Try again later.' } });
    isDown = false;
    loader.retryMarket();
    await Promise.resolve();
    await Promise.resolve();
    expect(loader.read()).toMatchObject({ replay: { marketError: null, isMarketWhole: true } });
  });

  it('says why an order cannot be read', async () => {
    const loader = new ReplayLoader({ order: refused, market: null }, never);
    await loader.start();
    expect(loader.read()).toEqual({ kind: 'failed', message: 'There is no order 1 in your accounts.' });
  });

  it('follows a running order, and asks for nothing more when it was stopped', async () => {
    let [asks, waits] = [0, 0];
    const running = { ...order, end_ms: null };
    const loader: ReplayLoader = new ReplayLoader(
      {
        order: async () => {
          asks += 1;
          return {
            order: asks > 2 ? order : running,
            events: [stage(asks)],
            after: asks,
            has_more: false,
            neighbours: { previous: null, next: null },
            now_ms: asks,
          };
        },
        market: null,
      },
      async () => {
        waits += 1;
      },
    );
    await loader.start();
    expect([asks, waits]).toEqual([3, 2]);
    const stopped = new ReplayLoader(
      {
        order: async () => {
          stopped.stop();
          return {
            order: running,
            events: [stage(1)],
            after: 1,
            has_more: true,
            neighbours: { previous: null, next: null },
            now_ms: 1,
          };
        },
        market: null,
      },
      never,
    );
    await stopped.start();
    expect(stopped.read()).toEqual({ kind: 'loading' });
  });
});
