import { fieldChanges } from '@meridian/domain/field-changes';
import { wellFormed } from '@meridian/domain/well-formed';
import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import type { Kysely } from 'kysely';
import { callerAddress } from './asked-from.ts';
import type { Database } from './schema/database.ts';

export type SecurityEventKind =
  | DeskSecurityEvent['kind']
  | 'accounts_uploaded'
  | 'backup_restored'
  | 'backup_taken'
  | 'configuration_changed'
  | 'configuration_decided'
  | 'configuration_exported'
  | 'configuration_imported'
  | 'configuration_proposed'
  | 'duties_changed'
  | 'email_verified'
  | 'executions_imported'
  | 'executions_removed'
  | 'limits_changed'
  | 'locked_out'
  | 'password_changed'
  | 'password_check_failed'
  | 'password_confirmed'
  | 'password_reset'
  | 'pin_requested'
  | 'pin_tries_used_up'
  | 'reference_imported'
  | 'registered'
  | 'report_changed'
  | 'sessions_ended'
  | 'sign_in_failed'
  | 'session_idle'
  | 'signed_in'
  | 'signed_out'
  | 'surveillance_changed'
  | 'unlocked'
  | 'user_created'
  | 'user_invited'
  | 'user_updated';

export type NewSecurityEvent = {
  readonly kind: SecurityEventKind;
  /** The acting user. Null for the system or an unknown user. */
  readonly actorId: number | null;
  /** The affected user. */
  readonly subjectId: number | null;
  readonly ip: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/**
 * Keeps who did what, for the administration page. Called in the transaction of what it tells of, so that neither is kept
 * without the other. `detail` must not contain secrets.
 */
export async function recordSecurityEvent(db: Kysely<Database>, event: NewSecurityEvent, nowMs: number): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      at_ms: nowMs,
      actor_user_id: event.actorId,
      subject_user_id: event.subjectId,
      kind: event.kind,
      detail: storableJson(event.detail ?? {}),
      ip: event.ip,
    })
    .execute();
}

type Fields = Readonly<Record<string, unknown>>;

export type Change = {
  readonly kind: SecurityEventKind;
  /** Null in a terminal. */
  readonly actorId: number | null;
  /** What was changed, and why. */
  readonly detail: Fields;
  readonly before: Fields | null;
  readonly after: Fields | null;
};

/** Keeps a change with each field before and after. Called in the transaction of the change. */
export function recordChange(db: Kysely<Database>, change: Change, nowMs: number): Promise<void> {
  const { kind, actorId, before, after } = change;
  const detail = { ...change.detail, changes: fieldChanges(before, after) };
  return recordSecurityEvent(db, { kind, actorId, subjectId: actorId, ip: callerAddress(), detail }, nowMs);
}

const ESCAPED_NUL = /(?<!\\)((?:\\\\)*)\\u0000/g;

/** JSON that the database takes, whatever texts are in it, because evidence must not depend on what somebody typed. */
export function storableJson(value: unknown): string {
  return JSON.stringify(wellFormed(value)).replaceAll(ESCAPED_NUL, '$1 ');
}
