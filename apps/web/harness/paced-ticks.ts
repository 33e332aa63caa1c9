import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { DEAR_ROWS, demoTicks } from './demo-orders.ts';
import { createRandom } from './demo-random.ts';

const TICK_MS = 20;

/** So many changes a second, in small portions and without falling behind the clock; the same for every grid. */
export function paceTicks(
  rows: readonly (readonly Cell[])[],
  ratePerSecond: number,
  take: (changes: Cell[][]) => void,
): void {
  const random = createRandom(11);
  // So few of a hundred thousand rows are on the screen that hardly a change would be seen: some stay at the top.
  const ticksOfTop = demoTicks(rows.slice(0, DEAR_ROWS));
  const ticksOfAll = demoTicks(rows);
  let lastMs = performance.now();
  let owed = 0;
  setInterval(() => {
    const nowMs = performance.now();
    owed += (ratePerSecond * (nowMs - lastMs)) / 1000;
    lastMs = nowMs;
    const due = Math.floor(owed);
    owed -= due;
    if (due === 0) return;
    const atMs = performance.timeOrigin + nowMs;
    take([...ticksOfAll(due - 1, random, atMs), ...ticksOfTop(1, random, atMs)]);
  }, TICK_MS);
}
