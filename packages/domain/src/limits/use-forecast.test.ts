import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastUse, limitReached, type UseFlow } from './use-forecast.ts';

const HOUR_MS = 3_600_000;
const FLOW: UseFlow = {
  gross_usd: 400e6,
  arrivals: 100,
  arrived_usd: 400e6,
  arrived_usd_squares: 100 * 4e6 ** 2,
  elapsed_ms: 4 * HOUR_MS,
  left_ms: 2 * HOUR_MS,
};

describe('the forecast of an account’s use', () => {
  it('continues at today’s pace, with a growing band', () => {
    const close = forecastUse(FLOW);
    expect(close?.usd).toBeCloseTo(600e6);
    expect(close?.high_usd).toBeCloseTo(600e6 + 1.281_551_6 * Math.sqrt(50) * 4e6, -2);
    expect(forecastUse(FLOW, 0)).toEqual({ usd: 400e6, low_usd: 400e6, high_usd: 400e6 });
  });

  it('needs more than a few orders and more than a minute', () => {
    expect(forecastUse({ ...FLOW, arrivals: 4 })).toBeNull();
    expect(forecastUse({ ...FLOW, elapsed_ms: 30_000 })).toBeNull();
    expect(limitReached({ ...FLOW, arrivals: 4 }, 1)).toBeNull();
  });

  it('says when a limit is reached, or that it is not reached before the close', () => {
    const reached = limitReached(FLOW, 450e6);
    expect(reached?.after_ms).toBeCloseTo(HOUR_MS / 2);
    expect(limitReached(FLOW, 2_000e6)).toBeNull();
    expect(limitReached(FLOW, 610e6)).toMatchObject({ after_ms: null, latest_ms: null });
    expect(limitReached(FLOW, 300e6)).toEqual({ after_ms: 0, earliest_ms: 0, latest_ms: 0 });
  });

  it('reaches the limit where the band does', () => {
    const room = fc.double({ min: 1e6, max: 190e6, noNaN: true });
    fc.assert(
      fc.property(room, (usd) => {
        const reached = limitReached(FLOW, FLOW.gross_usd + usd);
        const at = (ms: number | null | undefined) => forecastUse(FLOW, ms ?? 0);
        expect(at(reached?.earliest_ms)?.high_usd).toBeCloseTo(FLOW.gross_usd + usd, -1);
        expect(reached?.earliest_ms).toBeLessThanOrEqual(reached?.after_ms ?? Infinity);
        expect(reached?.after_ms ?? 0).toBeLessThanOrEqual(reached?.latest_ms ?? Infinity);
      }),
    );
  });
});
