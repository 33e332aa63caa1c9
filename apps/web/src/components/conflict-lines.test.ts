import { describe, expect, it } from 'vitest';
import { conflictLines } from './conflict-lines.ts';

const line = (key: string, before: string, after: string) => ({
  key,
  label: `The ${key}`,
  cells: [before, after],
  isChanged: before !== after,
});

describe('what the second writer sees', () => {
  it('has what was opened, what somebody saved meanwhile, and one’s own, side by side', () => {
    const theirs = [line('cap', '12%', '14%'), line('name', 'Patient', 'Patient'), line('end', '', '16:00')];
    const mine = [line('cap', '12%', '15%'), line('name', 'Patient', 'Quiet')];
    expect(conflictLines(theirs, mine)).toEqual([
      { key: 'cap', label: 'The cap', cells: ['12%', '14%', '15%'], isChanged: true },
      { key: 'name', label: 'The name', cells: ['Patient', 'Patient', 'Quiet'], isChanged: true },
      { key: 'end', label: 'The end', cells: ['', '16:00', ''], isChanged: true },
    ]);
  });

  it('does not mark what neither of the two changed', () => {
    expect(conflictLines([line('cap', '12%', '12%')], [line('cap', '12%', '12%')])[0]?.isChanged).toBe(false);
  });
});
