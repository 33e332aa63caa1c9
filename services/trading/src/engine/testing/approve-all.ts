import type { ConfigurationStore, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { OpenDatabase } from '@meridian/storage/database';

const EMAIL = 'colleague@meridian.local';

/** A second person approves all that waits, because an account of the demo needs one. */
export async function approveAll({ db }: OpenDatabase, store: Pick<ConfigurationStore, 'proposals'>): Promise<void> {
  const { proposals } = store;
  const writer = { userId: await colleague(db), email: EMAIL, accessTo: () => 'write' } satisfies ConfigurationWriter;
  for (const { id, revision, batchId } of await proposals.pending()) {
    // The first one decides about all that were proposed with it.
    if (batchId !== null && batchId !== id) continue;
    const decided = await proposals.decide({ id, revision, state: 'approved', note: null }, { writer });
    if (decided.kind !== 'done') throw new Error(`the change was not approved: ${decided.kind}`);
  }
}

async function colleague(db: OpenDatabase['db']): Promise<number> {
  const known = await db.selectFrom('app_user').select('id').where('email', '=', EMAIL).executeTakeFirst();
  if (known !== undefined) return known.id;
  const user = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
  const values = { ...user, name: 'Colleague', email: EMAIL };
  return (await db.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()).id;
}
