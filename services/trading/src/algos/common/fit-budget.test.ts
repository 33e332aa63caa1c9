import { describe, expect, it } from 'vitest';
import { algoInput, openChild } from '../testing/algo-input.ts';
import { asWanted } from './keep-resting.ts';
import { fitBudget } from './fit-budget.ts';

const child = (slot: string, lots: number, kind: 'limit' | 'closing-auction' | 'conditional' = 'limit') =>
  asWanted(openChild({ slot, lots, kind }));

const sizes = (...args: Parameters<typeof fitBudget>) => fitBudget(...args).map(({ slot, lots }) => `${slot} ${lots}`);

describe('budget of open children', () => {
  it('is what is left of the order, first come first served', () => {
    const input = algoInput({ totalLots: 150 });
    expect(sizes(input, [child('a', 100), child('b', 100), child('c', 10)], Infinity)).toEqual(['a 100', 'b 50']);
  });

  it('counts children that are being cancelled, because they may still fill', () => {
    const input = algoInput({ totalLots: 150, openChildren: [openChild({ slot: 'gone', isCancelPending: true })] });
    expect(sizes(input, [child('a', 100)], Infinity)).toEqual(['a 50']);
  });

  it('lets a slot use the lots of the child that it replaces', () => {
    const openChildren = [openChild({ slot: 'a', lots: 100, limitTicks: 9_990 })];
    expect(sizes(algoInput({ totalLots: 120, openChildren }), [child('a', 110)], Infinity)).toEqual(['a 110']);
    expect(sizes(algoInput({ totalLots: 120, openChildren }), [child('a', 60), child('b', 60)], Infinity)).toEqual([
      'a 60',
      'b 20',
    ]);
  });

  it('holds the room under the cap, auctions apart', () => {
    const input = algoInput({ totalLots: 1000 });
    expect(sizes(input, [child('moc', 300, 'closing-auction'), child('a', 100)], 40)).toEqual(['moc 300', 'a 40']);
  });

  it('does not count conditionals, which bind nobody', () => {
    const input = algoInput({ totalLots: 100 });
    expect(sizes(input, [child('a', 100), child('c', 100, 'conditional')], Infinity)).toEqual(['a 100', 'c 100']);
  });

  it('sends nothing smaller than the least child, the last one apart', () => {
    const parameters = { minimumChildLots: 60 };
    const open = [openChild({ slot: 'gone', lots: 100 })];
    expect(sizes(algoInput({ totalLots: 150, openChildren: open, parameters }), [child('a', 100)], Infinity)).toEqual(
      [],
    );
    expect(sizes(algoInput({ totalLots: 50, parameters }), [child('a', 100)], Infinity)).toEqual(['a 50']);
  });

  it('makes children smaller when the order was', () => {
    const openChildren = [openChild({ slot: 'a', lots: 100 }), openChild({ slot: 'b', lots: 50 })];
    const input = algoInput({ totalLots: 120, openChildren });
    expect(sizes(input, [child('a', 100), child('b', 50)], Infinity)).toEqual(['a 70', 'b 50']);
  });
});
