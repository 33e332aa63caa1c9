import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallPace } from './call-pace.ts';

const DESK = '10.0.0.1';
const STRANGER = '203.0.113.9';
const ADMITTED = { kind: 'admitted' };

function pace() {
  const at = { ms: 0 };
  const waits: number[] = [];
  const calls = new CallPace({
    atOnce: 5,
    perSecond: 10,
    monotonicMs: () => at.ms,
    wait: async (ms) => void waits.push(ms),
  });
  calls.know('a', 1, DESK);
  calls.know('a too', 1, DESK);
  calls.know('b', 2, DESK);
  return { at, waits, calls };
}

describe('the pace of calls', () => {
  it('lets a page load at once, then makes a loop wait for its turn', async () => {
    const { waits, calls } = pace();
    for (let count = 0; count < 8; count += 1) expect(await calls.admit('a', DESK)).toEqual(ADMITTED);
    expect(waits.map((ms) => Math.round(ms))).toEqual([100, 200, 300]);
  });

  it('counts all sessions of a user together, and no other user', async () => {
    const { waits, calls } = pace();
    for (let count = 0; count < 5; count += 1) await calls.admit(count % 2 === 0 ? 'a' : 'a too', DESK);
    expect(waits).toEqual([]);
    await calls.admit('a too', DESK);
    expect(waits).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) await calls.admit('b', DESK);
    expect(waits).toHaveLength(1);
  });

  it('refuses a call that would wait for more than two seconds, and recovers', async () => {
    const { at, calls } = pace();
    const admitted = await Promise.all(Array.from({ length: 40 }, () => calls.admit('a', DESK)));
    expect(admitted.filter(({ kind }) => kind === 'admitted')).toHaveLength(25);
    expect(admitted.at(-1)).toEqual({ kind: 'refused', why: 'too-many-calls', retryAfterSeconds: 2 });
    at.ms += 1_000;
    expect(await calls.admit('a', DESK)).toEqual(ADMITTED);
  });

  it('never lets through more than its rate, whenever calls come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(300), { maxLength: 200 }), async (gapsMs) => {
        const { at, waits, calls } = pace();
        const startsMs: number[] = [];
        for (const gapMs of gapsMs) {
          at.ms += gapMs;
          waits.length = 0;
          if ((await calls.admit('a', DESK)).kind === 'admitted') startsMs.push(at.ms + (waits[0] ?? 0));
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
    for (let count = 0; count < 50; count += 1) expect(await calls.admit('unknown', DESK)).toEqual(ADMITTED);
    expect(waits).toEqual([]);
  });

  it('refuses an address that tries tokens of nobody, before they are looked up, and nobody else', async () => {
    const { at, calls, waits } = pace();
    const tried = await Promise.all(Array.from({ length: 934 }, (_, nth) => calls.admit(`guess ${nth}`, STRANGER)));
    expect(tried.filter(({ kind }) => kind === 'admitted')).toHaveLength(200);
    expect(tried.at(-1)).toEqual({ kind: 'refused', why: 'unknown-tokens', retryAfterSeconds: 1 });
    // Late, as far as there is memory for: a program in a loop slows itself.
    expect(waits).toEqual(Array.from({ length: 50 }, () => 1_000));
    expect(await calls.admit('a', STRANGER)).toEqual(ADMITTED);
    expect(await calls.admit('new', DESK)).toEqual(ADMITTED);
    at.ms += 1_000;
    expect(await calls.admit('guess', STRANGER)).toEqual(ADMITTED);
  });

  it('never counts a token that turns out to be a session', async () => {
    const { calls } = pace();
    for (let nth = 0; nth < 1_000; nth += 1) {
      expect(await calls.admit(`user ${nth}`, DESK)).toEqual(ADMITTED);
      calls.know(`user ${nth}`, nth, DESK);
    }
  });
});
