import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardNormal } from '../random/standard-normal.ts';
import { seededRng } from '../sfc32.ts';
import { forecastPositive, forecastPrice, forecastSeries } from './forecast-series.ts';

/** A series that keeps 0.6 of yesterday's deviation from 10. */
function someSeries(days: number, seed: number): number[] {
  const rng = seededRng('forecast', String(seed));
  const values: number[] = [];
  let deviation = 0;
  for (let day = 0; day < days; day += 1) {
    deviation = 0.6 * deviation + standardNormal(rng);
    values.push(10 + deviation);
  }
  return values;
}

describe('forecasts of a daily series', () => {
  it('hold the day that came in about 80 of 100 ranges', () => {
    let inside = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const values = someSeries(61, seed);
      const next = values.pop() ?? Number.NaN;
      const found = forecastSeries(values)?.(1) ?? null;
      if (found !== null && found.low <= next && next <= found.high) inside += 1;
    }
    expect(inside / 400).toBeGreaterThan(0.75);
    expect(inside / 400).toBeLessThan(0.86);
  });

  it('fall back towards the mean, with a wider range further ahead', () => {
    const values = [...someSeries(60, 1), 16];
    const near = forecastSeries(values)?.(1);
    const far = forecastSeries(values)?.(10);
    expect(near?.mean).toBeLessThan(16);
    expect(Math.abs((far?.mean ?? 0) - 10)).toBeLessThan(Math.abs((near?.mean ?? 0) - 10));
    expect((far?.high ?? 0) - (far?.low ?? 0)).toBeGreaterThan((near?.high ?? 0) - (near?.low ?? 0));
  });

  it('of a price start from the last one', () => {
    const found = forecastPrice([100, 101, 99, 100, 102, 101])?.(4);
    expect(found?.mean).toBe(101);
    expect(found?.high).toBeGreaterThan(102);
  });

  it('need five days, and nothing that is not positive for a volume', () => {
    expect(forecastSeries([1, 2, 3, 4])).toBeNull();
    expect(forecastPrice([1, 2])).toBeNull();
    expect(forecastPositive([1, 2, 3, 0, 4, 5])).toBeNull();
  });

  it('are ordered and positive for any volumes', () => {
    const volumes = array(double({ min: 1, max: 1e9, noNaN: true }), { minLength: 5, maxLength: 60 });
    assert(
      property(volumes, integer({ min: 1, max: 20 }), (values, ahead) => {
        const found = forecastPositive(values)?.(ahead) ?? null;
        expect(found).not.toBeNull();
        if (found === null) return;
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.low).toBeLessThanOrEqual(found.mean);
        expect(found.mean).toBeLessThanOrEqual(found.high);
      }),
    );
  });
});
