import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { importLimits } from '@meridian/storage/account-limits/import-limits';
import { keepTradingDate } from '@meridian/storage/account-limits/trading-date';
import type { TestMainApi } from './start-test-main-api.ts';

const TODAY = '2026-11-16';

export const SETTING = {
  strategy_destination: 'pov_quiet',
  strategy_name: 'pov',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  settings: { pr: 5, urgency: 'low' },
  param_values: {},
  is_lqseek: false,
};

export const STRATEGY = {
  strategy_name: 'Quiet five',
  strategy_destination: 'pov_quiet',
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  settings: {},
  param_values: { dark: false },
  is_lqseek: false,
};

type Body = Record<string, unknown>;

const TABLES = ['configuration_row', 'configuration_version', 'configuration_proposal', 'trading_memory'] as const;

/** The strategy calls as three users. The trader by default. */
export async function openStrategyDesk(api: TestMainApi) {
  const { db } = api.database;
  const [trader, admin, viewer] = await Promise.all([
    api.tokenOf('trader'),
    api.tokenOf('admin'),
    api.tokenOf('viewer'),
  ]);
  const post = (path: string, body: object = {}, token = trader) =>
    api.ask('POST', `/strategies/${path}`, { token, body });
  const get = (path: string, token = trader) => api.ask('GET', `/strategies/${path}`, { token });
  const list = async (path: string, token = trader): Promise<Body[]> => {
    const { body } = await get(path, token);
    return Array.isArray(body) ? body : [];
  };
  /** Requires approval for strategy changes of exactly these accounts and allocation accounts. */
  const requireSecondPerson = async (...accounts: readonly string[]): Promise<void> => {
    await db.deleteFrom('limit_change').execute();
    await db.deleteFrom('account_limit').execute();
    await keepTradingDate(db, TODAY, api.nowMs());
    const limitsFor = ({ account, alloc_account }: { account: string; alloc_account: string | null }) => ({
      ...NO_LIMITS,
      strategy_change_needs_approval: accounts.includes(alloc_account ?? account),
    });
    await importLimits(api, limitsFor, TODAY);
  };
  return {
    trader,
    admin,
    viewer,
    post,
    get,
    list,
    requireSecondPerson,
    save: (body: object = SETTING, token = trader) => post('save_setting', body, token),
    insert: (body: object = STRATEGY, token = trader) => post('insert_user_custom_strategy', body, token),
    rows: (version: 'v1' | 'v2', token = trader) => list(`settings?settings_version=${version}`, token),
    reset: async () => {
      for (const table of TABLES) await db.deleteFrom(table).execute();
      await requireSecondPerson();
    },
  };
}
