import { expect, it } from 'vitest';
import { DepthWatch } from './depth-watch.ts';

it('has the engine send a book while anybody looks at it, and tells a new engine of all of them', () => {
  const watch = new DepthWatch();
  const told: (readonly string[])[] = [];
  watch.tellTo((symbols) => told.push(symbols));
  watch.add('TSLA');
  watch.add('TSLA');
  watch.add('V');
  watch.remove('TSLA');
  expect(told).toEqual([[], ['TSLA'], ['TSLA', 'V']]);
  watch.remove('TSLA');
  expect(told.at(-1)).toEqual(['V']);
  const again: (readonly string[])[] = [];
  watch.tellTo((symbols) => again.push(symbols));
  expect(again).toEqual([['V']]);
});
