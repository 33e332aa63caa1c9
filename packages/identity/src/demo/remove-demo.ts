import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DEMO_USERS } from './demo-users.ts';

const EMAILS = DEMO_USERS.map(({ email }) => email);

/** For a production start, because the demo password is public. */
export async function refuseDemoUsers({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const rows = await db.selectFrom('app_user').select('email').where('email', 'in', EMAILS).orderBy('email').execute();
  if (rows.length === 0) return;
  throw new StartupProblem(
    `The database has demo users, whose password is public: ${rows.map(({ email }) => email).join(', ')}.`,
    'Remove them with: npm run admin -- remove-demo',
  );
}

export type DemoRemoved = { readonly users: readonly string[]; readonly accounts: number };

/** Removes demo users, their sessions and the demo accounts from a database. Other data stays. */
export async function removeDemo(database: OpenDatabase): Promise<DemoRemoved> {
  return transaction(database, async ({ db }) => {
    const users = await db.deleteFrom('app_user').where('email', 'in', EMAILS).returning('email').execute();
    const names = DEMO_ACCOUNTS.map(({ account }) => account);
    const accounts = await db.deleteFrom('account').where('account', 'in', names).returning('account').execute();
    return { users: users.map(({ email }) => email), accounts: accounts.length };
  });
}
