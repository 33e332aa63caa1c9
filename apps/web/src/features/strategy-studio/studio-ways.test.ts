import { describe, expect, it } from 'vitest';
import { FIRST_WAYS, hasRoom, shownWays, type Way, withCopy, withoutWay, withWay } from './studio-ways.ts';

const POV: Way = { strat: 'pov', values: { pr: 5 } };
const keys = (state: typeof FIRST_WAYS) => shownWays(state).map(({ key }) => key);

describe('ways to compare', () => {
  it('are the base and copies of what is looked at, up to three', () => {
    const first = withCopy(FIRST_WAYS, POV);
    expect(first).toMatchObject({ ways: { A: POV }, selected: 'A' });
    const changed = withWay(first, { strat: 'twap', values: {} });
    const second = withCopy(changed, POV);
    expect(second.ways.B).toEqual({ strat: 'twap', values: {} });
    const full = withCopy(second, POV);
    expect(keys(full)).toEqual(['base', 'A', 'B', 'C']);
    expect(hasRoom(full)).toBe(false);
    expect(withCopy(full, POV)).toBe(full);
  });

  it('leave a gap that the next one takes', () => {
    const two = withCopy(withCopy(FIRST_WAYS, POV), POV);
    const left = withoutWay(two, 'A');
    expect(keys(left)).toEqual(['base', 'B']);
    expect(left.selected).toBe('B');
    expect(withoutWay(left, 'B').selected).toBe('base');
    expect(keys(withCopy(left, POV))).toEqual(['base', 'A', 'B']);
  });
});
