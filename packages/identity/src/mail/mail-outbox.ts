import type { OutboxMessage } from '@meridian/storage/outbox';
import type { MailMessage } from './mail-message.ts';
import { sealMail } from './sealed-mail.ts';

export const MAIL_TOPIC = 'identity.mail';

/** A mail in the outbox. It is not sent after `expires_ms`. */
export type OutboxMail = { readonly sealed: string; readonly expires_ms: number };

/** Appended in the transaction of its change, so it is sent if and only if that commits. */
export function mailToOutbox(key: Uint8Array, message: MailMessage, expiresMs: number): OutboxMessage {
  const payload: OutboxMail = { sealed: sealMail(key, message), expires_ms: expiresMs };
  return { topic: MAIL_TOPIC, key: '', payload };
}

export function isOutboxMail(payload: unknown): payload is OutboxMail {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'sealed' in payload &&
    typeof payload.sealed === 'string' &&
    'expires_ms' in payload &&
    typeof payload.expires_ms === 'number'
  );
}
