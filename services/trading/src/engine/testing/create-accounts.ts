import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import type { OpenDatabase } from '@meridian/storage/database';

/** The demo world's accounts, without its users. */
export async function createAccounts({ db }: OpenDatabase): Promise<void> {
  const rows = DEMO_ACCOUNTS.flatMap(({ account, alloc_accounts, custom_client_name }) =>
    alloc_accounts.map((alloc_account) => ({ account, alloc_account, custom_client_name })),
  );
  await db
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
