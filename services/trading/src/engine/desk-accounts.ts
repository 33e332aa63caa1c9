import type { OpenDatabase } from '@meridian/storage/database';
import type { DeskAccount } from '../reference/desk-account.ts';

/** The desk's accounts. The list may grow while the engine runs. */
export class DeskAccounts {
  readonly #database: OpenDatabase;
  #known = new Set<string>();
  #list: readonly DeskAccount[] = [];

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  get list(): readonly DeskAccount[] {
    return this.#list;
  }

  readonly has = (account: string, allocAccount: string): boolean => this.#known.has(`${account}|${allocAccount}`);

  async refresh(): Promise<void> {
    const rows = await this.#database.db
      .selectFrom('account')
      .select(['account', 'alloc_account', 'custom_client_name'])
      .orderBy('account')
      .orderBy('alloc_account')
      .execute();
    const byAccount = Map.groupBy(rows, ({ account }) => account);
    this.#known = new Set(rows.map(({ account, alloc_account }) => `${account}|${alloc_account}`));
    this.#list = Array.from(byAccount, ([account, its]) => ({
      account,
      alloc_accounts: its.map(({ alloc_account }) => alloc_account),
      custom_client_name: its[0]?.custom_client_name ?? account,
    }));
  }
}
