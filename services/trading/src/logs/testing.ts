import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { orderLogEntry } from '@meridian/storage/event-log/testing';

type Overrides = Parameters<typeof orderLogEntry>[0];

/** An entry as the store returns it. */
export function storedEntry(id: number, overrides: Overrides = {}): StoredLogEntry {
  return { ...orderLogEntry({ timestamp: id, ...overrides }), id };
}
