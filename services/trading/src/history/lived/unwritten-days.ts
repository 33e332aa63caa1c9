import { findDays } from '@meridian/history/days/find-days';
import type { OpenDatabase } from '@meridian/storage/database';
import type { WorldOrigin } from '../../world/world-origin.ts';
import { endedDays, type LivedDay } from './lived-day.ts';
import { livedSource } from './lived-source.ts';

export type UnwrittenDaysOptions = {
  readonly database: Pick<OpenDatabase, 'pool'>;
  readonly dir: string;
  readonly world: WorldOrigin;
};

/** Finished days that are not written, oldest first. A damaged day counts as not written. */
export async function unwrittenDays({ database, dir, world }: UnwrittenDaysOptions): Promise<readonly LivedDay[]> {
  const ended = await endedDays(database);
  const { whole } = await findDays(dir, { from: ended[0]?.day.date });
  const source = livedSource(world);
  const written = new Set(whole.filter((manifest) => manifest.source === source).map(({ tradeDate }) => tradeDate));
  return ended.filter(({ day }) => !written.has(day.date));
}

/** Events from here on are still needed. Infinite when all days are written. */
export async function wantedFromMs(options: UnwrittenDaysOptions): Promise<number> {
  const [oldest] = await unwrittenDays(options);
  return oldest?.beganMs ?? Number.POSITIVE_INFINITY;
}
