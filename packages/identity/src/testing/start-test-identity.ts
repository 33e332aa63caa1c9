import { createLogger } from '@meridian/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { createIdentity, type IdentityService } from '../create-identity.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { startIdentityWorkers } from '../identity-workers.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createPasswordHasher } from '../password-hash.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { type MailCatcher, startMailCatcher } from './start-mail-catcher.ts';

export type TestIdentity = {
  readonly identity: IdentityService;
  readonly database: TestDatabase['database'];
  readonly mail: MailCatcher;
  readonly nowMs: () => number;
  /** Advances the clock of identity. Mails keep real time. */
  advance(ms: number): void;
  /** A solved captcha, good once. */
  captcha(): Promise<string>;
  stop(): Promise<void>;
};

export const TEST_SECRET = 'a-secret-of-the-tests-and-of-nothing-else';

/** Cheap enough to hash hundreds of passwords in a test. */
export const TEST_PASSWORD_COST = { memoryKib: 256, passes: 1 };
const CAPTCHA_COST = { rounds: 1, minAttempts: 1, maxAttempts: 3 };

/** Identity on its own PostgreSQL with demo users and a real SMTP server, for contract tests. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const [server, mail] = await Promise.all([startTestDatabase(), startMailCatcher()]);
  const { database } = server;
  const startedMs = Date.UTC(2026, 0, 5, 12);
  let passedMs = 0;
  const nowMs = (): number => startedMs + passedMs;
  const logger = createLogger({ level: 'silent' });
  await seedDemo({ database, nowMs, isProd: false, passwords: createPasswordHasher(TEST_PASSWORD_COST) });
  const identity = createIdentity({
    database,
    nowMs,
    secret: TEST_SECRET,
    logger,
    serverTimeZone: 'America/New_York',
    isDemo: true,
    passwordCost: TEST_PASSWORD_COST,
    captchaCost: CAPTCHA_COST,
  });
  const mailer = createSmtpMailer({ url: mail.url, from: 'Meridian <no-reply@meridian.local>', isTlsNeeded: false });
  const workers = startIdentityWorkers({ database, mailer, secret: TEST_SECRET, nowMs, logger });
  await workers.ready;
  return {
    identity,
    database,
    mail,
    nowMs,
    advance: (ms) => {
      passedMs += ms;
    },
    captcha: async () => {
      const created = await identity.createCaptchaChallenge();
      if (created.kind !== 'created') throw new Error(created.message);
      return solveCaptcha(created.challenge);
    },
    stop: async () => {
      await workers.close();
      await mail.stop();
      await server.stop();
    },
  };
}
