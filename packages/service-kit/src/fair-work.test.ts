import { expect, it } from 'vitest';
import { FairWork, type Steps } from './fair-work.ts';

/** A thread whose clock moves with the work, and whose turns the test takes. */
function thread() {
  let nowMs = 0;
  const turns: (() => void)[] = [];
  const log: string[] = [];
  const work = new FairWork({ defer: (run) => turns.push(run), monotonicMs: () => nowMs, sliceMs: 4 });
  function* steps(name: string, count: number): Steps<string> {
    for (let at = 1; at <= count; at += 1) {
      nowMs += 1;
      log.push(`${name}${at}`);
      yield;
    }
    return name;
  }
  const turn = () => {
    turns.shift()?.();
    return log.splice(0).join(' ');
  };
  return { work, steps, turn };
}

it('works in slices of time, users in turn, however much one of them asks for', async () => {
  const { work, steps, turn } = thread();
  const flood = Promise.all([1, 2, 3].map((at) => work.run(7, steps(`f${at}.`, 6))));
  const short = work.run(8, steps('s', 2));
  expect(turn()).toBe('f1.1 f1.2 f1.3 f1.4');
  expect(turn()).toBe('s1 s2');
  expect(await short).toBe('s');
  expect(turn()).toBe('f1.5 f1.6 f2.1 f2.2');
  expect(turn()).toBe('f2.3 f2.4 f2.5 f2.6');
  while (turn() !== '');
  expect(await flood).toEqual(['f1.', 'f2.', 'f3.']);
});

it('goes on when one piece fails or is no longer wanted', async () => {
  const { work, steps, turn } = thread();
  const broken = work.run(
    1,
    (function* (): Steps<string> {
      yield;
      throw new Error('broken');
    })(),
  );
  let isWanted = true;
  const left = work.run(1, steps('left', 9), () => isWanted);
  const last = work.run(1, steps('last', 1));
  turn();
  isWanted = false;
  while (turn() !== '');
  await expect(broken).rejects.toThrow('broken');
  expect(await left).toBeNull();
  expect(await last).toBe('last');
});
