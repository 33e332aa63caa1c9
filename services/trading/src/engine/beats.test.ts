import { expect, it } from 'vitest';
import { Beats } from './beats.ts';

it('a step that comes late does what the beats before it would have done, once', () => {
  const beats = new Beats();
  const due = [1, 2, 3, 4, 4, 5, 13, 14, 16].map((beat) => {
    beats.reach(beat);
    return beats.isDue(4);
  });
  expect(due).toEqual([false, false, false, true, false, false, true, false, true]);
});
