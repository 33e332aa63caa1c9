import { NO_PERMISSIONS, type UserPermissions } from '@meridian/domain/entities/permissions';
import type { Db } from '../identity-context.ts';
import { keepTraderId } from './trader-ids.ts';

export type NewFixDetails = {
  readonly senderCompId: string;
  readonly targetCompId: string;
  readonly contactName: string;
  readonly contactPhone: string;
};

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly shortName: string;
  readonly organisation: string;
  readonly passwordHash: string;
  readonly needsVerification: boolean;
  readonly fix: NewFixDetails | null;
  readonly permissions?: UserPermissions;
  readonly traderId?: string;
};

/** The new id, or null when the email already has a user, who stays unchanged. */
export async function insertUser(db: Db, user: NewUser, nowMs: number): Promise<number | null> {
  const { permissions = NO_PERMISSIONS } = user;
  const inserted = await db
    .insertInto('app_user')
    .values({
      email: user.email,
      trader_id: user.traderId ?? null,
      ...personOf(user),
      created_ms: nowMs,
      last_login_ms: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  await keepTraderId(db, user.traderId, inserted.id);
  const { data_permissions, ...flags } = permissions;
  await db
    .insertInto('user_permission')
    .values({ user_id: inserted.id, ...flags, data_permissions: JSON.stringify(data_permissions) })
    .execute();
  return inserted.id;
}

/** Replaces the user of an earlier registration. */
export async function replaceUser(db: Db, id: number, user: NewUser): Promise<void> {
  await db.updateTable('app_user').set(personOf(user)).where('id', '=', id).execute();
}

function personOf({ fix, ...user }: NewUser) {
  return {
    name: user.name,
    short_name: user.shortName,
    organisation: user.organisation,
    password_hash: user.passwordHash,
    needs_verification: user.needsVerification,
    is_fix_user: fix !== null,
    fix_comp_ids: fix && JSON.stringify([fix.senderCompId, fix.targetCompId]),
    fix_contact: fix && JSON.stringify({ name: fix.contactName, email: user.email, phone: fix.contactPhone }),
  };
}
