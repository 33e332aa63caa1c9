import { emailProblem } from '@meridian/domain/registration-validation';
import { appendToOutbox } from '@meridian/storage/outbox';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import type { Db, IdentityContext } from '../identity-context.ts';
import { mailToOutbox } from '../mail/mail-outbox.ts';
import { invitationMail } from '../mail/mail-templates.ts';
import { emailKey } from '../plain-text.ts';
import { type Administrator, asAdministrator, type NotAdministrator } from './admin-change.ts';

export type Invitation = {
  readonly email: string;
  /** Where users reach the desk. */
  readonly publicUrl: string;
};

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly email: string }
  | { readonly kind: 'exists' | 'invalid' | 'too-many'; readonly message: string }
  | NotAdministrator;

const HOUR_MS = 3_600_000;
/** More is no desk that grows, but somebody who sends mail to strangers. */
const MAX_AN_HOUR = 100;
/** A mail server that is down over a weekend still sends it. */
const KEEP_MS = 72 * HOUR_MS;

/** Mails where to register. It makes no user and grants nothing: the invited person verifies the email as everybody. */
export async function inviteUser(
  context: IdentityContext,
  administrator: Administrator,
  { email: text, publicUrl }: Invitation,
): Promise<InviteOutcome> {
  const email = emailKey(text);
  const wrong = emailProblem(email);
  if (wrong !== null) return { kind: 'invalid', message: wrong };
  return asAdministrator<InviteOutcome>(context, administrator, async (db) => {
    const nowMs = context.nowMs();
    const user = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
    if (user !== undefined) return { kind: 'exists', message: `${email} has a user already: look under Users.` };
    if ((await invitedSince(db, nowMs - HOUR_MS)) >= MAX_AN_HOUR) {
      return { kind: 'too-many', message: `At most ${MAX_AN_HOUR} invitations leave in an hour. Try again later.` };
    }
    const { user: actor, origin } = administrator;
    const detail = { invited: email };
    const event = { kind: 'user_invited' as const, actorId: actor.id, subjectId: actor.id, ip: origin.ip, detail };
    await recordSecurityEvent(db, event, nowMs);
    const mail = invitationMail(email, publicUrl, actor.name);
    await appendToOutbox(db, [mailToOutbox(context.keys.mail, mail, nowMs + KEEP_MS)], nowMs);
    return { kind: 'invited', email };
  });
}

async function invitedSince(db: Db, sinceMs: number): Promise<number> {
  const found = await db
    .selectFrom('security_event')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('kind', '=', 'user_invited')
    .where('at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return found.invited;
}
