import { expect, it } from 'vitest';
import { NOTHING_KEPT, readKeptStudio, waysOf, withWays } from './kept-studio.ts';
import { FIRST_WAYS, withCopy } from './studio-ways.ts';

it('keeps the variants of each order through a reload, of the latest only', () => {
  const tried = withCopy(FIRST_WAYS, { strat: 'pov', values: { pr: 12 } });
  let kept = withWays(NOTHING_KEPT, '7', tried);
  for (let order = 100; order < 119; order += 1) kept = withWays(kept, String(order), FIRST_WAYS);
  const read = readKeptStudio(JSON.parse(JSON.stringify(kept)));
  expect(waysOf(read, '7')).toEqual(tried);
  expect(waysOf(withWays(read, '200', FIRST_WAYS), '7')).toBeNull();
  expect(readKeptStudio({ ways: [{ key: '7' }] })).toBe(NOTHING_KEPT);
});
