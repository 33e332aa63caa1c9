import type { VenueFillSums } from '@meridian/domain/venue-fill-sums';
import type { History } from '@meridian/history/reader/open-history';
import type { TodayVenues } from '@meridian/protocol/ports/today-venues';
import { describe, expect, it } from 'vitest';
import { readVenues } from './read-venues.ts';

const QUESTION = {
  asset_class: 'EQUITY',
  owned: null,
  country: null,
  strat: null,
  is_buy: null,
  equal: false,
} as const;
const PERIOD = { from: '2026-11-01', to: '2026-11-16' };

/** Fills of $100 each without any loss. */
function sums(cluster: number, fills: number): VenueFillSums {
  const weight = 100 * fills;
  const seen = { weight_0: weight, weight_1: weight, weight_2: weight, weight_3: weight, weight_4: weight };
  const markouts = { markout_0: 0, markout_1: 0, markout_2: 0, markout_3: 0, markout_4: 0 };
  const spread = { quoted_weight: weight, effective: 0, quoted: 2 * weight, halves_weight: weight, halves: 0 };
  const amounts = { fills, qty: fills, usd: weight, weight, weight_squared: 100 * weight };
  return { venue: 'XNAS', liquidity: 'add', cluster, ...amounts, ...spread, ...seen, ...markouts };
}

const TODAY: TodayVenues = {
  date: '2026-11-16',
  fills: [sums(300, 5)],
  unseen: 2,
  sent: [{ venue: 'XNAS', sent: 100, filled: 100 }],
  countries: ['JP'],
  strats: ['pov'],
};

/** A history that has these days, with ten fills at one venue, half of what was sent there. */
function historyOf(dates: readonly string[]): Pick<History, 'query' | 'days'> {
  const rows: Readonly<Record<string, readonly object[]>> = {
    'venue-fills': [sums(1, 10)],
    'venue-children': [{ venue: 'XNAS', sent: 100, filled: 0 }],
    'venue-choices': [{ country: 'US', strat: 'vwap' }],
  };
  const whole = dates.map((tradeDate) => ({ tradeDate }));
  const history = {
    days: async () => ({ whole, damaged: [] }),
    query: async ({ name }: { readonly name: string }) => ({ rows: rows[name], isTruncated: false }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers the three queries of the page.
  return history as unknown as Pick<History, 'query' | 'days'>;
}

const { signal } = new AbortController();

describe('the venue page', () => {
  it("adds today's fills to those of the stored days", async () => {
    const history = historyOf(['2026-11-13']);
    const answer = await readVenues(QUESTION, PERIOD, { history, venues: [], today: TODAY, signal });
    expect(answer).toMatchObject({ until: '2026-11-16', trading_days: 2, countries: ['JP', 'US'] });
    expect(answer.today).toEqual({ date: '2026-11-16', fills: 5, unseen_fills: 2 });
    expect([answer.all.fills, answer.venues[0]?.fill_rate_percent]).toEqual([15, 50]);
  });

  it('counts a day once that is stored already, and says when today is missing', async () => {
    const sources = { venues: [], today: TODAY, signal };
    const stored = await readVenues(QUESTION, PERIOD, { ...sources, history: historyOf(['2026-11-16']) });
    expect([stored.all.fills, stored.today]).toEqual([10, null]);
    const down = await readVenues(QUESTION, PERIOD, {
      history: historyOf(['2026-11-13']),
      venues: [],
      today: null,
      signal,
    });
    expect([down.until, down.today]).toEqual(['2026-11-13', null]);
  });
});
