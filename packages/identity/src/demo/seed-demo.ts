import { DUTY_PAIRS } from '@meridian/domain/duties/duties';
import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { createPasswordHasher, type PasswordHasher } from '../password-hash.ts';
import { insertUser } from '../users/insert-user.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';

export type SeedDemoOptions = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  readonly isProd: boolean;
  readonly passwords?: PasswordHasher;
};

export type SeedDemoOutcome = { readonly createdUsers: readonly string[]; readonly createdAccounts: number };

/** Adds missing demo users and accounts. Existing ones stay unchanged. */
export async function seedDemo(options: SeedDemoOptions): Promise<SeedDemoOutcome> {
  const { database, nowMs, isProd, passwords = createPasswordHasher() } = options;
  if (isProd) throw new Error('demo users have a known password and must not exist in production');
  const emails = DEMO_USERS.map(({ email }) => email);
  const known = await database.db.selectFrom('app_user').select('email').where('email', 'in', emails).execute();
  const missing = DEMO_USERS.filter(({ email }) => !known.some((user) => user.email === email));
  const hashes = new Map<string, string>();
  for (const { email } of missing) {
    const hashed = await passwords.hash(DEMO_PASSWORD);
    if (hashed.kind === 'busy') throw new Error('the password hasher is busy');
    hashes.set(email, hashed.result);
  }
  return transaction(database, async ({ db }) => {
    const rows = DEMO_ACCOUNTS.flatMap(({ account, alloc_accounts, custom_client_name }) =>
      alloc_accounts.map((alloc_account) => ({ account, alloc_account, custom_client_name })),
    );
    const accounts = await db
      .insertInto('account')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('alloc_account')
      .execute();
    const policy = DUTY_PAIRS.map(
      (pair) => ({ pair, mode: 'warn', changed_by_email: null, changed_ms: nowMs() }) as const,
    );
    await db
      .insertInto('duty_policy')
      .values(policy)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const createdUsers: string[] = [];
    for (const user of missing) {
      const passwordHash = hashes.get(user.email) ?? '';
      const inserted = await insertUser(
        db,
        { ...user, traderId: user.shortName.toUpperCase(), organisation: 'Meridian', passwordHash, fix: null },
        nowMs(),
      );
      if (inserted !== null) createdUsers.push(user.email);
    }
    return { createdUsers, createdAccounts: accounts.length };
  });
}
