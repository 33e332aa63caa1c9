import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { describe, expect, it } from 'vitest';
import { RepeatedLines } from './repeated-lines.ts';

function line(timestamp: number, log_message = 'ALPHA is not connected'): NewLogEntry {
  return {
    timestamp,
    log_level: 'error',
    list_name: null,
    numeric_id: 1,
    symbol: 'ACME',
    side: 'BUY',
    size: 1,
    file_name: 'vwap',
    log_message,
    scope: 'event',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
  };
}

describe('repeated lines', () => {
  it('are said once a minute, with how many there were', () => {
    const lines = new RepeatedLines();
    expect(lines.pass('1 down', line(0))).toEqual(line(0));
    expect([lines.pass('1 down', line(500)), lines.pass('1 down', line(1_500))]).toEqual([null, null]);
    expect(lines.due(59_999)).toEqual([]);
    expect(lines.due(60_000)).toEqual([line(1_500, 'ALPHA is not connected (2 in the last minute)')]);
    expect(lines.pass('1 down', line(61_000))).toBeNull();
    expect(lines.due(120_000)).toHaveLength(1);
  });

  it('are new again after a minute of silence', () => {
    const lines = new RepeatedLines();
    lines.pass('1 down', line(0));
    expect(lines.due(60_000)).toEqual([]);
    expect(lines.pass('1 down', line(60_001))).toEqual(line(60_001));
  });

  it('are those of one order and one reason', () => {
    const lines = new RepeatedLines();
    lines.pass('1 down', line(0));
    expect(lines.pass('2 down', line(1))).not.toBeNull();
    expect(lines.pass('1 frozen', line(2))).not.toBeNull();
  });
});
