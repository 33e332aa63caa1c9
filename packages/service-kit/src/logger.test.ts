import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createServiceApp } from './service-app.ts';

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
