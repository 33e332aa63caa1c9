import { join } from 'node:path';
import { isOwnMachine } from '@meridian/service-kit/environment';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type MailerOptions = {
  /** Null writes mail to the data folder. */
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly mailFrom: string;
  readonly isProd: boolean;
  readonly nowMs: () => number;
};

/** Uses SMTP if configured, otherwise `mail-outbox` in the data folder. */
export function createMailer({ smtpUrl, dataDir, mailFrom, isProd, nowMs }: MailerOptions): Mailer {
  return smtpUrl === null
    ? createFolderMailer({ folder: join(dataDir, 'mail-outbox'), from: mailFrom, nowMs })
    : createSmtpMailer({ url: smtpUrl, from: mailFrom, isTlsNeeded: isProd && !isOwnMachine(smtpUrl) });
}
