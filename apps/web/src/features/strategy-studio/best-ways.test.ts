import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { describe, expect, it } from 'vitest';
import { bestWays, type EstimatedWay } from './best-ways.ts';
import type { Way, WayKey } from './studio-ways.ts';

function estimated(key: WayKey, way: Way, order_qty = 100_000): EstimatedWay {
  return { key, ...way, estimate: estimateOrder(SOME_SHARE, { order_side: 'BUY', order_qty, ...way }) };
}

const slow = estimated('base', { strat: 'pov', values: { pr: 5 } });
const fast = estimated('A', { strat: 'pov', values: { pr: 20 } });

describe('the best of each figure', () => {
  it('is the least', () => {
    const { cost, risk, finish } = bestWays([slow, fast]);
    expect([[...cost], [...risk], [...finish]]).toEqual([['base'], ['A'], ['A']]);
  });

  it('is nobody alone, nor among equals, nor without an estimate', () => {
    expect(bestWays([slow]).cost.size).toBe(0);
    expect(bestWays([slow, { ...slow, key: 'A' }]).cost.size).toBe(0);
    expect(bestWays([slow, estimated('A', { strat: 'dark', values: {} })]).cost.size).toBe(0);
  });

  it('is not one that stays unfinished', () => {
    const left = estimated('B', { strat: 'pov', values: { pr: 5 } }, 3_000_000);
    const best = bestWays([left, fast, slow]);
    expect([[...best.cost], [...best.risk], [...best.finish]]).toEqual([['base'], ['A'], ['A']]);
    expect(bestWays([left, fast]).cost.size).toBe(0);
  });
});
