import type { OpenDatabase } from '@meridian/storage/database';
import type { OpenWorldOptions } from '../../world/world.ts';

/** What a world is opened with that needs no database. */
export function memoryForTests(nowMs: () => number): Omit<OpenWorldOptions, 'settings'> {
  const documents = new Map<string, unknown>();
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worlds of these tests ask it nothing.
    database: {} as OpenDatabase,
    memory: {
      read: async (name) => documents.get(name) ?? null,
      write: async (name, body) => void documents.set(name, body),
    },
    serverTimeZone: 'America/New_York',
    nowMs,
  };
}
