import { StartupProblem } from '@meridian/protocol/startup-problem';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { firstSession, type SessionCalendarOptions } from '../market/session-calendar.ts';
import type { TradingMemory } from './trading-memory.ts';

const WORLD = 'world';

const WorldOriginSchema = Type.Object({
  /** Missing in databases from before there were several worlds. */
  name: Type.Optional(Type.String({ minLength: 1 })),
  seed: Type.Integer(),
  firstOpenMs: Type.Number(),
  firstDate: Type.String({ minLength: 10, maxLength: 10 }),
});

/** The fixed start of a database's world. Instruments and trading days follow from it. */
export type WorldOrigin = Static<typeof WorldOriginSchema>;

/** The world of a database without a name. */
const FIRST_NAME = 'simulated';

export type WorldOriginOptions = {
  readonly name: string;
  readonly seed: number;
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};

/** Reads the origin of this database's world. An empty database begins now; another world is refused. */
export async function openWorldOrigin(memory: TradingMemory, options: WorldOriginOptions): Promise<WorldOrigin> {
  const { name, seed, serverTimeZone, nowMs } = options;
  const known = await memory.read(WORLD);
  if (Value.Check(WorldOriginSchema, known)) {
    const { name: knownName = FIRST_NAME } = known;
    if (knownName === name) return known;
    throw new StartupProblem(
      `The orders in this database belong to a ${knownName} world, and WORLD is ${name}.`,
      `Start with WORLD=${knownName}, or use another database.`,
    );
  }
  const origin = { name, seed, ...firstSession(nowMs(), serverTimeZone) };
  await memory.write(WORLD, origin);
  return origin;
}

export function sessionOf({ firstOpenMs, firstDate }: WorldOrigin): SessionCalendarOptions {
  return { firstOpenMs, firstDate };
}
