import { parsePrice } from '@meridian/domain/parse-price';
import { formatMidPrice } from '@meridian/domain/price-format';
import { nearestStep, stepAt, stepAway } from '@meridian/domain/reference/price-steps';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoUniverse } from '../demo/universe/demo-universe.ts';
import { priceText, priceTermsOf } from './price-text.ts';
import { priceOfHalfTicks, priceOfTicks } from './price-units.ts';

const { instruments } = demoUniverse({ seed: 7, tradingDate: '2026-11-16' });
const quoted = [
  ...new Map(instruments.map((one) => [`${priceTermsOf(one).tick_size} ${one.quoteConvention}`, one])).values(),
];
const anyQuoted = fc.constantFrom(...quoted);
const counts = fc.integer({ min: -200_000, max: 500_000 });

it('no price of the demo loses anything between the screen and the ticket, on a tick or half way between two', () => {
  expect(quoted.length).toBeGreaterThan(15);
  fc.assert(
    fc.property(anyQuoted, counts, (instrument, count) => {
      const { steps, tickSize } = instrument;
      // In ticks of the close, so that prices lie in bands above and below it too.
      const ticks = nearestStep(steps, count * stepAt(steps, instrument.previousCloseTicks));
      const price = priceOfTicks(ticks, tickSize);
      const terms = priceTermsOf(instrument, price);
      expect(parsePrice(priceText(price, instrument), terms)).toBe(price);
      const mid = priceOfHalfTicks(ticks + stepAway(steps, ticks, 1), tickSize);
      expect(parsePrice(priceText(mid, instrument), terms)).toBeCloseTo(mid, 10);
      expect(parsePrice(formatMidPrice(mid, terms), terms)).toBeCloseTo(mid, 10);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['ZN', 110.515625, "110'16.5"],
  ['ZF', 106.8984375, "106'28.75"],
  ['ZB', 117.375, "117'12"],
  ['ZC', 424.5, "424'4"],
  ['6J', -0.000076, '−0.0000760'],
  ['ES', 5_925, '5,925.00'],
])('%s at %s reads %s', (root, price, text) => {
  const instrument = instruments.find(({ baseSymbol }) => baseSymbol === root);
  if (instrument === undefined) throw new Error(`no ${root}`);
  expect(priceText(price, instrument)).toBe(text);
});
