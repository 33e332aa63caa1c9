import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryUntilDone } from './try-until-done.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failing(times: number) {
  let tries = 0;
  return vi.fn<() => Promise<void>>(async () => {
    tries += 1;
    if (tries <= times) throw new Error('the line is broken');
  });
}

it('what failed is tried again until it succeeds, and each failure is told', async () => {
  const attempt = failing(3);
  const onFailure = vi.fn<() => void>();
  tryUntilDone(attempt, onFailure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(4);
  expect(onFailure).toHaveBeenCalledTimes(3);
});

it('nothing is tried or told any more by a part that left', async () => {
  const attempt = failing(Infinity);
  const onFailure = vi.fn<() => void>();
  const stop = tryUntilDone(attempt, onFailure);
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
  tryUntilDone(attempt, onFailure)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
