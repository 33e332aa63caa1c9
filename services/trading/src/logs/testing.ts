import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { orderLogEntry } from '@meridian/storage/event-log/testing';

type Overrides = Parameters<typeof orderLogEntry>[0];

/** As it comes out of the store. */
export function storedEntry(id: number, overrides: Overrides = {}): StoredLogEntry {
  return { ...orderLogEntry({ timestamp: id, ...overrides }), id };
}
