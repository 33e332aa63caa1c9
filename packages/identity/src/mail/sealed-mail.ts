import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MailMessage } from './mail-message.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A mail may contain a pin, so it is encrypted in the outbox table, its backups and the bus. */
export function sealMail(key: Uint8Array, message: MailMessage): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The mail, or null when it was sealed with another secret or is damaged. */
export function openMail(key: Uint8Array, sealed: string): MailMessage | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const message: MailMessage = JSON.parse(text.toString('utf8'));
    return message;
  } catch {
    return null;
  }
}
