import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineSums, type VenueLine } from './venue-line.ts';
import { WaitingFills } from './waiting-fills.ts';

const HORIZONS_MS = [0, 5, 40];
const LINE: VenueLine = {
  key: {
    venue: 'XNAS',
    isBuy: true,
    strat: 'peg',
    account: 'A',
    allocAccount: 'A-1',
    assetClass: 'EQUITY',
    country: 'US',
  },
  liquidity: 'add',
  cluster: 0,
  ...new LineSums().next(),
};

it('each fill is taken once for each horizon, in its turn and not before its time', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ fills: fc.nat(900), passMs: fc.nat(20) }), { maxLength: 20 }), (steps) => {
      const waiting = new WaitingFills(HORIZONS_MS);
      const added: number[] = [];
      const taken = HORIZONS_MS.map((): number[] => []);
      let nowMs = 0;
      for (const { fills, passMs } of steps) {
        for (let count = 0; count < fills; count += 1) {
          const price = added.push(nowMs);
          waiting.add({
            line: LINE,
            fill: { sign: price % 2 ? 1 : -1, price, usd: price / 7, half: 1 },
            instrument: price,
            atMs: nowMs,
          });
        }
        nowMs += passMs;
        waiting.takeDue(nowMs, ({ line, fill, instrument }, horizon) => {
          const { sign, price, usd } = fill;
          const isItself = line === LINE && sign === (price % 2 ? 1 : -1) && usd === price / 7 && instrument === price;
          taken[horizon]?.push(isItself ? price : Number.NaN);
        });
        for (const [horizon, ms] of HORIZONS_MS.entries()) {
          const due = added.filter((atMs) => atMs + ms <= nowMs).length;
          expect(taken[horizon]).toEqual(Array.from({ length: due }, (_, nth) => nth + 1));
        }
        expect(waiting.size).toBe(added.length - (taken.at(-1)?.length ?? 0));
      }
    }),
    { numRuns: 30 },
  );
});
