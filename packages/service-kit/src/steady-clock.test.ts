import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteadyClock, stepText } from './steady-clock.ts';

const HOUR_MS = 3_600_000;

function machine() {
  const at = { wallMs: 1_700_000_000_000, monotonicMs: 50_000, uptimeMs: 80_400 };
  const steps: number[] = [];
  const clock = createSteadyClock(
    { wallMs: () => at.wallMs, monotonicMs: () => at.monotonicMs, uptimeS: () => Math.floor(at.uptimeMs / 1_000) },
    (stepMs) => steps.push(stepMs),
  );
  const pass = (ms: number): void => {
    at.wallMs += ms;
    at.monotonicMs += ms;
    at.uptimeMs += ms;
  };
  const sleep = (ms: number): void => {
    at.wallMs += ms;
    at.uptimeMs += ms;
  };
  return { at, steps, clock, pass, sleep };
}

describe('the clock of a server', () => {
  it('goes on when the wall clock is set two hours forward and back again', () => {
    const { at, clock, pass, steps } = machine();
    const began = clock();
    at.wallMs += 2 * HOUR_MS;
    pass(10_000);
    expect(clock() - began).toBe(10_000);
    at.wallMs -= 2 * HOUR_MS;
    pass(10_000);
    expect(clock() - began).toBe(20_000);
    expect(steps).toEqual([2 * HOUR_MS, -2 * HOUR_MS]);
  });

  it('tells a step once', () => {
    const { at, clock, pass, steps } = machine();
    at.wallMs -= HOUR_MS;
    for (let second = 0; second < 20; second += 1) {
      pass(1_000);
      clock();
    }
    expect(steps).toEqual([-HOUR_MS]);
  });

  it('knows that a machine has slept, which is no step', () => {
    const { clock, pass, sleep, steps } = machine();
    const began = clock();
    pass(1_000);
    sleep(8 * HOUR_MS);
    pass(1_000);
    const passed = clock() - began;
    expect(Math.abs(passed - 8 * HOUR_MS - 2_000)).toBeLessThan(1_010);
    expect(steps).toEqual([]);
  });

  it('follows a clock that runs a little fast, and one that runs a little slow', () => {
    for (const driftMs of [0.5, -0.5]) {
      const { at, clock, pass, steps } = machine();
      for (let second = 0; second < 3_600; second += 1) {
        pass(1_000);
        at.wallMs += driftMs;
        clock();
      }
      expect(Math.abs(clock() - at.wallMs)).toBeLessThan(10);
      expect(steps).toEqual([]);
    }
  });

  it('never runs backwards, whatever is done to the wall clock', () => {
    const event = fc.record({ passMs: fc.nat(5_000), setMs: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        const { at, clock, pass } = machine();
        let last = clock();
        for (const { passMs, setMs } of events) {
          pass(passMs);
          at.wallMs += setMs;
          const now = clock();
          expect(now).toBeGreaterThanOrEqual(last);
          last = now;
        }
      }),
    );
  });
});

it('says which way the clock was set, and what to do', () => {
  expect(stepText(-7_200_400)).toContain('set back by 7200 s');
  expect(stepText(90_000)).toContain('set forward by 90 s');
});
