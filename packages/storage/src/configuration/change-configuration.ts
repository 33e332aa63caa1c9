import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import { ROUTING_CHANGED } from '@meridian/protocol/ports/routing';
import { type Kysely, sql } from 'kysely';
import { appendToOutbox } from '../outbox.ts';
import { recordChange } from '../security-event.ts';
import type { ConfigurationVersionTable } from '../schema/configuration-tables.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationRow, toRow } from './configuration-row.ts';
import type { ConfigurationRefusal, ConfigurationStoreOptions, ConfigurationWriter } from './configuration-store.ts';

/** Rolls back a transaction. A refusal is a result, not a failure. */
class RefusedError extends Error {
  readonly refusal: ConfigurationRefusal;

  constructor(refusal: ConfigurationRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export function refuse(refusal: ConfigurationRefusal): never {
  throw new RefusedError(refusal);
}

/** One writer at a time, because names and counts are checked before writing. Announced on commit. */
export async function changeConfiguration<Result>(
  { database, nowMs }: ConfigurationStoreOptions,
  change: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result | ConfigurationRefusal> {
  try {
    return await transaction(database, async ({ db }) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('configuration', 0))`.execute(db);
      const result = await change(db);
      await appendToOutbox(db, [{ topic: ROUTING_CHANGED, key: 'all', payload: {} }], nowMs());
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** The row to change. Refused as missing when the user may not see it. */
export async function rowToChange<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  wanted: { readonly kind: Kind; readonly id: number; readonly name: string },
  { accessTo }: ConfigurationWriter,
): Promise<ConfigurationRow<Kind>> {
  const { kind, id, name } = wanted;
  const row = await db
    .selectFrom('configuration_row')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined) return refuse({ kind: 'not-found', name, id });
  const stored = toRow({ ...row, kind });
  const access = accessTo(stored, stored.createdBy);
  if (access === 'none') return refuse({ kind: 'not-found', name, id });
  return access === 'write' ? stored : refuse({ kind: 'not-permitted', name: stored.name, id });
}

type Author = { readonly userId: number | null; readonly email: string | null };

/** The writer, the time and the reason of a change. */
export type ChangeBy = {
  readonly writer: ConfigurationWriter;
  readonly nowMs: number;
  readonly note?: string;
  /** The author of an approved change. The writer when missing. */
  readonly author?: Author;
  /** Strategies of open orders. The engine's last stored ones when missing. */
  readonly live?: readonly OrdersByStrategy[];
};

type Version<Kind extends ConfigurationKind> = Pick<ConfigurationVersionTable, 'action'> & {
  readonly kind: Kind;
  readonly row: ConfigurationRow<Kind>;
  /** Null for the initial configuration. */
  readonly by: Author | null;
  readonly approvedBy?: Author | undefined;
  readonly note?: string | undefined;
  readonly nowMs: number;
};

/** The author and approver of a version. */
export function peopleOf({ writer, author, note, nowMs }: ChangeBy) {
  const approvedBy = author === undefined ? undefined : writer;
  return { by: author ?? writer, approvedBy, note: note ?? writer.note, nowMs };
}

export async function keepVersion<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  version: Version<Kind>,
): Promise<void> {
  const { kind, row, action, by, approvedBy, note = '', nowMs } = version;
  if (by !== null) await recordVersion(db, version, by);
  await db
    .insertInto('configuration_version')
    .values({
      row_id: row.id,
      version: row.version,
      kind,
      name: row.name,
      asset_class: row.asset_class,
      owner_account: row.owner_account,
      owner_alloc_account: row.owner_alloc_account,
      action,
      document: JSON.stringify(row.document),
      note,
      saved_by: by?.userId ?? null,
      saved_by_email: by?.email ?? null,
      saved_ms: nowMs,
      approved_by: approvedBy?.userId ?? null,
      approved_by_email: approvedBy?.email ?? null,
    })
    .execute();
}

/** What a version changed against the one before it, for the security log. */
async function recordVersion(
  db: Kysely<Database>,
  { kind, row, action, approvedBy, note = '', nowMs }: Version<ConfigurationKind>,
  author: Author,
): Promise<void> {
  const { id, version, name, asset_class, owner_account, owner_alloc_account } = row;
  const last = await db
    .selectFrom('configuration_version')
    .select(['name', 'asset_class', 'owner_account', 'owner_alloc_account', 'document'])
    .where('row_id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  const before = last === undefined ? null : flat(last);
  const after = action === 'removed' ? null : flat({ ...row, document: { ...row.document } });
  const people = approvedBy === undefined ? {} : { proposed_by: author.email };
  const detail = { what: kind, name, asset_class, owner_account, owner_alloc_account, action, version, ...people };
  const actorId = (approvedBy ?? author).userId;
  await recordChange(
    db,
    { kind: 'configuration_changed', actorId, detail: { ...detail, reason: note }, before, after },
    nowMs,
  );
}

type Placed = Pick<ConfigurationVersionTable, 'name' | 'asset_class' | 'owner_account' | 'owner_alloc_account'>;

function flat({
  name,
  asset_class,
  owner_account,
  owner_alloc_account,
  document,
}: Placed & { readonly document: object }) {
  return { name, asset_class, owner_account, owner_alloc_account, ...document };
}
