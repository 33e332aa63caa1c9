import { learningKey } from '@meridian/domain/strategy-groups/group-document';
import { ARM_BELIEFS, armKey, readArmBeliefs } from '@meridian/protocol/ports/routing';
import { ArmBeliefs } from '../routing/arm-beliefs.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import type { TradingMemory } from '../world/trading-memory.ts';

/** The learnt costs of the arms of multi-arm groups. */
export async function readBeliefs(memory: TradingMemory): Promise<ArmBeliefs> {
  return new ArmBeliefs(readArmBeliefs(await memory.read(ARM_BELIEFS)));
}

/** Stores current beliefs. Those of deleted or reset arms are dropped. */
export async function keepBeliefs(
  memory: TradingMemory,
  beliefs: ArmBeliefs,
  { groups }: Pick<RoutingConfiguration, 'groups'>,
): Promise<void> {
  const arms = groups.flatMap((group) =>
    Object.keys(group.multi_arm_param_values).map((arm) => armKey(learningKey(group), arm)),
  );
  beliefs.keepOnly(new Set(arms));
  await memory.write(ARM_BELIEFS, beliefs.entries());
}
