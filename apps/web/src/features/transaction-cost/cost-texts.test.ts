import { describe, expect, it } from 'vitest';
import { amountText, moneyText, perUnitText, rangeText, sizeText, takesText } from './cost-texts.ts';

describe('cost texts', () => {
  it('write times as the desk says them', () => {
    expect([0.052, 0.52, 1.3, 5.2, 52, 400, 780].map((minutes) => takesText(minutes, 390))).toEqual([
      '3 s',
      '31 s',
      '1.3 min',
      '5.2 min',
      '52 min',
      '1 day',
      '2 days',
    ]);
  });

  it('call the unit of a share a share', () => {
    expect([perUnitText('EQUITY'), perUnitText('FUTURE')]).toEqual(['Per share', 'Per contract']);
  });

  it('write sizes as on the chips', () => {
    expect([10, 250, 1000, 2500, 10_000].map(sizeText)).toEqual(['10', '250', '1K', '2.5K', '10K']);
  });

  it('write money with its currency and a true minus', () => {
    expect([moneyText(44.246, 'USD'), moneyText(-3, 'EUR', 0), moneyText(2, 'CHF')]).toEqual([
      '$44.25',
      '−€3',
      'CHF 2.00',
    ]);
  });

  it('write a missing unit as a dash, never as zero', () => {
    const amount = { bps: null, contract: 12, pct_spread: null };
    const future = { asset_class: 'FUTURE', trade_currency: 'USD' } as const;
    const texts = [amountText(amount, 'spread', future), amountText(amount, 'contract', future)];
    expect(texts).toEqual(['–', '$12.00']);
    const share = { ...future, asset_class: 'EQUITY' } as const;
    expect(amountText({ ...amount, contract: 0.0098 }, 'contract', share)).toBe('$0.0098');
    expect(rangeText({ ranges: [{ level: 0.8, low: amount, high: amount }] }, 'percent', future)).toBe('–');
  });
});
