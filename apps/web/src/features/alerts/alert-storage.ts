import { MAX_ALERTS } from '@meridian/domain/constants';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import type { SafeStorage } from '../../session/safe-storage.ts';
import type { AlertEntry, AlertLog } from './alert-log.ts';

/** Stores the alerts of a user. They survive a reload and are the same in all tabs. */
export function alertsKey(userId: number): string {
  return `${STORAGE_KEYS.alerts}:${userId}`;
}

/** Null when missing or invalid. */
export function readAlertLog(text: string | null): AlertLog | null {
  const record = text === null ? null : parseJsonRecord(text);
  if (record === null) return null;
  const { entries, unread } = record;
  if (!Array.isArray(entries) || typeof unread !== 'number' || !Number.isSafeInteger(unread) || unread < 0) return null;
  const known: readonly unknown[] = entries;
  return { entries: known.filter(isEntry).slice(0, MAX_ALERTS), unread };
}

export function storeAlertLog(storage: SafeStorage, userId: number, log: AlertLog): void {
  storage.set(alertsKey(userId), JSON.stringify(log));
}

function isEntry(value: unknown): value is AlertEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof entry['id'] === 'string' &&
    typeof entry['timeMs'] === 'number' &&
    typeof entry['subject'] === 'string' &&
    typeof entry['message'] === 'string' &&
    (entry['tone'] === 'good' || entry['tone'] === 'critical' || entry['tone'] === 'off')
  );
}
