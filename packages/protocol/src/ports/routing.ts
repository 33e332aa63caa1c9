import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** Bus topic on which every change of strategies, groups, destinations and venues is told; whoever uses them reads them anew. */
export const ROUTING_CHANGED = 'routing.changed';

/** Under this name the engine keeps what it learnt of the arms of multi-arm groups. */
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

/** What was learnt of each arm; nothing where it cannot be read. */
export function readArmBeliefs(body: unknown): Static<typeof ArmBeliefsSchema> {
  return Check(ArmBeliefsSchema, body) ? body : [];
}

/** Under this name the engine keeps which strategies its unfinished orders name. */
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
  return Check(LiveStrategiesSchema, body) ? body : [];
}
