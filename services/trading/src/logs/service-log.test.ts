import { createLogger } from '@meridian/service-kit/logger';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { describe, expect, it } from 'vitest';
import { connectServiceLog } from './service-log.ts';

function connected() {
  const logger = createLogger({ level: 'info', isPretty: false, destination: { write: () => undefined } });
  const entries: NewLogEntry[] = [];
  let now = 1_000;
  const writer = { write: (entry: NewLogEntry) => void entries.push(entry) };
  const end = connectServiceLog({ logger, writer, service: 'trading', nowMs: () => now, burst: 2, perSecond: 1 });
  const texts = () => entries.map(({ log_level, log_message }) => `${log_level}: ${log_message}`);
  const pass = (ms: number) => {
    now += ms;
  };
  return { logger, entries, texts, pass, end };
}

describe('connectServiceLog', () => {
  it('brings warnings and errors to the desk, as entries about no order', () => {
    const { logger, entries } = connected();
    logger.info('not this');
    logger.warn('mail delivery tries again');
    expect(entries).toEqual([
      expect.objectContaining({
        timestamp: 1_000,
        scope: 'event',
        log_level: 'warning',
        file_name: 'trading',
        account: null,
        numeric_id: null,
        log_message: 'mail delivery tries again',
      }),
    ]);
  });

  it('is bounded, counts what it left out, and always tells of what is fatal', () => {
    const { logger, texts, pass } = connected();
    for (const text of ['a', 'b', 'c', 'd']) logger.error(text);
    logger.fatal('down');
    pass(1_000);
    logger.warn('e');
    expect(texts()).toEqual(['error: a', 'error: b', 'critical: down (2 more before this one)', 'warning: e']);
  });

  it("does not repeat an error's own text, which may be about somebody's order", () => {
    const { logger, entries } = connected();
    logger.error(new Error('order 7 of ALDGATE'));
    expect(entries[0]?.log_message).toContain('did not expect');
  });

  it('ends', () => {
    const { logger, entries, end } = connected();
    end();
    logger.error('unheard');
    expect(entries).toEqual([]);
  });
});
