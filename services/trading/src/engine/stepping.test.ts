import { setImmediate as nextLoop, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Stepping } from './stepping.ts';

it('hears what arrives between two parts of a step, and ends a step before the next', async () => {
  const heard: string[] = [];
  const part = (name: string) => (beat: number) => {
    heard.push(`${name}${beat}`);
    // A part that takes longer than the pause between two steps.
    const endMs = performance.now() + 6;
    while (performance.now() < endMs);
    if (name === 'a') setImmediate(() => heard.push('heard'));
  };
  const ran = () => heard.filter((name) => name !== 'heard').length;
  let clockMs = 0;
  const parts = [part('a'), part('b'), part('c')];
  const stepping = new Stepping({ parts, everyMs: 5, nowMs: () => (clockMs += 5) });
  while (!heard.includes('c2')) await nextLoop();
  stepping.stop();
  const stopped = ran();
  expect(heard.slice(0, 8)).toEqual(['a1', 'heard', 'b1', 'c1', 'a2', 'heard', 'b2', 'c2']);
  await wait(20);
  expect(ran()).toBe(stopped);
});
