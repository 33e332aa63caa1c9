import type { AccountUseRow } from '@meridian/domain/limits/account-use-row';
import { describe, expect, it } from 'vitest';
import type { TopicScope } from '../../live/topic-source.ts';
import { accountUseTopic } from './account-use-source.ts';

const USE: AccountUseRow = {
  account: 'ALDGATE',
  alloc_account: null,
  version: 1,
  gross_usd: 12_345_678,
  traded_usd: 2_345_678,
  day_qty: 100,
  orders: 1,
  largest_order_usd: 12_345_678,
  largest_order_qty: 100,
  largest_percent_of_adv: 1,
  widest_price_percent: 3.1,
  forecast_usd: 20_345_678,
  forecast_low_usd: 18_345_678,
  forecast_high_usd: 22_345_678,
};
const SCOPE: TopicScope = { accounts: ['ALDGATE'], alloc_accounts: [], market_data_permit: true };
const ROWS = [USE, { ...USE, alloc_account: 'ALDGATE-CORE' }, { ...USE, account: 'BOREALIS' }];

function open(scope: TopicScope, changed: (key: unknown) => void = () => undefined) {
  const topic = accountUseTopic(() => ({ warnings: 2, rejects: 1 }));
  topic.hear(ROWS);
  const view = topic.source.open({}, scope, changed);
  const cell = (key: string, field: string) => view.row(key)?.[topic.source.fields.indexOf(field)];
  return { topic, view, cell };
}

describe('account_use', () => {
  it.each([
    [SCOPE, ['ALDGATE|', 'ALDGATE|ALDGATE-CORE']],
    [{ ...SCOPE, accounts: [], alloc_accounts: ['ALDGATE-CORE'] }, ['ALDGATE|ALDGATE-CORE']],
    [{ ...SCOPE, accounts: [], is_admin: true }, ['ALDGATE|', 'ALDGATE|ALDGATE-CORE', 'BOREALIS|']],
  ] as const)('shows %j what it may see, a whole account only to who has all of it', (scope, keys) => {
    expect([...open(scope).view.keys()]).toEqual(keys);
  });

  it('has the checks of the day beside the use', () => {
    const { cell } = open(SCOPE);
    expect([cell('ALDGATE|', 'warnings'), cell('ALDGATE|', 'rejects')]).toEqual([2, 1]);
  });

  it('tells no amount from which a price could be worked out without the market-data permit', () => {
    const { cell } = open({ ...SCOPE, market_data_permit: false });
    const amounts = ['gross_usd', 'traded_usd', 'largest_order_usd'].map((field) => cell('ALDGATE|', field));
    expect(amounts).toEqual([12_000_000, 2_000_000, 12_000_000]);
    expect([cell('ALDGATE|', 'forecast_usd'), cell('ALDGATE|', 'widest_price_percent')]).toEqual([20_000_000, null]);
  });

  it('tells of a use once, and not of what stayed', () => {
    const told: unknown[] = [];
    const { topic } = open(SCOPE, (key) => told.push(key));
    topic.hear([{ ...USE, orders: 2 }, ...ROWS.slice(1)]);
    expect(told).toEqual(['ALDGATE|']);
  });
});
