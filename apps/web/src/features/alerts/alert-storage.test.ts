import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../session/safe-storage.ts';
import { type AlertLog, NO_ALERTS, withAlert } from './alert-log.ts';
import { alertsKey, readAlertLog, storeAlertLog } from './alert-storage.ts';

const entry = { id: 'a1', timeMs: 5, tone: 'critical', subject: 'Destination', message: 'CROSS-X is down.' } as const;

describe('stored alerts', () => {
  it('come back as they were, for their own user', () => {
    const values = new Map<string, string>();
    const storage = createSafeStorage(() => ({
      length: 0,
      clear: () => values.clear(),
      key: () => null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }));
    const log: AlertLog = withAlert(NO_ALERTS, entry);
    storeAlertLog(storage, 7, log);
    expect(readAlertLog(storage.get(alertsKey(7)))).toEqual(log);
    expect(readAlertLog(storage.get(alertsKey(8)))).toBeNull();
  });

  it('that somebody else wrote are passed over, and never more than five', () => {
    expect(readAlertLog('no JSON')).toBeNull();
    expect(readAlertLog(JSON.stringify({ entries: 'none', unread: 1 }))).toBeNull();
    expect(readAlertLog(JSON.stringify({ entries: [entry], unread: -1 }))).toBeNull();
    const many = Array.from({ length: 9 }, (_, index) => ({ ...entry, id: `a${index}` }));
    const read = readAlertLog(JSON.stringify({ entries: [{ id: 3 }, ...many], unread: 2 }));
    expect([read?.entries.length, read?.entries[0]?.id, read?.unread]).toEqual([5, 'a0', 2]);
  });
});
