import { describe, expect, it } from 'vitest';
import type { DayManifest } from './day-manifest.ts';
import { lastTradingDays } from './last-trading-days.ts';

const NOW = Date.UTC(2026, 10, 16, 12);
/** A Thursday, a Friday, and the Monday after them. */
const STORED = ['2026-11-05', '2026-11-12', '2026-11-13', '2026-11-16'];

const history = {
  days: async ({
    from = '',
    to = '9',
  }: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  } = {}) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the dates of the days matter here
    whole: STORED.filter((day) => day >= from && day <= to).map((tradeDate) => ({ tradeDate }) as DayManifest),
    broken: [],
  }),
};

describe('the last trading days', () => {
  it('are counted as days that traded: five days on a Monday do not end at the weekend', async () => {
    expect(await lastTradingDays(history, NOW, 3)).toEqual({ from: '2026-11-12', to: '2026-11-16' });
    expect(await lastTradingDays(history, NOW, 1)).toEqual({ from: '2026-11-16', to: '2026-11-16' });
  });

  it('are all there are where fewer are stored, and today alone for none', async () => {
    const { from } = await lastTradingDays(history, NOW, 60);
    expect(from <= '2026-11-05').toBe(true);
    expect(await lastTradingDays(history, NOW, 0)).toEqual({ from: '2026-11-16', to: '2026-11-16' });
  });
});
