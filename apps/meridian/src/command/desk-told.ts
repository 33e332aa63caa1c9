import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '@meridian/storage/database';

/** The names under which a desk reads the outbox: as one process, and with its services apart. */
const DESK_READERS = ['meridian', 'trading'];
const LOOK_EVERY_MS = 100;

/** Waits until the desk that runs has read every change of now. False when it does not in time. */
export async function isDeskTold({ db }: OpenDatabase, timeoutMs: number): Promise<boolean> {
  const { newest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  for (let waitedMs = 0; waitedMs <= timeoutMs; waitedMs += LOOK_EVERY_MS) {
    const { read } = await db
      .selectFrom('outbox_cursor')
      .select(({ fn }) => fn.max('last_id').as('read'))
      .where('consumer', 'in', DESK_READERS)
      .executeTakeFirstOrThrow();
    if ((read ?? 0) >= (newest ?? 0)) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}

const PATIENCE_MS = 10_000;

/** The last line of a command that changed something: whether the desk knows. */
export async function toldLine(database: OpenDatabase): Promise<string> {
  return (await isDeskTold(database, PATIENCE_MS))
    ? 'The running desk was told.'
    : 'The running desk has not read it yet. It does as soon as it reaches its database: look at /readyz.';
}
