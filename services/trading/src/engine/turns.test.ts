import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('goes through all of them again and again, with those that have come meanwhile', () => {
  const ids = new Set([1, 2, 3]);
  const turns = new Turns(() => ids);
  const rounds = [[...turns.take(2)], [...turns.take(2)]];
  ids.add(4);
  ids.delete(1);
  rounds.push([...turns.take(2)], [...turns.take(2)]);
  expect(rounds).toEqual([[1, 2], [3], [2, 3], [4]]);
});

it('takes nothing where there is nothing', () => {
  expect([...new Turns(() => []).take(5)]).toEqual([]);
});
