import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import { type Static, Type } from 'typebox';
import { matches } from '../matches.ts';

/** Bus topic for changes of strategies, groups, destinations and venues. Subscribers reload them. */
export const ROUTING_CHANGED = 'routing.changed';

/** The name under which the engine stores the learning of multi-arm groups. */
export const ARM_BELIEFS = 'arm-beliefs';

export function armKey(group: string, arm: string): string {
  return `${group}|${arm}`;
}

const BeliefSchema = Type.Object({
  mean: Type.Number(),
  strength: Type.Number(),
  shape: Type.Number(),
  scale: Type.Number(),
});

/** By `armKey`. */
const ArmBeliefsSchema = Type.Array(Type.Tuple([Type.String(), BeliefSchema]));

/** The learning of each arm. Empty when it cannot be read. */
export function readArmBeliefs(body: unknown): Static<typeof ArmBeliefsSchema> {
  return matches(ArmBeliefsSchema, body) ? body : [];
}

/** The name under which the engine stores the strategies of unfinished orders. */
export const LIVE_STRATEGIES = 'live-strategies';

const LiveStrategiesSchema = Type.Array(
  Type.Object({
    strategy: Type.String(),
    asset_class: Type.Enum(ASSET_CLASSES),
    account: Type.String(),
    alloc_account: Type.String(),
    orders: Type.Integer({ minimum: 1 }),
  }),
);

export function readLiveStrategies(body: unknown): readonly OrdersByStrategy[] {
  return matches(LiveStrategiesSchema, body) ? body : [];
}
