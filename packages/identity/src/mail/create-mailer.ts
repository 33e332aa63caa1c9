import { join } from 'node:path';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type MailerOptions = {
  /** Null writes mail to the data folder. */
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly mailFrom: string;
  readonly nowMs: () => number;
};

/** Uses SMTP if configured, otherwise `mail-outbox` in the data folder. */
export function createMailer({ smtpUrl, dataDir, mailFrom, nowMs }: MailerOptions): Mailer {
  return smtpUrl === null
    ? createFolderMailer({ folder: join(dataDir, 'mail-outbox'), from: mailFrom, nowMs })
    : createSmtpMailer({ url: smtpUrl, from: mailFrom });
}
