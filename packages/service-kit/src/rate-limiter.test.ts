import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

describe('createRateLimiter', () => {
  test('so many calls in a window, then a wait to its end', () => {
    let now = 1_000;
    const limiter = createRateLimiter({ limit: 2, windowMs: 10_000, nowMs: () => now });
    expect([limiter.take('a').kind, limiter.take('a').kind]).toEqual(['allowed', 'allowed']);
    now += 4_500;
    expect(limiter.take('a')).toEqual({ kind: 'limited', retryAfterSeconds: 6 });
    expect(limiter.take('b').kind).toBe('allowed');
    now += 5_500;
    expect(limiter.take('a').kind).toBe('allowed');
  });

  test('waiting as long as told is enough, and a refused call does not lengthen the wait', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(9_999),
        (limit, windowMs, at) => {
          let now = at;
          const limiter = createRateLimiter({ limit, windowMs, nowMs: () => now });
          for (let call = 0; call < limit; call += 1) expect(limiter.take('k').kind).toBe('allowed');
          const refused = limiter.take('k');
          limiter.take('k');
          if (refused.kind !== 'limited') throw new Error('expected a refusal');
          now += refused.retryAfterSeconds * 1000;
          expect(limiter.take('k').kind).toBe('allowed');
        },
      ),
    );
  });

  test('memory is bounded: the key that was quiet longest is forgotten', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1_000, nowMs: () => 0, maxKeys: 2 });
    limiter.take('attacker');
    limiter.take('a');
    limiter.take('attacker');
    limiter.take('b');
    expect(limiter.size).toBe(2);
    expect(limiter.take('attacker').kind).toBe('limited');
    expect(limiter.take('a').kind).toBe('allowed');
  });

  test('a reset key starts again', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1_000, nowMs: () => 0 });
    limiter.take('a');
    limiter.reset('a');
    expect(limiter.take('a').kind).toBe('allowed');
  });
});
