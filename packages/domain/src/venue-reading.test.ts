import { describe, expect, it } from 'vitest';
import { VENUE_THRESHOLDS, venueReading, venueThresholdsProblem } from './venue-reading.ts';

describe('the reading of a venue', () => {
  it.each([
    ['Good', 0.06, 0.5],
    ['Fair', 0.2, 0.5],
    ['Watch', 0.34, 0.13],
    ['Toxic', 0.38, -0.55],
    ['Toxic', 0.6, 0.5],
    [null, null, 0.5],
  ] as const)('is %s at %d half spreads', (reading, toxicity, lastMarkoutHigh) => {
    expect(venueReading({ nEff: 500, toxicity, lastMarkoutHigh })).toBe(reading);
  });

  it('follows the thresholds that a user set', () => {
    const own = { fair: 0.01, watch: 0.02, toxic: 0.05 };
    expect(venueReading({ nEff: 500, toxicity: 0.06, lastMarkoutHigh: 0.5 }, own)).toBe('Toxic');
  });

  it.each([
    [VENUE_THRESHOLDS, null],
    [{ fair: 0.3, watch: 0.3, toxic: 0.5 }, 'Fair must be below Watch, and Watch below Toxic'],
    [{ fair: 0.1, watch: 0.6, toxic: 0.5 }, 'Fair must be below Watch, and Watch below Toxic'],
    [{ fair: 0, watch: 0.3, toxic: 0.5 }, 'Thresholds are above 0 and at most 10 half spreads'],
    [{ fair: 0.1, watch: 0.3, toxic: 11 }, 'Thresholds are above 0 and at most 10 half spreads'],
  ])('refuses thresholds that do not ascend: %j', (thresholds, problem) => {
    expect(venueThresholdsProblem(thresholds)).toBe(problem);
  });

  it('is too few to tell below thirty effective fills, whatever they say', () => {
    expect(venueReading({ nEff: 29.9, toxicity: 0.9, lastMarkoutHigh: -5 })).toBe('Too few to tell');
  });
});
