import type { VenueReference } from '@meridian/domain/reference/market-files';
import type { VenueFillSums } from '@meridian/domain/venue-fill-sums';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { venueFigures } from './venue-lines.ts';

/** One fill of $100 in each cluster, with the same markout at every horizon. */
function fill(venue: string, cluster: number, markoutBps: number, more: Partial<VenueFillSums> = {}): VenueFillSums {
  const weight = 100;
  const product = weight * markoutBps;
  return {
    venue,
    liquidity: 'add',
    cluster,
    fills: 1,
    qty: 10,
    usd: weight,
    weight,
    weight_squared: weight * weight,
    quoted_weight: weight,
    effective: weight * -2,
    quoted: weight * 2,
    halves_weight: weight,
    // Half a spread is one basis point.
    halves: product,
    weight_0: weight,
    markout_0: product,
    weight_1: weight,
    markout_1: product,
    weight_2: weight,
    markout_2: product,
    weight_3: weight,
    markout_3: product,
    weight_4: weight,
    markout_4: product,
    ...more,
  };
}

const venue = (mic: string, kind: VenueReference['kind']): readonly [string, VenueReference] => [
  mic,
  { mic, name: mic, kind, asset_classes: ['EQUITY'], countries: ['US'], volume_share_percent: 10 },
];
const REFERENCE = new Map([venue('XNAS', 'LIT'), venue('CRSX', 'DARK')]);

/** Two days of two venues. */
const SENT = [
  { venue: 'XNAS', sent: 300, filled: 100 },
  { venue: 'XNAS', sent: 100, filled: 80 },
  { venue: 'CRSX', sent: 600, filled: 60 },
];

describe('venue analytics', () => {
  it('has markouts, toxicity in half spreads and reversion of a venue, and dark less lit', () => {
    const fills = Array.from({ length: 40 }, (_, at) => [
      fill('XNAS', at, at % 2 === 0 ? -0.4 : -0.2),
      fill('CRSX', at, -0.1, { liquidity: 'mid', markout_4: 40 }),
    ]).flat();
    const figures = venueFigures({ fills, sent: SENT, reference: REFERENCE });
    const lit = figures.venues.find((line) => line.venue === 'XNAS');
    expect(figures.half_spread_bps).toBe(1);
    expect(lit?.markouts[1]?.mean).toBeCloseTo(-0.3, 9);
    expect(lit?.markouts[1]?.high).toBeLessThan(0);
    expect(lit?.toxicity?.mean).toBeCloseTo(0.3, 9);
    expect([lit?.fill_rate_percent, lit?.n_eff, lit?.share_percent]).toEqual([45, 40, 50]);
    const groups = [figures.lit, figures.dark, figures.all];
    expect(groups.map((line) => [line.share_percent, line.fill_rate_percent])).toEqual([
      [50, 45],
      [50, 10],
      [100, 24],
    ]);
    expect(figures.dark.reversion?.mean).toBeCloseTo(0.5, 9);
    expect(figures.dark_less_lit[1]?.mean).toBeCloseTo(0.2, 9);
    expect(figures.dark_less_lit[1]?.low).toBeGreaterThan(0);
  });

  it('measures each venue by its own spreads, whatever else is looked at', () => {
    // Half spreads of a basis point on one venue, of ten on the other; each loses half of its own.
    const narrow = Array.from({ length: 40 }, (_, at) => fill('XNAS', at, -0.5, { halves: -50 }));
    const wide = Array.from({ length: 40 }, (_, at) => fill('XHKG', at, -5, { quoted: 2_000, halves: -50 }));
    const alone = venueFigures({ fills: wide, sent: [], reference: REFERENCE }).venues[0];
    const among = venueFigures({ fills: [...narrow, ...wide], sent: [], reference: REFERENCE });
    expect(alone?.toxicity?.mean).toBeCloseTo(0.5, 9);
    expect(among.venues.map(({ toxicity }) => toxicity?.mean.toFixed(6))).toEqual(['0.500000', '0.500000']);
  });

  it('has no toxicity where nothing rested, and nothing at all without a fill', () => {
    const crossed = venueFigures({
      fills: [fill('XNAS', 1, 1, { liquidity: 'remove' })],
      sent: [],
      reference: REFERENCE,
    });
    expect(crossed.venues[0]?.toxicity).toBeNull();
    const none = venueFigures({ fills: [], sent: [], reference: REFERENCE });
    expect([none.venues, none.all.fills, none.all.markouts[0]]).toEqual([[], 0, null]);
  });

  it('has shares that make 100, means inside of their intervals, and as many fills as the venues together', () => {
    const some = fc.array(
      fc.record({
        venue: fc.constantFrom('XNAS', 'CRSX', 'BATS'),
        cluster: fc.integer({ min: 1, max: 6 }),
        bps: fc.integer({ min: -500, max: 500 }).map((hundredths) => hundredths / 100),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const fills = rows.map(({ venue: mic, cluster, bps }) => fill(mic, cluster, bps));
        const { venues, all, lit, dark } = venueFigures({ fills, sent: [], reference: REFERENCE });
        const shares = venues.reduce((sum, line) => sum + Math.round(10 * line.share_percent), 0);
        expect([shares, venues.reduce((sum, line) => sum + line.fills, 0)]).toEqual([1_000, all.fills]);
        expect(all.share_percent).toBe(100);
        // BATS is neither: nobody told what kind it is.
        const neither = venues.find((line) => line.venue === 'BATS')?.share_percent ?? 0;
        expect(lit.share_percent + dark.share_percent + neither).toBeCloseTo(100, 9);
        const means = venues.flatMap(({ markouts }) => markouts);
        expect(means.every((mean) => mean === null || mean.low <= mean.high)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
