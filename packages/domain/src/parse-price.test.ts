import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from './parse-price.ts';
import { formatPrice } from './price-format.ts';
import type { PriceTerms } from './quote-convention.ts';

const TREASURY: PriceTerms = { tick_size: 1 / 64, quote_convention: '32nds' };
const GRAIN: PriceTerms = { tick_size: 0.25, quote_convention: '8ths' };
const SHARE: PriceTerms = { tick_size: 0.01, quote_convention: 'decimal' };

describe('parsePrice', () => {
  it.each([
    ["110'16.5", 110.515625],
    ["110'165", 110.515625],
    ['110-165', 110.515625],
    ['110-16+', 110.515625],
    ['110-16.5', 110.515625],
    ["110'16", 110.5],
    ["110'1", 110.03125],
    ["106'287", 106.8984375],
    ["102'161", 102.50390625],
    ["102'168", 102.52734375],
    ['110’16', 110.5],
    ['110.515625', 110.515625],
    ['1,110-16', 1110.5],
    ["−0'02.5", -0.078125],
    ["-0'02.5", -0.078125],
    ['-2', -2],
    ["110'32", null],
    ["110'164", null],
    ["110'169", null],
    ["110'1655", null],
    ["110'", null],
    ["'16", null],
    ['', null],
    ['ten', null],
  ])('in 32nds %j is %j', (text, price) => {
    expect(parsePrice(text, TREASURY)).toBe(price);
  });

  it.each([
    ["424'4", 424.5],
    ['424-4', 424.5],
    ["424'2.5", 424.3125],
    ['424.25', 424.25],
    ["424'8", null],
    ["424'25", null],
  ])('in eighths %j is %j', (text, price) => {
    expect(parsePrice(text, GRAIN)).toBe(price);
  });

  it.each([
    ['229.32', 229.32],
    ['1,229.32', 1229.32],
    ['−0.25', -0.25],
    ["229'16", null],
    ['229-16', null],
  ])('of a share %j is %j', (text, price) => {
    expect(parsePrice(text, SHARE)).toBe(price);
  });

  it('reads back every formatted price on the tick', () => {
    const terms = fc.constantFrom<PriceTerms & { tick_size: number }>(
      ...[1 / 32, 1 / 64, 1 / 128, 1 / 256].map((tick_size) => ({ tick_size, quote_convention: '32nds' })),
      ...[0.25, 0.125].map((tick_size) => ({ tick_size, quote_convention: '8ths' })),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: -300_000, max: 300_000 }), (quote, ticks) => {
        const price = ticks * quote.tick_size;
        expect(parsePrice(formatPrice(price, quote), quote)).toBe(price === 0 ? 0 : price);
      }),
    );
  });
});
