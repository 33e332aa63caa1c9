import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlertEntry,
  type AlertLog,
  missedAlerts,
  NO_ALERTS,
  unreadBadge,
  withAlert,
  withAllRead,
} from './alert-log.ts';

function entry(number: number): AlertEntry {
  return { id: `a${number}`, timeMs: number, tone: 'critical', subject: 'Destination', message: `message ${number}` };
}

function logOf(numbers: readonly number[]): AlertLog {
  return numbers.reduce<AlertLog>((log, number) => withAlert(log, entry(number)), NO_ALERTS);
}

describe('the alert log', () => {
  it('keeps the newest five, newest first, and counts every unread one', () => {
    const log = logOf([1, 2, 3, 4, 5, 6, 7]);
    expect(log.entries.map(({ timeMs }) => timeMs)).toEqual([7, 6, 5, 4, 3]);
    expect(log.unread).toBe(7);
    expect(missedAlerts(log, log.unread)).toBe(2);
  });

  it('takes a repeated alert as the same news', () => {
    expect(logOf([1, 1])).toEqual(logOf([1]));
  });

  it('is read once its panel was opened, and keeps what it showed', () => {
    const read = withAllRead(logOf([1, 2]));
    expect(read.unread).toBe(0);
    expect(read.entries).toHaveLength(2);
    expect(withAlert(read, entry(3)).unread).toBe(1);
  });

  it('never holds more than five, whatever comes', () => {
    assert(
      property(array(integer()), (numbers) => {
        const log = logOf(numbers);
        expect(log.entries.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('unreadBadge', () => {
  it('stays narrow', () => {
    expect(unreadBadge(3)).toBe('3');
    expect(unreadBadge(100)).toBe('99+');
  });
});
