import type { Logger } from '@meridian/service-kit/logger';
import type { TradingMemory } from '@meridian/trading/world/trading-memory';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FirstLookDesk } from './first-look-desk.ts';

/** Something that a fresh demo should show. Doing it twice changes nothing. */
export type FirstLookStep = {
  readonly name: string;
  readonly run: (desk: FirstLookDesk) => Promise<void>;
};

export type FirstLookOptions = {
  readonly steps: readonly FirstLookStep[];
  readonly desk: FirstLookDesk;
  readonly memory: TradingMemory;
  readonly logger: Logger;
};

const MEMORY = 'first-look';
const DoneSchema = Type.Object({ done: Type.Array(Type.String()) });

type Done = Static<typeof DoneSchema>;

/** Does the steps that were not done before, one after the other. What fails waits for the next start. */
export async function takeFirstLook({ steps, desk, memory, logger }: FirstLookOptions): Promise<void> {
  const { done } = await readDone(memory);
  const known = new Set(done);
  for (const { name, run } of steps) {
    if (known.has(name)) continue;
    try {
      await run(desk);
      if (desk.signal.aborted) return;
      known.add(name);
      await memory.write(MEMORY, { done: [...known] });
    } catch (err) {
      if (desk.signal.aborted) return;
      logger.warn({ err, step: name }, 'the demo has less to show: a step of its first look failed');
    }
  }
}

async function readDone(memory: TradingMemory): Promise<Done> {
  const known = await memory.read(MEMORY);
  return Value.Check(DoneSchema, known) ? known : { done: [] };
}
