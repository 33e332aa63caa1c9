import type { OpenDatabase } from '@meridian/storage/database';
import type { WorldOrigin } from '../../world/world-origin.ts';
import type { Reference } from '../../reference/reference.ts';
import { LivedDays, type LivedDaysOptions } from './keep-lived-days.ts';
import { newestDaySeq } from './lived-day.ts';
import { unwrittenDays } from './unwritten-days.ts';
import { writeApart } from './write-apart.ts';

export type StartLivedDaysOptions = Pick<LivedDaysOptions, 'log' | 'logger' | 'nowMs'> & {
  readonly database: Pick<OpenDatabase, 'pool' | 'url'>;
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly world: WorldOrigin;
  readonly reference: Reference;
  readonly machineName: string;
};

const LOOK_EVERY_MS = 20_000;

/** The lived days of a database and a folder. */
export function livedDaysOf(options: StartLivedDaysOptions): LivedDays {
  const { database, dir, world, reference, machineName, ...rest } = options;
  const where = { databaseUrl: database.url, dir, world, reference, machineName };
  return new LivedDays({
    ...rest,
    newestDaySeq: () => newestDaySeq(database),
    unwritten: () => unwrittenDays({ database, dir, world }),
    write: (lived, isPatienceOver, signal) => writeApart({ ...where, lived, isPatienceOver }, signal),
  });
}

/** Runs regularly, first some time after the start, for days that ended while the server was down. */
export function startLivedDays(options: StartLivedDaysOptions): { close(): Promise<void> } {
  const days = livedDaysOf(options);
  const looking = setInterval(() => void days.look(), LOOK_EVERY_MS);
  return {
    close: async () => {
      clearInterval(looking);
      await days.close();
    },
  };
}
