import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_VOLUME_CAP_FLAG, nextVolumeCapFlag, type VolumeCapReading } from './volume-cap-flag.ts';

const held = (nowMs: number): VolumeCapReading => ({ nowMs, scheduledLots: 100, doneLots: 50, allowedLots: 50 });
const free = (nowMs: number): VolumeCapReading => ({ nowMs, scheduledLots: 100, doneLots: 50, allowedLots: 90 });

const after = (readings: readonly VolumeCapReading[]) => readings.reduce(nextVolumeCapFlag, INITIAL_VOLUME_CAP_FLAG);

describe('volume-cap flag', () => {
  it('turns on after five seconds, not before', () => {
    expect(after([held(0), held(4999)]).isConstrained).toBe(false);
    expect(after([held(0), held(5000)]).isConstrained).toBe(true);
  });

  it('starts again after a break', () => {
    expect(after([held(0), free(3000), held(3001), held(8000)]).isConstrained).toBe(false);
    expect(after([held(0), free(3000), held(3001), held(8001)]).isConstrained).toBe(true);
  });

  it('turns off after five seconds, not before', () => {
    const on = [held(0), held(5000)];
    expect(after([...on, free(6000), free(10_999)]).isConstrained).toBe(true);
    expect(after([...on, free(6000), free(11_000)]).isConstrained).toBe(false);
    expect(after([...on, free(6000), held(7000), free(8000), free(12_999)]).isConstrained).toBe(true);
  });

  it.each([
    [51, 50, 50, false],
    [52, 50, 51, true],
    [52, 50, 52, false],
  ])('with %i scheduled, %i done and %i allowed', (scheduledLots, doneLots, allowedLots, expected) => {
    const reading = { scheduledLots, doneLots, allowedLots };
    expect(
      after([
        { ...reading, nowMs: 0 },
        { ...reading, nowMs: 5000 },
      ]).isConstrained,
    ).toBe(expected);
  });

  it('keeps the same object while nothing changes', () => {
    expect(nextVolumeCapFlag(INITIAL_VOLUME_CAP_FLAG, free(1))).toBe(INITIAL_VOLUME_CAP_FLAG);
  });

  it('never changes twice within five seconds', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (moves) => {
        let nowMs = 0;
        let flag = INITIAL_VOLUME_CAP_FLAG;
        let changedMs = -Infinity;
        for (const [waitMs, isHeld] of moves) {
          nowMs += waitMs;
          const next = nextVolumeCapFlag(flag, isHeld ? held(nowMs) : free(nowMs));
          const sinceChangeMs = next.isConstrained === flag.isConstrained ? Infinity : nowMs - changedMs;
          expect(sinceChangeMs).toBeGreaterThanOrEqual(5000);
          if (next.isConstrained !== flag.isConstrained) changedMs = nowMs;
          flag = next;
        }
      }),
    );
  });
});
