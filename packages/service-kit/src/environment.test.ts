import { StartupProblem } from '@meridian/protocol/startup-problem';
import { describe, expect, test } from 'vitest';
import { isDemoExposed, loadEnvironment, parseEnvironment } from './environment.ts';

const production = {
  IS_PROD: 'true',
  JWT_SECRET: 'q7Zr0vKx2mPs9TbLw4HnYc8dGe1JfUa5',
  DATABASE_URL: 'postgres://desk:hidden@db.example.com:5432/meridian?sslmode=verify-full',
  SMTP_URL: 'smtps://mail:hidden@mail.example.com',
  WORLD: 'connected',
};

function variablesOf(record: Record<string, string>): string[] {
  const outcome = parseEnvironment(record);
  return outcome.kind === 'invalid' ? outcome.problems.map(({ variable }) => variable) : [];
}

describe('parseEnvironment', () => {
  test('an empty environment gets the defaults', () => {
    expect(parseEnvironment({})).toEqual({
      kind: 'valid',
      environment: {
        port: 8080,
        host: '127.0.0.1',
        dataDir: './data',
        seed: 1,
        isProd: false,
        world: 'simulated',
        hasDemo: true,
        hasApiPages: true,
        databaseUrl: null,
        jwtSecret: null,
        smtpUrl: null,
        mailFrom: 'Meridian <no-reply@meridian.local>',
        logLevel: 'info',
        publicUrl: null,
        trustProxy: false,
        serverTimeZone: 'America/New_York',
        securityLines: null,
        securityLogDays: null,
        sessionIdleMs: null,
        stuckAfterMs: 120_000,
        inDoubtMs: 60_000,
        machineName: 'ALGO-1',
      },
    });
  });

  test('an empty variable counts as unset', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseEnvironment({}));
  });

  test('production asks for encryption to a database on another machine', () => {
    const place = 'postgres://desk:hidden@db.example.com/meridian';
    const variables = (DATABASE_URL: string) => variablesOf({ ...production, DATABASE_URL });
    for (const tail of ['', '?sslmode=disable', '?sslmode=prefer']) {
      expect(variables(`${place}${tail}`)).toEqual(['DATABASE_URL']);
    }
    expect(variables(`${place}?application_name=x&sslmode=require`)).toEqual([]);
    expect(variables('postgres://desk:hidden@[::1]:5432/meridian')).toEqual([]);
    expect(variablesOf({ DATABASE_URL: place })).toEqual([]);
  });

  test('a security log is kept for ever, or for 90 days at least', () => {
    expect(parseEnvironment({ SECURITY_LOG_DAYS: '730' })).toMatchObject({ environment: { securityLogDays: 730 } });
    expect(variablesOf({ SECURITY_LOG_DAYS: '89' })).toEqual(['SECURITY_LOG_DAYS']);
  });

  test('values are read in their types', () => {
    const given = {
      ...production,
      PORT: '9000',
      SEED: '7',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      PUBLIC_URL: 'https://a.b/',
    };
    const outcome = parseEnvironment(given);
    expect(outcome).toMatchObject({
      kind: 'valid',
      environment: { port: 9000, seed: 7, isProd: true, trustProxy: '10.0.0.0/8, ::1', publicUrl: 'https://a.b' },
    });
  });

  test('production trades on made-up markets only when it is told so by name', () => {
    const { WORLD: _WORLD, ...unsaid } = production;
    expect(variablesOf(unsaid)).toEqual(['WORLD']);
    expect(parseEnvironment({ ...unsaid, WORLD: 'simulated' })).toMatchObject({
      environment: { isProd: true, world: 'simulated', hasDemo: false },
    });
  });

  test('a connected world has nothing of the demo, in production or not', () => {
    expect(parseEnvironment({ WORLD: 'connected' })).toMatchObject({
      environment: { isProd: false, world: 'connected', hasDemo: false },
    });
  });

  test('isProd is another spelling of IS_PROD', () => {
    expect(variablesOf({ isProd: 'true' })).toEqual(['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL', 'WORLD']);
    expect(parseEnvironment({ isProd: 'false' })).toMatchObject({ kind: 'valid', environment: { isProd: false } });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['SEED', '-1'],
    ['IS_PROD', 'maybe'],
    ['WORLD', 'flat'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost:5432'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'x'.repeat(64)],
    ['JWT_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabcabc'],
    ['JWT_SECRET', 'change-me-please-before-you-go-to-production'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'ftp://x.example.com'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '2'],
    ['STUCK_AFTER_SECONDS', '0'],
    ['SERVER_TIME_ZONE', 'Mars/Olympus'],
  ])('%s=%s is refused, and nothing else', (variable, value) => {
    expect(variablesOf({ [variable]: value })).toEqual([variable]);
  });

  test('all wrong variables are told at once, each once', () => {
    expect(variablesOf({ PORT: 'x', LOG_LEVEL: 'y', SEED: 'z' }).toSorted()).toEqual(['LOG_LEVEL', 'PORT', 'SEED']);
  });

  test.each(['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL'] as const)('production needs %s', (missing) => {
    expect(variablesOf({ ...production, [missing]: '' })).toEqual([missing]);
  });

  test('a message repeats a wrong port but never a secret', () => {
    const outcome = parseEnvironment({ PORT: 'eighty', JWT_SECRET: 'hunter2', DATABASE_URL: 'http://u:hunter2@x' });
    const text = outcome.kind === 'invalid' ? outcome.problems.map(({ message }) => message).join('\n') : '';
    expect(text).toContain('PORT must be a port number from 0 to 65535, not "eighty".');
    expect(text).not.toContain('hunter2');
  });
});

test('loadEnvironment throws one StartupProblem with a line per variable', () => {
  expect(() => loadEnvironment({ PORT: 'x', SEED: 'y' })).toThrow(StartupProblem);
  expect(() => loadEnvironment({ PORT: 'x', SEED: 'y' })).toThrow(/PORT must be.*\n.*SEED must be/);
});

test.each([
  ['127.0.0.1', true, false],
  ['localhost', true, false],
  ['::1', true, false],
  ['0.0.0.0', true, true],
  ['192.168.1.7', true, true],
  ['0.0.0.0', false, false],
])('demo users behind %s (there: %s) are exposed: %s', (host, hasDemo, expected) => {
  expect(isDemoExposed({ host, hasDemo })).toBe(expected);
});
