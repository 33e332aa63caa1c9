import {
  type ConfigurationWriter,
  createConfigurationStore,
} from '@meridian/storage/configuration/configuration-store';
import { toStrategyValues } from '@meridian/storage/configuration/strategy-rows';
import { startTestDatabase } from '@meridian/storage/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_CONFIGURATION } from '../demo/routing/demo-configuration.ts';
import { findStrategy } from '../routing/find-strategy.ts';
import { DeskConfiguration } from './desk-configuration.ts';

const server = await startTestDatabase();
const { database } = server;
afterAll(() => server.stop());

const nowMs = () => 1_700_000_000_000;
const store = createConfigurationStore({ database, nowMs });
const author = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
const { id: userId } = await database.db
  .insertInto('app_user')
  .values({ ...author, name: 'Anna', email: 'anna@x.io' })
  .returning('id')
  .executeTakeFirstOrThrow();
const writer: ConfigurationWriter = { userId, email: 'anna@x.io', accessTo: () => 'write' };

const ORDER = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', asset_class: 'EQUITY' } as const;
const SLOW = {
  strategy_name: 'Slow and quiet',
  strategy_destination: 'pov',
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  settings: {},
  param_values: { pr: 4 },
  is_lqseek: false,
} as const;

async function opened(): Promise<DeskConfiguration> {
  const configuration = new DeskConfiguration(database, nowMs, DEMO_CONFIGURATION);
  await configuration.open();
  return configuration;
}

const names = (configuration: DeskConfiguration) =>
  configuration.current().customStrategies.map(({ strategy_name }) => strategy_name);

describe('the configuration of the desk', () => {
  test('begins with what the desk has, once', async () => {
    const first = await opened();
    const expected = DEMO_CONFIGURATION.customStrategies.map(({ strategy_name }) => strategy_name);
    expect(names(first).toSorted()).toEqual(expected.toSorted());
    const [removed] = first.current().customStrategies;
    await database.db
      .deleteFrom('configuration_row')
      .where('id', '=', removed?.id ?? 0)
      .execute();
    expect(names(await opened())).not.toContain(removed?.strategy_name);
  });

  test('finds what was saved since, for the orders of its owner', async () => {
    const configuration = await opened();
    expect(findStrategy(configuration.current(), ORDER, 'slow and quiet')).toBeNull();
    const account = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', custom_client_name: 'Aldgate' };
    await database.db.insertInto('account').values(account).execute();
    await store.proposals.submit('strategy', [toStrategyValues(SLOW)], { writer });
    await configuration.refresh();
    const found = findStrategy(configuration.current(), ORDER, 'slow and quiet');
    expect(found).toMatchObject({ kind: 'custom', custom: { param_values: { pr: 4 }, version: 1 } });
    expect(findStrategy(configuration.current(), { ...ORDER, account: 'BOREALIS' }, 'slow and quiet')).toBeNull();
  });

  test('resolves the next order by a flat setting as it was saved last', async () => {
    const configuration = await opened();
    const row = (await store.list('setting')).find(({ name }) => name === 'vwap_patient');
    const document = { strategy_name: 'vwap', settings: { vc: 3 }, param_values: {}, is_lqseek: false };
    const resolved = () => findStrategy(configuration.current(), ORDER, 'vwap_patient');
    expect(resolved()).toMatchObject({ kind: 'setting', setting: { settings: { vc: 12 } } });
    if (row === undefined) throw new Error('the desk began without the setting');
    await store.proposals.submit('setting', [{ ...row, document }], { writer });
    await configuration.refresh();
    expect(resolved()).toMatchObject({ kind: 'setting', setting: { settings: { vc: 3 }, version: 2 } });
  });
});
