import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { startOutboxReader } from '@meridian/storage/outbox-reader';
import type { DeliveredMessage } from '@meridian/storage/outbox-session';
import { isOutboxMail, MAIL_TOPIC } from './mail-outbox.ts';
import type { Mailer } from './mailer.ts';
import { openMail } from './sealed-mail.ts';

export type MailDeliveryOptions = {
  readonly database: Pick<OpenDatabase, 'url'>;
  readonly mailer: Mailer;
  /** The key with which mails were sealed. */
  readonly key: Uint8Array;
  readonly nowMs: () => number;
  readonly logger: Logger;
};

export type MailDelivery = { readonly ready: Promise<void>; close(): Promise<void> };

/** After this many deferrals of one recipient the mail is dropped, so that others can follow. */
const MAX_DEFERRALS = 4;

/**
 * Sends the outbox's mails in order and at least once, from where the last process stopped. Without a reachable server,
 * a mail is retried every few seconds until it expires.
 */
export function startMailDelivery({ database, mailer, key, nowMs, logger }: MailDeliveryOptions): MailDelivery {
  let deferred = { id: 0, times: 0 };

  /** Logs only recipient and result. The text may contain a pin. */
  async function handle(message: DeliveredMessage): Promise<void> {
    if (message.topic !== MAIL_TOPIC || !isOutboxMail(message.payload)) return;
    const { id, payload } = message;
    const mail = openMail(key, payload.sealed);
    if (mail === null)
      return logger.error({ outboxId: id }, 'a mail was sealed with another JWT_SECRET and is dropped');
    const about = { outboxId: id, to: mail.to, subject: mail.subject };
    if (nowMs() >= payload.expires_ms) return logger.warn(about, 'a mail was not sent in time and is dropped');
    const outcome = await mailer.send(mail);
    if (outcome.kind === 'sent') return logger.info(about, `mail sent to ${mailer.destination}`);
    if (outcome.kind === 'rejected') return logger.error({ ...about, reason: outcome.reason }, 'mail was rejected');
    deferred = { id, times: deferred.id === id ? deferred.times + 1 : 1 };
    if (outcome.kind === 'deferred' && deferred.times >= MAX_DEFERRALS) {
      return logger.error({ ...about, reason: outcome.reason }, 'mail was put off too often and is dropped');
    }
    throw new Error(`mail to ${mailer.destination} has to wait: ${outcome.reason}`);
  }

  return startOutboxReader({
    database,
    consumer: 'identity-mail',
    startFrom: 'earliest',
    handle,
    onError: (error) => logger.warn({ err: error }, 'mail delivery tries again'),
  });
}
