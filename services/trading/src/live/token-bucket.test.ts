import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('gives a burst, then so many a second, and never more than a burst', () => {
  let now = 0;
  const bucket = new TokenBucket({ burst: 3, perSecond: 2, nowMs: () => now });
  const takeAll = () => {
    let taken = 0;
    while (bucket.take()) taken += 1;
    return taken;
  };
  expect(takeAll()).toBe(3);
  now += 999;
  expect(takeAll()).toBe(1);
  now += 501;
  expect(takeAll()).toBe(2);
  now += 1_000_000;
  expect(takeAll()).toBe(3);
});
