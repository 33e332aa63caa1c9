import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallPace } from './call-pace.ts';

function pace() {
  const at = { ms: 0 };
  const waits: number[] = [];
  const calls = new CallPace({
    atOnce: 5,
    perSecond: 10,
    monotonicMs: () => at.ms,
    wait: async (ms) => void waits.push(ms),
  });
  calls.know('a', 1);
  calls.know('a too', 1);
  calls.know('b', 2);
  return { at, waits, calls };
}

describe('the pace of calls', () => {
  it('lets a page load at once, then makes a loop wait for its turn', async () => {
    const { waits, calls } = pace();
    for (let count = 0; count < 8; count += 1) expect(await calls.admit('a')).toBe(true);
    expect(waits.map((ms) => Math.round(ms))).toEqual([100, 200, 300]);
  });

  it('counts all sessions of a user together, and no other user', async () => {
    const { waits, calls } = pace();
    for (let count = 0; count < 5; count += 1) await calls.admit(count % 2 === 0 ? 'a' : 'a too');
    expect(waits).toEqual([]);
    await calls.admit('a too');
    expect(waits).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) await calls.admit('b');
    expect(waits).toHaveLength(1);
  });

  it('refuses a call that would wait for more than two seconds, and recovers', async () => {
    const { at, calls } = pace();
    const admitted = await Promise.all(Array.from({ length: 40 }, () => calls.admit('a')));
    expect(admitted.filter(Boolean)).toHaveLength(25);
    at.ms += 1_000;
    expect(await calls.admit('a')).toBe(true);
  });

  it('never lets through more than its rate, whenever calls come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(300), { maxLength: 200 }), async (gapsMs) => {
        const { at, waits, calls } = pace();
        const startsMs: number[] = [];
        for (const gapMs of gapsMs) {
          at.ms += gapMs;
          waits.length = 0;
          if (await calls.admit('a')) startsMs.push(at.ms + (waits[0] ?? 0));
        }
        for (const [index, startMs] of startsMs.entries()) {
          const before = startsMs.filter((ms) => ms <= startMs && ms > startMs - 1_000 - 1e-6).length;
          expect(before, `call ${index}`).toBeLessThanOrEqual(5 + 10 + 1);
        }
      }),
    );
  });

  it('lets a token pass that nobody has used yet: its session is looked up first', async () => {
    const { waits, calls } = pace();
    for (let count = 0; count < 50; count += 1) expect(await calls.admit('unknown')).toBe(true);
    expect(waits).toEqual([]);
  });
});
