import { isIP } from 'node:net';
import { type Static, Type } from 'typebox';

/** The valid values of each variable. Unset ones get defaults. */
export const EnvironmentVariablesSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8080 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: './data' }),
  SEED: Type.Integer({ minimum: 0, maximum: 4_294_967_295, default: 1 }),
  IS_PROD: Type.Boolean({ default: false }),
  WORLD: Type.Optional(Type.Union([Type.Literal('simulated'), Type.Literal('connected')])),
  DATABASE_URL: Type.Optional(Type.Refine(Type.String(), isUrlOf('postgres:', 'postgresql:'))),
  JWT_SECRET: Type.Optional(Type.Refine(Type.String({ minLength: 32 }), isHardToGuess)),
  SMTP_URL: Type.Optional(Type.Refine(Type.String(), isUrlOf('smtp:', 'smtps:'))),
  MAIL_FROM: Type.String({
    pattern: '^[^\\r\\n]*[^\\s@<]+@[^\\s@>]+>?$',
    default: 'Meridian <no-reply@meridian.local>',
  }),
  API_DOCS: Type.Optional(Type.Boolean()),
  LOG_LEVEL: Type.Union(
    [
      Type.Literal('fatal'),
      Type.Literal('error'),
      Type.Literal('warn'),
      Type.Literal('info'),
      Type.Literal('debug'),
      Type.Literal('trace'),
      Type.Literal('silent'),
    ],
    { default: 'info' },
  ),
  PUBLIC_URL: Type.Optional(Type.Refine(Type.String(), isUrlOf('http:', 'https:'))),
  TRUST_PROXY: Type.Refine(Type.String({ default: 'false' }), isTrustProxy),
  ALGO_MACHINE_NAME: Type.String({ pattern: '^[\\w.-]{1,40}$', default: 'ALGO-1' }),
  IN_DOUBT_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400, default: 60 }),
  SECURITY_LINES: Type.Optional(Type.String({ minLength: 1 })),
  SECURITY_LOG_DAYS: Type.Refine(Type.Integer({ minimum: 0, maximum: 36_500, default: 0 }), isKeptLongEnough),
  SESSION_IDLE_MINUTES: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_440 })),
  STUCK_AFTER_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400, default: 120 }),
  SERVER_TIME_ZONE: Type.Refine(Type.String({ default: 'America/New_York' }), isTimeZone),
});

export type EnvironmentVariables = Static<typeof EnvironmentVariablesSchema>;

type Expectation = {
  /** Completes "must be …". */
  readonly text: string;
  /** The value may contain credentials and is never shown. */
  readonly isSecret: boolean;
};

export const expectations: Readonly<Record<string, Expectation>> = {
  PORT: { text: 'a port number from 0 to 65535', isSecret: false },
  HOST: { text: 'an address to listen on', isSecret: false },
  DATA_DIR: { text: 'the path of a folder', isSecret: false },
  SEED: { text: 'a whole number from 0 to 4294967295', isSecret: false },
  IS_PROD: { text: 'true or false', isSecret: false },
  WORLD: { text: 'simulated or connected', isSecret: false },
  DATABASE_URL: { text: 'a PostgreSQL address like postgres://user:password@host:5432/name', isSecret: true },
  JWT_SECRET: { text: 'at least 32 characters long, and random: openssl rand -base64 48', isSecret: true },
  SMTP_URL: { text: 'a mail server address like smtp://user:password@host:587', isSecret: true },
  MAIL_FROM: { text: 'an email address, with or without a name', isSecret: false },
  API_DOCS: { text: 'true or false', isSecret: false },
  LOG_LEVEL: { text: 'one of fatal, error, warn, info, debug, trace, silent', isSecret: false },
  PUBLIC_URL: { text: 'a web address like https://desk.example.com', isSecret: false },
  TRUST_PROXY: { text: 'true, false or a list of addresses such as 10.0.0.0/8', isSecret: false },
  ALGO_MACHINE_NAME: { text: 'a name of up to 40 letters, digits, dots and dashes', isSecret: false },
  IN_DOUBT_SECONDS: { text: 'a whole number of seconds from 1 to 86400', isSecret: false },
  SECURITY_LOG_DAYS: { text: '0 (for ever), or a whole number of days from 90 to 36500', isSecret: false },
  SECURITY_LINES: { text: 'stdout or the path of a file', isSecret: false },
  SESSION_IDLE_MINUTES: { text: 'a whole number of minutes from 0 (never) to 1440', isSecret: false },
  STUCK_AFTER_SECONDS: { text: 'a whole number of seconds from 1 to 86400', isSecret: false },
  SERVER_TIME_ZONE: { text: 'a time zone like America/New_York', isSecret: false },
};

function isUrlOf(...protocols: readonly string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  };
}

/** A random text has many different characters; a word or pattern has few. */
const MIN_DISTINCT_CHARACTERS = 12;
const EXAMPLES = /change.?me|example|placeholder|your.?secret|jwt.?secret/i;

function isHardToGuess(text: string): boolean {
  return new Set(text).size >= MIN_DISTINCT_CHARACTERS && !EXAMPLES.test(text);
}

/** Whoever gets in must not be able to set a log that forgets it tomorrow. */
const MIN_LOG_DAYS = 90;

function isKeptLongEnough(days: number): boolean {
  return days === 0 || days >= MIN_LOG_DAYS;
}

function isTrustProxy(text: string): boolean {
  if (text === 'true' || text === 'false') return true;
  return text.split(',').every((part) => isIP(part.trim().split('/', 1)[0] ?? '') !== 0);
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
