import { describe, expect, it } from 'vitest';
import { openChild } from '../testing/algo-input.ts';
import { type SpreadOverrides, spreadInput } from '../testing/spread-input.ts';
import { hedgeChild, legQuote, unhedgedLots } from './legging.ts';

const quote = (overrides: SpreadOverrides = {}) => {
  const input = spreadInput(overrides);
  return input.legs === null ? null : legQuote(input, input.legs);
};
const hedge = (overrides: SpreadOverrides = {}) => {
  const input = spreadInput(overrides);
  return input.legs === null ? null : hedgeChild(input, input.legs);
};

describe('quoting a leg', () => {
  it('rests on the thinner leg, and prices the pair with the other touch', () => {
    // Buying the spread: sell the far leg at its ask of 20,200, buy the near leg at its ask of 20,001.
    expect(quote()).toMatchObject({
      leg: { instrument: { index: 2 } },
      side: -1,
      limitTicks: 20_200,
      impliedTicks: -199,
    });
    // Selling the spread: buy the far leg at its bid of 20,199, sell the near leg at its bid of 20,000.
    expect(quote({ side: -1 })).toMatchObject({ side: 1, limitTicks: 20_199, impliedTicks: -199 });
  });

  it('stands back so that the pair keeps the limit of the spread', () => {
    expect(quote({ limitTicks: -202 })).toMatchObject({ limitTicks: 20_203, impliedTicks: -202 });
    expect(quote({ side: -1, limitTicks: -195 })).toMatchObject({ limitTicks: 20_195, impliedTicks: -195 });
    expect(quote({ limitTicks: -190 })).toMatchObject({ limitTicks: 20_200, impliedTicks: -199 });
  });

  it('needs both markets', () => {
    expect(quote({ near: { askTicks: null } })).toBeNull();
    expect(quote({ far: { askTicks: null } })).toBeNull();
  });
});

describe('hedging', () => {
  it('takes on the leg that is behind, as much as is open', () => {
    // The far leg was sold, so the near leg is bought.
    expect(hedge({ far: { filledLots: 7 } })).toMatchObject({
      slot: 'leg-hedge',
      instrument: 1,
      side: 1,
      lots: 7,
      limitTicks: 20_001,
      timeInForce: 'IOC',
    });
    expect(hedge({ near: { filledLots: 3 } })).toMatchObject({ instrument: 2, side: -1, lots: 3, limitTicks: 20_199 });
    expect(hedge({ side: -1, far: { filledLots: 7 } })).toMatchObject({ instrument: 1, side: -1, limitTicks: 20_000 });
  });

  it('keeps the limit of the spread: what is beyond it waits at the price that is left', () => {
    // Sold the far leg at 20,200 to buy the spread at −199 or better: the near leg may cost 20,001, and its ask is
    // 20,001.
    const sold = { filledLots: 7, filledTicks: 20_200 };
    expect(hedge({ limitTicks: -199, far: sold })).toMatchObject({ limitTicks: 20_001, timeInForce: 'IOC' });
    expect(hedge({ limitTicks: -202, far: sold })).toMatchObject({ limitTicks: 19_998, timeInForce: 'DAY' });
    // Earlier better pairs leave room for a worse one.
    const pairs = { near: { filledLots: 7, filledTicks: 19_990 }, far: { filledLots: 14, filledTicks: 20_200 } };
    expect(hedge({ limitTicks: -202, ...pairs })).toMatchObject({ limitTicks: 20_001, lots: 7 });
    // Selling the spread at −199 or better: bought the far leg at 20,199, so the near leg must sell at 20,000.
    const bought = { filledLots: 7, filledTicks: 20_199 };
    expect(hedge({ side: -1, limitTicks: -199, far: bought })).toMatchObject({ limitTicks: 20_000, side: -1 });
    expect(hedge({ side: -1, limitTicks: -190, far: bought })).toMatchObject({
      limitTicks: 20_009,
      timeInForce: 'DAY',
    });
    // Bought the near leg at 20,001: the far leg must sell at 20,203 for −202.
    const near = { filledLots: 3, filledTicks: 20_001 };
    expect(hedge({ limitTicks: -202, near })).toMatchObject({ instrument: 2, side: -1, limitTicks: 20_203 });
  });

  it('is not needed for a pair', () => {
    expect(hedge({ near: { filledLots: 5 }, far: { filledLots: 5 } })).toBeNull();
    const { legs } = spreadInput({ near: { filledLots: 5 }, far: { filledLots: 8 } });
    expect(legs === null ? null : unhedgedLots(legs)).toBe(-3);
  });

  it('waits for the one that is on its way', () => {
    const sent = openChild({ slot: 'leg-hedge', instrument: 1, timeInForce: 'IOC', lots: 7, limitTicks: 20_000 });
    expect(hedge({ far: { filledLots: 7 }, openChildren: [sent] })).toMatchObject({ lots: 7, limitTicks: 20_000 });
  });
});
