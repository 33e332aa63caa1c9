import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { idleState } from './idle-session.ts';

const MINUTE_MS = 60_000;

it('warns two minutes before an hour is over, and a quarter before a short limit', () => {
  const hour = 60 * MINUTE_MS;
  expect(idleState(0, hour, 58 * MINUTE_MS - 1)).toEqual({ kind: 'active' });
  expect(idleState(0, hour, 58 * MINUTE_MS)).toEqual({ kind: 'warning', leftMs: 2 * MINUTE_MS });
  expect(idleState(0, hour, hour)).toEqual({ kind: 'over' });
  expect(idleState(0, 4_000, 2_999)).toEqual({ kind: 'active' });
  expect(idleState(0, 4_000, 3_000)).toEqual({ kind: 'warning', leftMs: 1_000 });
});

it('never ends without a warning before, and never while there is time left', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 4, max: 1e8 }), fc.nat(2e8), (last, limit, passed) => {
      const state = idleState(last, limit, last + passed);
      const warnedMs = state.kind === 'warning' ? state.leftMs : 0;
      expect([state.kind === 'over', warnedMs <= limit / 4]).toEqual([passed >= limit, true]);
    }),
  );
});
