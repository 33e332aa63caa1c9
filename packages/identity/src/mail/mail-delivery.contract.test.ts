import { createLogger } from '@meridian/service-kit/logger';
import { appendToOutbox } from '@meridian/storage/outbox';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { transaction } from '@meridian/storage/transaction';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from '../testing/start-mail-catcher.ts';
import { type MailDelivery, startMailDelivery } from './mail-delivery.ts';
import type { MailMessage } from './mail-message.ts';
import { mailToOutbox } from './mail-outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const key = new Uint8Array(32).fill(5);
const lines: string[] = [];
const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });

let server: TestDatabase;
let mail: MailCatcher;
let delivery: MailDelivery | null = null;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  mail = await startMailCatcher();
});
afterEach(async () => {
  await delivery?.close();
  delivery = null;
  await mail.stop();
});

function start(url = mail.url): MailDelivery {
  const mailer = createSmtpMailer({ url, from: 'Meridian <no-reply@meridian.local>', isTlsNeeded: false });
  delivery = startMailDelivery({ database: server.database, mailer, key, nowMs: () => 1000, logger });
  return delivery;
}

function message(to: string): MailMessage {
  return { to, subject: 'A subject', text: 'Your code: 424242', html: '<p>Your code: 424242</p>' };
}

async function enqueue(to: string, options: { expiresMs?: number; sealedWith?: Uint8Array } = {}): Promise<void> {
  const { expiresMs = 2000, sealedWith = key } = options;
  await appendToOutbox(server.database.db, [mailToOutbox(sealedWith, message(to), expiresMs)], 0);
}

describe('mail delivery', () => {
  test('sends what was committed, once, and nothing of what was rolled back', async () => {
    const rolledBack = transaction(server.database, async ({ db }) => {
      await appendToOutbox(db, [mailToOutbox(key, message('ghost@x.yy'), 2000)], 0);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await enqueue('one@x.yy');
    start();
    expect((await mail.take('one@x.yy')).source).toContain('Your code: 424242');
    await enqueue('two@x.yy');
    await mail.take('two@x.yy');
    expect(mail.mails.map(({ to }) => to)).toEqual(['one@x.yy', 'two@x.yy']);
  });

  test('waits for a server that is down and goes on where it stopped, in another process too', async () => {
    start('smtp://127.0.0.1:1');
    await enqueue('patient@x.yy');
    await expect.poll(() => lines.some((line) => line.includes('has to wait')), { timeout: 10_000 }).toBe(true);
    await delivery?.close();
    start();
    expect(await mail.take('patient@x.yy')).toMatchObject({ to: 'patient@x.yy' });
  });

  test('drops what is refused for good, put off too often, too late or unreadable, and delivers the rest', async () => {
    mail.answer((to) => {
      if (to === 'refused@x.yy') return { status: 550, message: 'no such mailbox' };
      return to === 'later@x.yy' ? { status: 450, message: 'greylisted' } : null;
    });
    await enqueue('refused@x.yy');
    await enqueue('later@x.yy');
    await enqueue('late@x.yy', { expiresMs: 1000 });
    await enqueue('foreign@x.yy', { sealedWith: new Uint8Array(32) });
    await enqueue('after@x.yy');
    start();
    await mail.take('after@x.yy');
    expect(mail.mails.map(({ to }) => to)).toEqual(['after@x.yy']);
  });

  test('logs who and what about, never the text', () => {
    const log = lines.join('\n');
    expect(log).toContain('one@x.yy');
    expect(log).not.toContain('424242');
  });
});
