import { describe, expect, it } from 'vitest';
import { cleanLogEntry, MAX_LOG_MESSAGE } from './clean-log-entry.ts';
import { orderLogEntry, serviceLine } from './testing.ts';

describe('cleanLogEntry', () => {
  it('leaves a good entry as it is', () => {
    expect(cleanLogEntry(orderLogEntry(), 9)).toEqual(orderLogEntry());
    expect(cleanLogEntry(serviceLine('started'), 9)).toEqual(serviceLine('started'));
  });

  it('bounds texts, and takes out what PostgreSQL cannot store', () => {
    const long = cleanLogEntry(orderLogEntry({ log_message: 'x'.repeat(5_000), symbol: 'V\0OD' }), 9);
    expect(long.log_message).toHaveLength(MAX_LOG_MESSAGE);
    expect(long.log_message.endsWith('…')).toBe(true);
    expect(long.symbol).toBe('VOD');
  });

  it('gives numbers that are none a stand-in', () => {
    const odd = orderLogEntry({ timestamp: Number.NaN, size: Number.POSITIVE_INFINITY, numeric_id: 1.5 });
    expect(cleanLogEntry(odd, 9)).toMatchObject({ timestamp: 9, size: null, numeric_id: null });
  });
});
