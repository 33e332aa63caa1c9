import type { NormalInverseGamma } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ArmBeliefs } from '../routing/arm-beliefs.ts';
import type { TradingMemory } from '../world/trading-memory.ts';

const BELIEFS = 'arm-beliefs';

const BeliefSchema = Type.Object({
  mean: Type.Number(),
  strength: Type.Number(),
  shape: Type.Number(),
  scale: Type.Number(),
});

const EntriesSchema = Type.Array(Type.Tuple([Type.String(), BeliefSchema]));

/** What the arms of multi-arm groups are believed to cost, as it was learnt so far. */
export async function readBeliefs(memory: TradingMemory): Promise<ArmBeliefs> {
  const body = await memory.read(BELIEFS);
  const entries: readonly (readonly [string, NormalInverseGamma])[] = Value.Check(EntriesSchema, body) ? body : [];
  return new ArmBeliefs(entries);
}

export async function keepBeliefs(memory: TradingMemory, beliefs: ArmBeliefs): Promise<void> {
  await memory.write(BELIEFS, beliefs.entries());
}
