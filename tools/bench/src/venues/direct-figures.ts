import { date, double, label, nullable } from '@meridian/history/columns';
import { defineQuery } from '@meridian/history/reader/history-query';
import type { History } from '@meridian/history/reader/open-history';
import type { VenueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';

/** Every fill of a day as it is stored. */
const rawFills = defineQuery({
  name: 'raw-fills',
  tables: ['executions'],
  parameters: {},
  columns: {
    trade_date: date('Day'),
    account: label('Owner'),
    asset_class: label('EQUITY or FUTURE'),
    country: nullable(label('Two letters')),
    order_side: label('Side'),
    last_market: nullable(label('Venue')),
    liquidity: label('How it met the market'),
    price: double('Of the fill'),
    usd: double('Of the fill'),
    bid: nullable(double('Before it')),
    ask: nullable(double('Before it')),
    after_1s: nullable(double('Mid')),
    after_300s: nullable(double('Mid')),
  },
  sql: `SELECT trade_date, account, asset_class, country, order_side, last_market, liquidity, last_fill_price AS price,
      fill_usd AS usd, snap_bid AS bid, snap_ask AS ask, mid_after_1s AS after_1s, mid_after_300s AS after_300s
    FROM executions`,
});

export type Sample = { readonly day: string; readonly accounts: readonly string[]; readonly country: string };

class Mean {
  #value = 0;
  #weight = 0;

  add(value: number, weight: number): void {
    this.#value += value * weight;
    this.#weight += weight;
  }

  get value(): number {
    return this.#value / this.#weight;
  }
}

type Direct = { fills: number; usd: number; after1s: Mean; after300s: Mean; effective: Mean; resting: Mean };

/** One fill after the other, as the definitions say it: markout and effective spread of bought equities. */
async function directFigures(history: History, { day, accounts, country }: Sample): Promise<Map<string, Direct>> {
  const venues = new Map<string, Direct>();
  for await (const portion of history.stream(rawFills, { from: day, to: day }, {})) {
    for (const row of portion) {
      const { last_market: venue, price, usd, bid, ask, after_1s, after_300s } = row;
      const isAsked = row.asset_class === 'EQUITY' && row.country === country && row.order_side === 'BUY';
      if (venue === null || !isAsked || !accounts.includes(row.account)) continue;
      const line = venues.get(venue) ?? {
        fills: 0,
        usd: 0,
        after1s: new Mean(),
        after300s: new Mean(),
        effective: new Mean(),
        resting: new Mean(),
      };
      venues.set(venue, line);
      line.fills += 1;
      line.usd += usd;
      const markout = (mid: number) => (1e4 * (mid - price)) / price;
      if (after_1s !== null) line.after1s.add(markout(after_1s), usd);
      if (after_1s !== null && bid !== null && ask !== null && (row.liquidity === 'add' || row.liquidity === 'mid')) {
        line.resting.add((after_1s - price) / ((ask - bid) / 2), usd);
      }
      if (after_300s !== null) line.after300s.add(markout(after_300s), usd);
      if (bid !== null && ask !== null) line.effective.add((2e4 * (price - (bid + ask) / 2)) / ((bid + ask) / 2), usd);
    }
  }
  return venues;
}

function isNear(ours: number | null | undefined, direct: number): boolean {
  return typeof ours === 'number' && Math.abs(ours - direct) <= 1e-6 * Math.max(1, Math.abs(direct));
}

/** Throws where the product's answer is not what the fills say. */
export async function compareWithFills(answer: VenueAnalytics, history: History, sample: Sample): Promise<void> {
  const direct = await directFigures(history, sample);
  if (direct.size === 0 || answer.venues.length !== direct.size) {
    throw new Error(`the answer has ${answer.venues.length} venues, the fills have ${direct.size}`);
  }
  for (const line of answer.venues) {
    const own = direct.get(line.venue);
    const checks =
      own === undefined
        ? []
        : [
            line.fills === own.fills,
            isNear(line.usd, own.usd),
            isNear(line.markouts[1]?.mean, own.after1s.value),
            isNear(line.markouts[4]?.mean, own.after300s.value),
            isNear(line.effective_spread_bps, own.effective.value),
            isNear(line.toxicity?.mean, -own.resting.value),
          ];
    const wrong = checks.indexOf(false);
    if (own === undefined || wrong >= 0) throw new Error(`${line.venue} is not what its fills say (${wrong})`);
  }
}
