import { createLogger } from '@meridian/service-kit/logger';
import { describe, expect, it } from 'vitest';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { LivedDays } from './keep-lived-days.ts';
import type { LivedDay } from './lived-day.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

const MINUTE_MS = 60_000;
const ENDED_MS = TEST_DAY.closeMs + MINUTE_MS;

const dayOf = (date: string): LivedDay => ({
  day: { ...TEST_DAY, date },
  beganSeq: 1,
  endedSeq: 9,
  beganMs: TEST_DAY.openMs,
  endedMs: ENDED_MS,
  nextDate: '2026-11-18',
  totals: [],
});

const extent = { rows: 1_234, bytes: 1 };
const WRITTEN: LivedDayOutcome = {
  kind: 'written',
  tables: { parent_orders: { rows: 1, bytes: 1 }, child_orders: extent, executions: extent, day_stats: extent },
  seenPercent: 100,
  forgotten: 0,
};

/** Finished days, and the results of the attempts to write them, in turn. */
function keeper(dates: readonly string[], outcomes: (LivedDayOutcome | Error)[]) {
  const clock = { nowMs: ENDED_MS + MINUTE_MS };
  const unwritten = new Set(dates);
  const attempts: string[] = [];
  const messages: string[] = [];
  const days = new LivedDays({
    newestDaySeq: async () => 9,
    unwritten: async () => [...unwritten].map(dayOf),
    write: async ({ day }, isPatienceOver) => {
      attempts.push(isPatienceOver ? `${day.date} at last` : day.date);
      const outcome = outcomes.shift() ?? WRITTEN;
      if (outcome instanceof Error) throw outcome;
      if (outcome.kind === 'written') unwritten.delete(day.date);
      return outcome;
    },
    log: ({ log_message }) => messages.push(log_message),
    logger: createLogger({ level: 'silent' }),
    nowMs: () => clock.nowMs,
  });
  return { days, clock, attempts, messages };
}

describe('days that are over', () => {
  it('are written once each, oldest first, and the log says what was written', async () => {
    const { days, attempts, messages } = keeper(['2026-11-16', '2026-11-17'], []);
    await days.look();
    await days.look();
    expect(attempts).toEqual(['2026-11-16', '2026-11-17']);
    expect(messages[0]).toBe(
      'Trading day 2026-11-16 is kept for reports: 1 parent order, 1,234 child orders, 1,234 executions, 1,234 instruments.',
    );
  });

  it('wait until their last reports are in', async () => {
    const { days, clock, attempts } = keeper(['2026-11-16'], []);
    clock.nowMs = ENDED_MS + 1_000;
    await days.look();
    expect(attempts).toEqual([]);
  });

  it('are tried again later when they could not be written, and the log says why', async () => {
    const { days, clock, attempts, messages } = keeper(['2026-11-16'], [new Error('the disk is full')]);
    await days.look();
    await days.look();
    expect(attempts).toHaveLength(1);
    expect(messages).toEqual([
      'Trading day 2026-11-16 could not be kept for reports: the disk is full. It is tried again in 1 minute.',
    ]);
    clock.nowMs += MINUTE_MS;
    await days.look();
    expect(attempts).toHaveLength(2);
    expect(messages.at(-1)).toContain('is kept for reports');
  });

  it('hold nobody up: a day that fails is no reason not to write the next', async () => {
    const { days, attempts } = keeper(['2026-11-16', '2026-11-17'], [new Error('no')]);
    await days.look();
    expect(attempts).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('wait for orders that have not ended, but not for ever', async () => {
    const unfinished = { kind: 'unfinished', openOrders: 2 } as const;
    const { days, clock, attempts, messages } = keeper(['2026-11-16'], [unfinished]);
    await days.look();
    await days.look();
    clock.nowMs = ENDED_MS + 10 * MINUTE_MS;
    await days.look();
    expect(attempts).toEqual(['2026-11-16', '2026-11-16 at last']);
    expect(messages).toHaveLength(1);
  });

  it('say how much of the market was seen, and what could not be read', async () => {
    const part = { ...WRITTEN, seenPercent: 64.26, forgotten: 2 };
    const { days, messages } = keeper(['2026-11-16'], [part]);
    await days.look();
    expect(messages[0]).toContain('The market was seen for 64.3 % of continuous trading.');
    expect(messages[0]).toContain('2 orders could no longer be read whole and stayed out.');
  });
});
