import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VenueReference } from '@meridian/domain/reference/market-files';
import type { History } from '@meridian/history/reader/open-history';
import { openPastDays } from '@meridian/main-api/past/past-days';
import { readVenues, type VenuePeriod } from '@meridian/main-api/venue-analytics/read-venues';
import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import type { Bench } from '../bench.ts';
import { childrenUse } from '../support/children-use.ts';
import { ACCOUNTS, dateOf, writeBigPast } from '../reports/big-past.ts';
import { compareWithFills } from './direct-figures.ts';
import { plainSqlSeconds } from './plain-sql.ts';

/** Two thirds of the fills are of equities: five million. */
const SIZE = { days: 60, ordersADay: 2_500, fillsAnOrder: 50, hasChildren: true };
const EXECUTIONS = (SIZE.days * SIZE.ordersADay * SIZE.fillsAnOrder * 2) / 3;
const MAX_SECONDS = 2;
const ROUNDS = 3;
const SAMPLE_DAY = dateOf(17);
const OWNED = ACCOUNTS.slice(0, 3);

/** A trader, who has some of the accounts. */
const QUESTION: TodayVenuesQuestion = {
  asset_class: 'EQUITY',
  owned: OWNED.map((account) => ({ account, alloc_account: `${account}-CORE` })),
  country: null,
  strat: null,
  is_buy: null,
  equal: false,
};
const VENUES: readonly VenueReference[] = ['DRK1', 'DRK2'].map((mic) => ({
  mic,
  name: mic,
  kind: 'DARK',
  asset_classes: ['EQUITY'],
  countries: ['US'],
  volume_share_percent: 5,
}));

const { signal } = new AbortController();

async function timed(history: History, question: TodayVenuesQuestion, period: VenuePeriod) {
  const { cpuSeconds: used } = await childrenUse();
  const began = performance.now();
  const answer = await readVenues(question, period, { history, venues: VENUES, today: null, signal });
  const seconds = (performance.now() - began) / 1_000;
  return { answer, seconds, cpuSeconds: (await childrenUse()).cpuSeconds - used };
}

/** The fastest of some rounds: what else the machine does only adds to it. */
async function fastest(history: History, question: TodayVenuesQuestion, period: VenuePeriod) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timed(history, question, period));
  const [best] = rounds.toSorted((a, b) => a.seconds - b.seconds);
  if (best === undefined) throw new Error('no round was measured');
  return best;
}

/** The venue page as the main service answers it, over a large history. */
export const venuesBench: Bench = {
  name: 'venues',
  about: `venue analytics over ${EXECUTIONS.toLocaleString('en-US')} executions with markouts and intervals`,
  run: async (say) => {
    const dir = await realpath(await mkdtemp(join(tmpdir(), 'meridian-venues-bench-')));
    const history = openPastDays(dir);
    try {
      await writeBigPast(dir, SIZE, say);
      const sample = { day: SAMPLE_DAY, accounts: OWNED, country: 'JP' };
      const asked = { ...QUESTION, country: 'JP', is_buy: true };
      const { answer } = await timed(history, asked, { from: SAMPLE_DAY, to: SAMPLE_DAY });
      await compareWithFills({ ...answer, computed_ms: 0 }, history, sample);
      say('the answer of a day is what its fills say');
      const period = { from: dateOf(0), to: dateOf(SIZE.days - 1) };
      const all = await fastest(history, { ...QUESTION, owned: null }, period);
      const own = await fastest(history, QUESTION, period);
      const plain = await plainSqlSeconds(EXECUTIONS, SIZE.days);
      const budget = { bound: 'at most', value: MAX_SECONDS } as const;
      const instead = { what: 'plain SQL in PostgreSQL, without intervals', value: plain };
      return [
        { name: 'all accounts', value: all.seconds, unit: 's', budget, instead },
        { name: 'three of four accounts', value: own.seconds, unit: 's', budget, instead },
        { name: 'all accounts, processor', value: all.cpuSeconds, unit: 's' },
        {
          name: 'executions',
          value: all.answer.all.fills,
          unit: '',
          budget: { bound: 'at least', value: 0.99 * EXECUTIONS },
        },
      ];
    } finally {
      await history.close();
      await rm(dir, { recursive: true, force: true });
    }
  },
};
