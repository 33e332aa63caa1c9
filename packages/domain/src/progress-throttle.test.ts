import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IDLE_PROGRESS,
  progressOnVisibility,
  type ProgressThrottle,
  receiveProgress,
  releaseProgress,
} from './progress-throttle.ts';

function at(nowMs: number, isHidden = false) {
  return { nowMs, isHidden };
}

describe('progress throttle', () => {
  it('delivers the first message at once', () => {
    expect(receiveProgress<string>(IDLE_PROGRESS, 'a', at(100))).toEqual({
      throttle: { lastDeliveredAtMs: 100, held: null },
      deliver: 'a',
      wakeInMs: null,
    });
  });

  it('holds the next until two seconds have passed, and keeps only the newest', () => {
    const first = receiveProgress<string>(IDLE_PROGRESS, 'a', at(0));
    const second = receiveProgress(first.throttle, 'b', at(500));
    const third = receiveProgress(second.throttle, 'c', at(1500));
    expect([second.deliver, second.wakeInMs]).toEqual([null, 1500]);
    expect([third.deliver, third.wakeInMs]).toEqual([null, 500]);
    expect(releaseProgress(third.throttle, at(1999)).deliver).toBeNull();
    expect(releaseProgress(third.throttle, at(2000)).deliver).toBe('c');
  });

  it('holds messages while the tab is hidden, and gives the newest when it is shown', () => {
    const hidden = receiveProgress<string>(IDLE_PROGRESS, 'a', at(0, true));
    const later = receiveProgress(hidden.throttle, 'b', at(60_000, true));
    expect([hidden.deliver, later.deliver, later.wakeInMs]).toEqual([null, null, null]);
    expect(releaseProgress(later.throttle, at(60_001)).deliver).toBe('b');
  });

  it('delivers at most one message per two seconds, whatever arrives', () => {
    const steps = fc.array(fc.record({ afterMs: fc.nat(1500), isHidden: fc.boolean() }), { minLength: 1 });
    fc.assert(
      fc.property(steps, (arrivals) => {
        let throttle: ProgressThrottle<number> = IDLE_PROGRESS;
        let nowMs = 0;
        const delivered: number[] = [];
        for (const { afterMs, isHidden } of arrivals) {
          nowMs += afterMs;
          const decision = receiveProgress(throttle, nowMs, { nowMs, isHidden });
          if (decision.deliver !== null) delivered.push(nowMs);
          throttle = decision.throttle;
        }
        const gaps = delivered.slice(1).map((time, index) => time - (delivered[index] ?? 0));
        expect(gaps.every((gap) => gap >= 2000)).toBe(true);
      }),
    );
  });
});

describe('progressOnVisibility', () => {
  it('stops when hidden and resends the last request when shown', () => {
    expect(progressOnVisibility(true, { by: 'list' })).toEqual({ kind: 'stop' });
    expect(progressOnVisibility(false, { by: 'list' })).toEqual({ kind: 'resend', request: { by: 'list' } });
    expect(progressOnVisibility(true, null)).toEqual({ kind: 'nothing' });
    expect(progressOnVisibility(false, null)).toEqual({ kind: 'nothing' });
  });
});
