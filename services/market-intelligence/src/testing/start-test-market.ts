import type { NewRow } from '@meridian/history/tables/history-tables';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { signInAs } from '@meridian/identity/testing/demo-session';
import { startTestIdentity } from '@meridian/identity/testing/start-test-identity';
import { CallPace } from '@meridian/service-kit/call-pace';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { silentLogger } from '@meridian/service-kit/testing';
import { marketIntelligence } from '../app.ts';

export type TestDay = {
  readonly date: string;
  readonly stats: readonly Partial<NewRow<'day_stats'>>[];
  readonly orders?: readonly Partial<NewRow<'parent_orders'>>[];
};

export type TestAnswer = { readonly status: number; readonly body: unknown };

/** The contract of the published vectors: 5,000 with a spread of one tick, 1.5M a day, 1 % a day. */
export const VECTOR_FUTURE: Partial<NewRow<'day_stats'>> = {
  bestex_id: 'BX-ES',
  exchange_symbol: 'ESZ26',
  asset_class: 'FUTURE',
  asset_sub_class: null,
  multiplier: 50,
  tick_size: 0.25,
  trade_currency: 'USD',
  country: 'US',
  description: 'E-mini S&P 500',
  last_trading_date: '2030-12-18',
  fx_rate: 1,
  day_volume: 1_500_000,
  trade_imbalance: 0.1,
  avg_spread: 0.25,
  avg_spread_bps: 0.5,
  avg_depth: 240,
  day_high_mid: 5020,
  day_low_mid: 4980,
  day_close: 5000,
  day_vwap: 5001,
  volatility: 0.01,
  open_auction_volume: 0,
  close_auction_volume: 0,
  volume_buckets: Array.from({ length: 78 }, () => 19_230),
  seen_percent: null,
};

/** The service over some past days, and a way to ask it as a demo user. */
export async function startTestMarket(days: readonly TestDay[]) {
  const world = await startTestIdentity();
  const folder = await makeHistoryFolder();
  const write = async (more: readonly TestDay[]): Promise<void> => {
    const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
    for (const { date, stats, orders = [] } of more) {
      const day = await writer.begin(date, 'test');
      day.append(
        'day_stats',
        stats.map((row) => sampleRow('day_stats', row)),
      );
      day.append(
        'parent_orders',
        orders.map((row) => sampleRow('parent_orders', row)),
      );
      await day.commit();
    }
    await writer.close();
  };
  await write(days);
  const app = createServiceApp({ logger: silentLogger() });
  const credentialLimits = createCredentialLimits({ nowMs: world.nowMs, perAddressAndEmail: 8, holdMs: 0 });
  const callPace = new CallPace({ atOnce: 10_000 });
  await app.register(marketIntelligence, {
    prefix: '/mi',
    ...world,
    credentialLimits,
    callPace,
    historyDir: folder.dir,
  });
  const tokenOf = async (name: Parameters<typeof signInAs>[1]): Promise<string> => {
    const main = await signInAs(world, name);
    const payload = { email: `${name}@meridian.local`, main_token: main.token };
    const answer = await app.inject({ method: 'POST', url: '/mi/auth/token/login/', payload });
    return answer.json<{ auth_token: string }>().auth_token;
  };
  const ask = async (path: string, token?: string): Promise<TestAnswer> => {
    const headers = token === undefined ? {} : { authorization: `Token ${token}` };
    const answer = await app.inject({ url: `/mi${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    dir: folder.dir,
    world,
    app,
    write,
    tokenOf,
    ask,
    stop: async () => {
      await app.close();
      await folder.remove();
      await world.stop();
    },
  };
}
