import { newPairs, pairWords } from '@meridian/domain/duties/duties';
import { USER_CHANGED, type UserChanged } from '@meridian/protocol/ports/identity';
import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import type { PermissionSet } from '@meridian/protocol/rest/identity-schemas';
import { appendToOutbox } from '@meridian/storage/outbox';
import type { Db, IdentityContext } from '../identity-context.ts';
import { withoutControls } from '../plain-text.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from '../sessions/end-sessions.ts';
import { keepTraderId } from '../users/trader-ids.ts';
import { selectUsers, type UserRow } from '../users/user-row.ts';
import {
  type Administrator,
  asAdministrator,
  type NotAdministrator,
  USER_NOT_FOUND,
  type UserNotFound,
} from './admin-change.ts';
import { readDutyPolicy } from './duties.ts';
import { findAdminUser } from './admin-user.ts';
import { describeOvertakingChanges } from './overtaking-changes.ts';
import { refuseUpdate, type UpdateRefused } from './update-rules.ts';
import { type ChangeableFields, changeableFields, changesBetween, currentFields } from './user-change.ts';

export type UpdateUserRequest = {
  readonly id: number;
  /** The version that the administrator saw. */
  readonly version: number;
  readonly permissions: PermissionSet;
  readonly is_disabled: boolean;
  readonly max_connections: number;
  /** Unchanged when missing. */
  readonly trader_id?: string;
  readonly reason: string;
};

export type UpdateUserOutcome =
  | { readonly kind: 'updated'; readonly user: AdminUser }
  | { readonly kind: 'conflict'; readonly message: string }
  | UpdateRefused
  | UserNotFound
  | NotAdministrator;

/** Changes grants, limits and status. Refused when somebody else changed the user meanwhile. */
export async function updateUser(
  context: IdentityContext,
  administrator: Administrator,
  request: UpdateUserRequest,
): Promise<UpdateUserOutcome> {
  return asAdministrator<UpdateUserOutcome>(context, administrator, async (db) => {
    const row = await selectUsers(db)
      .where('app_user.id', '=', request.id)
      .forNoKeyUpdate(['app_user', 'user_permission'])
      .executeTakeFirst();
    if (row === undefined) return USER_NOT_FOUND;
    if (row.version !== request.version) {
      return { kind: 'conflict', message: await describeOvertakingChanges(db, row, request.version) };
    }
    const before = currentFields(row);
    const after = changeableFields(request.permissions, { trader_id: before.trader_id, ...request });
    const refused = await refuseUpdate(db, administrator.user, request.id, before, after);
    if (refused !== null) return refused;
    await applyUpdate(context, db, administrator, { row, before, after, reason: withoutControls(request.reason) });
    const user = await findAdminUser(db, request.id, context.nowMs());
    if (user === null) throw new Error(`user ${request.id} vanished while locked`);
    return { kind: 'updated', user };
  });
}

type Update = {
  readonly row: UserRow;
  readonly before: ChangeableFields;
  readonly after: ChangeableFields;
  readonly reason: string;
};

async function applyUpdate(
  { nowMs }: IdentityContext,
  db: Db,
  { user: actor, origin }: Administrator,
  { row, before, after, reason }: Update,
): Promise<void> {
  const now = nowMs();
  const { accounts, alloc_accounts, is_disabled, max_connections, trader_id, ...flags } = after;
  const version = row.version + 1;
  const given: { trader_id?: string } = trader_id === before.trader_id ? {} : { trader_id };
  await db
    .updateTable('app_user')
    .set({ is_disabled, max_connections, ...given })
    .where('id', '=', row.id)
    .execute();
  await keepTraderId(db, given.trader_id, row.id);
  await db
    .updateTable('user_permission')
    .set({ ...flags, data_permissions: JSON.stringify({ accounts, alloc_accounts }), version })
    .where('user_id', '=', row.id)
    .execute();
  const ended = await endWhatIsNoLongerAllowed(db, row.id, after, now);
  const warned = newPairs(before, after, await readDutyPolicy(db), 'warn').map(pairWords);
  const said = warned.length === 0 ? {} : { one_person_may: warned.join('; ') };
  const detail = { version, reason, changes: changesBetween(before, after), ended_sessions: ended.length, ...said };
  const event = { kind: 'user_updated' as const, actorId: actor.id, subjectId: row.id, ip: origin.ip, detail };
  await recordSecurityEvent(db, event, now);
  const payload: UserChanged = { user_id: row.id };
  const changed = { topic: USER_CHANGED, key: String(row.id), payload };
  await appendToOutbox(db, [changed, ...sessionsEndedMessages(ended, row.id, ENDED_BY_ADMINISTRATOR)], now);
}

const ENDED_BY_ADMINISTRATOR = 'An administrator ended your session.';

async function endWhatIsNoLongerAllowed(
  db: Db,
  userId: number,
  { is_disabled, python_permit }: ChangeableFields,
  nowMs: number,
): Promise<readonly string[]> {
  if (is_disabled) return endSessions(db, { userId }, ENDED_BY_ADMINISTRATOR, nowMs);
  if (python_permit) return [];
  return endSessions(db, { userId, kind: 'market_intelligence' }, ENDED_BY_ADMINISTRATOR, nowMs);
}
