import { afterAll, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing.ts';
import { createRangeOutcomeReader, type RangeOutcome, saveRangeOutcomes } from './range-outcome-store.ts';

const server = await startTestDatabase();
afterAll(() => server.stop());

const outcome = (id: number, changes: Partial<RangeOutcome> = {}): RangeOutcome => ({
  trade_date: '2026-11-16',
  parent_order_numeric_id: id,
  account: 'ALPHA',
  alloc_account: 'ALPHA-1',
  exchange_symbol: 'KO',
  asset_class: 'EQUITY',
  strat: 'vwap',
  low_ticks: -3,
  high_ticks: 4,
  cost_ticks: 1,
  ...changes,
});

const everything = { accounts: ['ALPHA', 'BETA'], alloc_accounts: [] };

describe('what orders cost beside their ranges', () => {
  const { pool } = server.database;
  const reader = createRangeOutcomeReader(pool);

  it('counts orders of one name and day together, both ends of a range included', async () => {
    const day = [outcome(1), outcome(2, { cost_ticks: 4 }), outcome(3, { cost_ticks: 4.1 })];
    await saveRangeOutcomes(pool, '2026-11-16', [...day, outcome(4, { strat: 'twap' })]);
    expect(await reader.clusters(everything, 20)).toEqual(
      expect.arrayContaining([
        { trade_date: '2026-11-16', asset_class: 'EQUITY', strat: 'vwap', orders: 3, held: 2 },
        { trade_date: '2026-11-16', asset_class: 'EQUITY', strat: 'twap', orders: 1, held: 1 },
      ]),
    );
  });

  it('counts a day that is measured again once', async () => {
    await saveRangeOutcomes(pool, '2026-11-16', [outcome(1)]);
    expect(await reader.clusters(everything, 20)).toHaveLength(1);
    await saveRangeOutcomes(pool, '2026-11-17', []);
    expect(await reader.clusters(everything, 20)).toHaveLength(1);
  });

  it('shows nobody the orders of foreign accounts, and no day before those asked for', async () => {
    await saveRangeOutcomes(pool, '2026-11-17', [outcome(5, { trade_date: '2026-11-17', account: 'BETA' })]);
    expect(await reader.clusters({ accounts: ['ALPHA'], alloc_accounts: [] }, 20)).toHaveLength(1);
    expect(await reader.clusters({ accounts: [], alloc_accounts: ['ALPHA-1'] }, 20)).toHaveLength(2);
    expect(await reader.clusters({ accounts: [], alloc_accounts: [] }, 20)).toEqual([]);
    expect((await reader.clusters(everything, 1)).map(({ trade_date }) => trade_date)).toEqual(['2026-11-17']);
  });
});
