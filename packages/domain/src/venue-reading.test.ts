import { describe, expect, it } from 'vitest';
import { venueReading } from './venue-reading.ts';

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

  it('is too few to tell below thirty effective fills, whatever they say', () => {
    expect(venueReading({ nEff: 29.9, toxicity: 0.9, lastMarkoutHigh: -5 })).toBe('Too few to tell');
  });
});
