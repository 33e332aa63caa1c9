import { expect, it } from 'vitest';
import { openTestDesk, TRADER } from '../../kernel/testing/test-desk.ts';
import { accountUseOf } from './account-use-of.ts';

const USER = { ...TRADER, market_data_permit: true, market_impact_permit: true };
const FLOW = { gross_usd: 1, arrivals: 1, arrived_usd: 1, arrived_usd_squares: 1, elapsed_ms: 1, left_ms: 1 };
const SOURCES = { pointsOf: () => [[1_000, 1_600_000]] as const, flowOf: () => FLOW };
const WHOLE = { account: 'ALDGATE', alloc_account: null };

async function ask(scope: Parameters<typeof accountUseOf>[1], user = USER) {
  return accountUseOf((await openTestDesk()).kernel.reading(), scope, user, SOURCES);
}

it('tells the day of an account to who has all of it', async () => {
  expect(await ask(WHOLE)).toMatchObject({ ok: true, data: { points: [[1_000, 1_600_000]], flow: FLOW } });
  const part = { ...USER, data_permissions: { accounts: [], alloc_accounts: ['ALDGATE-CORE'] } };
  expect(await ask(WHOLE, part)).toMatchObject({ ok: false, code: 'not-found' });
  expect(await ask({ account: 'ALDGATE', alloc_account: 'ALDGATE-CORE' }, part)).toMatchObject({ ok: true });
});

it('tells no amount from which a price could be worked out without the market-data permit', async () => {
  const answer = await ask(WHOLE, { ...USER, market_data_permit: false });
  expect(answer).toMatchObject({ ok: true, data: { points: [[1_000, 2_000_000]], flow: null } });
});
