import type { DrawnArm } from '../kernel/ports.ts';
import { mergeValues } from '@meridian/domain/strategies/merge-values';
import { PARAMETER_CATALOGUE, suitsInstrument, unsuitableText } from '@meridian/domain/strategies/parameter-catalogue';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { type PlannedVenue, planVenues } from './plan-venues.ts';
import { resolveStrategy } from './resolve-strategy.ts';
import type { ParameterRecord } from './resolve-trail.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { RoutingHealth } from './routing-health.ts';
import type { RoutingOrder } from './routing-order.ts';

export type RoutingResult =
  | {
      readonly kind: 'routed';
      readonly strategy: StrategyName;
      /** Settings under the order's own values, with `strat` set to the strategy that works it. */
      readonly parameters: ParameterRecord;
      readonly settingName: string | null;
      readonly settingVersion: number | null;
      readonly groupName: string | null;
      readonly arms: readonly DrawnArm[];
      /** By priority. Unreachable venues are marked, not left out. */
      readonly venues: readonly PlannedVenue[];
      /** Destinations that can be reached, in the order in which the venues ask for them. */
      readonly destinations: readonly string[];
      readonly explanation: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly explanation: readonly string[] };

/** Where an order goes and how it is worked, with every step explained. Deterministic. */
export function route(
  order: RoutingOrder,
  configuration: RoutingConfiguration,
  health: RoutingHealth,
  seed: string,
): RoutingResult {
  const found = resolveStrategy({ configuration, order, beliefOf: health.beliefOf, seed });
  if (found.kind === 'refused') return found;
  const { strategy, settingName, settingVersion, groupName, arms } = found;
  const instrument = { assetClass: order.asset_class, assetSubClass: order.asset_sub_class };
  if (!suitsInstrument(PARAMETER_CATALOGUE[strategy], instrument)) {
    const reason = unsuitableText(PARAMETER_CATALOGUE[strategy], order.exchange_symbol);
    return { kind: 'refused', reason, explanation: found.explanation };
  }
  const plan = planVenues(order.venues, configuration, health);
  const explanation = [...found.explanation, ...plan.explanation];
  if (plan.venues.length === 0 && strategy !== 'staging') {
    return { kind: 'refused', reason: `No venue is left for ${order.exchange_symbol}.`, explanation };
  }
  const reached = plan.venues.filter(({ isUp }) => isUp).map(({ destination }) => destination);
  return {
    kind: 'routed',
    strategy,
    parameters: { ...mergeValues(found.parameters, order.strategy_parameters), strat: strategy },
    settingName,
    settingVersion,
    groupName,
    arms,
    venues: plan.venues,
    destinations: [...new Set(reached)],
    explanation,
  };
}
