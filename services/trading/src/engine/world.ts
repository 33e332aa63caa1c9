import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { firstSession, type SessionCalendarOptions } from '../market/session-calendar.ts';
import type { TradingMemory } from './trading-memory.ts';

const WORLD = 'world';

const WorldSchema = Type.Object({
  seed: Type.Integer(),
  firstOpenMs: Type.Number(),
  firstDate: Type.String({ minLength: 10, maxLength: 10 }),
});

/** What must stay the same for as long as the database does: instruments and trading days follow from it. */
export type World = Static<typeof WorldSchema>;

export type WorldOptions = { readonly seed: number; readonly serverTimeZone: string; readonly nowMs: () => number };

/** The world of this database; one that has none yet begins now. */
export async function openWorld(memory: TradingMemory, options: WorldOptions): Promise<World> {
  const known = await memory.read(WORLD);
  if (Value.Check(WorldSchema, known)) return known;
  const world = { seed: options.seed, ...firstSession(options.nowMs(), options.serverTimeZone) };
  await memory.write(WORLD, world);
  return world;
}

export function sessionOf({ firstOpenMs, firstDate }: World): SessionCalendarOptions {
  return { firstOpenMs, firstDate };
}
