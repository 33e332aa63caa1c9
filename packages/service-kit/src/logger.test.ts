import { describe, expect, test } from 'vitest';
import { createLogger, onWarnings } from './logger.ts';
import { createServiceApp } from './service-app.ts';
import type { WarningLine } from './warning-lines.ts';

function recordingLogger(isPretty = false) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ level: 'trace', destination, isPretty }), lines };
}

const SECRET = 's3cr3t-value-0042';

describe('createLogger', () => {
  test.each([
    ['in a field', (log) => log.info({ password: SECRET }, 'x')],
    ['deep in a body', (log) => log.info({ body: { user: { credentials: [{ new_password: SECRET }] } } }, 'x')],
    ['in the environment', (log) => log.info({ env: { DATABASE_URL: `postgres://u:${SECRET}@h/db` } }, 'x')],
    ['in the message', (log) => log.info(`connecting to postgres://u:${SECRET}@h/db`)],
    ['in a message parameter', (log) => log.info('header %s', `Bearer ${SECRET}`)],
    ['in an error', (log) => log.error(new Error(`no postgres://u:${SECRET}@h/db`))],
    ['in an error field', (log) => log.error({ err: new Error(`Bearer ${SECRET}`) })],
    ['in a property of an error', (log) => log.error(Object.assign(new Error('x'), { token: SECRET }), 'failed')],
    ['in the cause of an error', (log) => log.error(new Error('x', { cause: new Error(`smtp://u:${SECRET}@h`) }))],
    ['in the bindings of a child', (log) => log.child({ token: SECRET, user: { pin: SECRET } }).info('x')],
    ['in headers', (log) => log.info({ headers: { authorization: SECRET, cookie: `a=${SECRET}` } }, 'x')],
  ] satisfies [string, (log: ReturnType<typeof createLogger>) => void][])('no secret %s', (_where, write) => {
    for (const isPretty of [false, true]) {
      const { logger, lines } = recordingLogger(isPretty);
      write(logger);
      expect(lines.join('')).not.toBe('');
      expect(lines.join('')).not.toContain(SECRET);
    }
  });

  test('what is not secret is logged in full', () => {
    const { logger, lines } = recordingLogger();
    logger.info({ user_id: 7, path: { to: 'x' } }, 'signed in');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      user_id: 7,
      path: { to: 'x' },
      msg: 'signed in',
    });
  });

  test('an error keeps its type, message and stack', () => {
    const { logger, lines } = recordingLogger();
    logger.error(new TypeError('plain'));
    const line: unknown = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ msg: 'plain', err: { type: 'TypeError', message: 'plain' } });
    expect(lines[0]).toContain('logger.test.ts');
  });

  test('a request logs neither headers nor a token in its address', async () => {
    const { logger, lines } = recordingLogger();
    const app = createServiceApp({ logger });
    app.post('/login', async () => ({ ok: true }));
    await app.inject({
      method: 'POST',
      url: `/login?token=${SECRET}`,
      headers: { authorization: `Bearer ${SECRET}`, cookie: `sid=${SECRET}` },
      payload: { password: SECRET },
    });
    await app.close();
    expect(lines.join('')).toContain('/login?token=[redacted]');
    expect(lines.join('')).not.toContain(SECRET);
  });
});

describe('onWarnings', () => {
  test.each([false, true])(
    'tells of warnings and worse, of children too, until it is ended (pretty: %s)',
    (isPretty) => {
      const { logger, lines } = recordingLogger(isPretty);
      const heard: WarningLine[] = [];
      const end = onWarnings(logger, (line) => heard.push(line));
      logger.info('nothing to see');
      logger.warn({ token: SECRET }, `a slow line to postgres://u:${SECRET}@h/db`);
      logger.child({ service: 'x' }).error({ err: new Error('order 7 of ALDGATE') }, 'a message failed');
      logger.fatal('down');
      end();
      logger.error('after');
      expect(heard).toEqual([
        { level: 'warn', message: 'a slow line to postgres://[redacted]@h/db' },
        { level: 'error', message: 'a message failed' },
        { level: 'fatal', message: 'down' },
      ]);
      expect(lines).toHaveLength(5);
    },
  );

  test("keeps an error's own text to the log, because it may be about anybody", () => {
    const { logger } = recordingLogger();
    const heard: WarningLine[] = [];
    onWarnings(logger, (line) => heard.push(line));
    logger.error(new Error('of ALDGATE', { cause: new Error('7') }));
    logger.error({ err: new Error('of ALDGATE') });
    expect(heard).toEqual([
      { level: 'error', message: null },
      { level: 'error', message: null },
    ]);
  });
});
