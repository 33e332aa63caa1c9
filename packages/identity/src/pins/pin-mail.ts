import type { OutboxMessage } from '@meridian/storage/outbox';
import type { IdentityContext } from '../identity-context.ts';
import { mailToOutbox } from '../mail/mail-outbox.ts';
import { type PinMailPurpose, pinMail } from '../mail/mail-templates.ts';
import type { IssuedPin } from './issue-pin.ts';

/** The mail of a new pin. A pin that is still valid was mailed before. */
export function pinMailMessages(
  { keys }: IdentityContext,
  email: string,
  purpose: PinMailPurpose,
  issued: IssuedPin,
): OutboxMessage[] {
  return issued.kind === 'issued'
    ? [mailToOutbox(keys.mail, pinMail(email, purpose, issued.pin), issued.expiresMs)]
    : [];
}

export function secondsUntil(expiresMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((expiresMs - nowMs) / 1000));
}
