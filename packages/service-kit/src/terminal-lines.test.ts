import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createServiceApp } from './service-app.ts';
import { terminalStream } from './terminal-lines.ts';

function terminal() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ level: 'debug', destination, isPretty: true }), lines };
}

describe('log lines at a terminal', () => {
  it('are one line each: time, level, message and a few fields in words', () => {
    const { logger, lines } = terminal();
    logger.info({ recoveredOrders: 3, applied: ['a', 'b'], order_id: 7, recoveryMs: 780 }, 'the trading engine runs');
    expect(lines.join('')).toMatch(
      /^\d\d:\d\d:\d\d INFO  the trading engine runs · recovered orders 3, applied \(2\), order id 7, recovery 780 ms\n$/,
    );
  });

  it('say of a request what was asked, how it ended and how long it took', async () => {
    const { logger, lines } = terminal();
    const app = createServiceApp({ logger });
    app.get('/main/orders', async () => ({ ok: true }));
    await app.inject({ method: 'GET', url: '/main/orders' });
    await app.inject({ method: 'GET', url: '/main/nothing' });
    await app.close();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/INFO {2}GET \/main\/orders 200 in \d+ ms\n$/);
    expect(lines[1]).toMatch(/INFO {2}GET \/main\/nothing 404 in \d+ ms\n$/);
  });

  it('show a stack where the server is at fault, and only the text of what it expected', () => {
    const { logger, lines } = terminal();
    logger.warn({ err: new Error('connection lost') }, 'mail delivery tries again');
    logger.error({ err: new TypeError('no such field') }, 'a command failed');
    expect(lines[0]).toMatch(/WARN {2}mail delivery tries again\n {9}Error: connection lost\n$/);
    expect(lines[1]).toContain('terminal-lines.test.ts');
  });

  it('are coloured only where asked', () => {
    const lines: string[] = [];
    const target = { write: (line: string) => void lines.push(line) };
    const line = JSON.stringify({ level: 'warn', time: 0, msg: 'slow' });
    terminalStream(target, { isColoured: true }).write(line);
    terminalStream(target, { isColoured: false }).write(line);
    expect(lines.map((text) => text.includes('\u001B['))).toEqual([true, false]);
  });
});
