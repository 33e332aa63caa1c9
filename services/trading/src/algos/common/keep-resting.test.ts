import { describe, expect, it } from 'vitest';
import type { OpenChild } from '../../kernel/algo.ts';
import { algoInput, atMinute, openChild } from '../testing/algo-input.ts';
import { keepResting } from './keep-resting.ts';
import { childAt } from './work-child.ts';

const input = algoInput();
const [venue] = input.venues;
if (venue === undefined) throw new Error('the test needs a venue');

const wanted = childAt(input, venue, {
  slot: 'work',
  kind: 'limit',
  timeInForce: 'DAY',
  lots: 100,
  limitTicks: 9_999,
  tactic: 'join-bid',
});

const kept = (open: Partial<OpenChild>, asked: Partial<typeof wanted> = {}, atMostLots = 150) =>
  keepResting(algoInput({ openChildren: [openChild(open)] }), { ...wanted, ...asked }, atMostLots);

describe('a resting child', () => {
  it('stays as large as it is while half the wish is left and the bound is kept', () => {
    expect(kept({ lots: 50 }).lots).toBe(50);
    expect(kept({ lots: 49 }).lots).toBe(100);
    expect(kept({ lots: 150 }).lots).toBe(150);
    expect(kept({ lots: 151 }).lots).toBe(100);
    expect(kept({ lots: 130, filledLots: 60 }).lots).toBe(70);
  });

  it('moves with the touch once it has rested for a second', () => {
    expect(kept({ limitTicks: 9_997 }).limitTicks).toBe(9_999);
    expect(kept({ limitTicks: 9_997, sentMs: atMinute(60) - 999 }).limitTicks).toBe(9_997);
  });

  it('may stand a tick off when it is passive', () => {
    expect(kept({ limitTicks: 9_998 }, { tactic: 'post-near' }).limitTicks).toBe(9_998);
    expect(kept({ limitTicks: 9_997 }, { tactic: 'post-near' }).limitTicks).toBe(9_999);
  });

  it('never stays beyond a new limit', () => {
    const young = openChild({ limitTicks: 9_997, sentMs: atMinute(60) });
    const limited = algoInput({ openChildren: [young], limitTicks: 9_990 });
    expect(keepResting(limited, { ...wanted, limitTicks: 9_990 }, 150).limitTicks).toBe(9_990);
  });

  it('is asked for again as it is while it takes', () => {
    expect(kept({ timeInForce: 'IOC', limitTicks: 10_001, lots: 7 })).toMatchObject({ limitTicks: 10_001, lots: 7 });
  });

  it.each([{ venue: 'ARCX' }, { destination: 'BRK-SOR' }, { kind: 'mid-peg' as const }, { isCancelPending: true }])(
    'is replaced when it is another order: %o',
    (other) => {
      expect(kept({ ...other, lots: 60 }).lots).toBe(100);
    },
  );
});
