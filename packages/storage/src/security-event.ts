import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import type { Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

export type SecurityEventKind =
  | DeskSecurityEvent['kind']
  | 'accounts_uploaded'
  | 'backup_restored'
  | 'backup_taken'
  | 'configuration_exported'
  | 'configuration_imported'
  | 'email_verified'
  | 'locked_out'
  | 'password_changed'
  | 'password_check_failed'
  | 'password_confirmed'
  | 'password_reset'
  | 'pin_requested'
  | 'pin_tries_used_up'
  | 'registered'
  | 'sessions_ended'
  | 'sign_in_failed'
  | 'session_idle'
  | 'signed_in'
  | 'signed_out'
  | 'unlocked'
  | 'user_created'
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

/** Keeps who did what, for the administration page. `detail` must not contain secrets. */
export async function recordSecurityEvent(db: Kysely<Database>, event: NewSecurityEvent, nowMs: number): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      at_ms: nowMs,
      actor_user_id: event.actorId,
      subject_user_id: event.subjectId,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
      ip: event.ip,
    })
    .execute();
}
