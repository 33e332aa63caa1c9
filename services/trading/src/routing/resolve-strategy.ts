import { type BanditArm, chooseArm } from '@meridian/cost-model/bandit/choose-arm';
import type { NormalInverseGamma } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { isStrategyName, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import { assetDefaults, type Found, findStrategy } from './find-strategy.ts';
import { learningKey } from '@meridian/domain/strategy-groups/group-document';
import { matchRule } from '@meridian/domain/strategy-groups/match-rule';
import { type ResolvedStrategy, ResolveTrail } from './resolve-trail.ts';
import type { RoutingConfiguration, RoutingGroup } from './routing-configuration.ts';
import type { RoutingOrder } from './routing-order.ts';

export type ResolveOptions = {
  readonly configuration: RoutingConfiguration;
  readonly order: RoutingOrder;
  /** What is believed of an arm's cost, by the learning of its group. */
  readonly beliefOf: (group: string, arm: string) => NormalInverseGamma;
  /** The same seed gives the same arm. */
  readonly seed: string;
};

type Onward =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'algorithm'; readonly strategy: StrategyName }
  | { readonly kind: 'nowhere'; readonly reason: string };

/** More steps than anybody would configure on purpose. */
const MAX_STEPS = 20;

function ownerWords({ owner_account, owner_alloc_account }: Owned): string {
  return owner_alloc_account ?? owner_account ?? 'all accounts';
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The first matching rule decides. Without one the base applies. */
function byRules(order: RoutingOrder, { rules, base }: RoutingGroup, trail: ResolveTrail): string {
  for (const [index, rule] of rules.entries()) {
    const match = matchRule(order, rule);
    trail.say(`Rule ${index + 1} ${match.isMatch ? 'holds' : 'does not hold'}: ${match.words}.`);
    if (match.isMatch) return rule.result_destination;
  }
  trail.say(`No rule holds: ${base} is used.`);
  return base;
}

/** Chooses an arm at random, and records the probabilities. */
function byArms({ beliefOf, seed }: ResolveOptions, group: RoutingGroup, trail: ResolveTrail): string {
  const arms: BanditArm[] = Object.entries(group.multi_arm_param_values).map(([name, allocation]) =>
    Object.assign({ name, belief: beliefOf(learningKey(group), name) }, allocation),
  );
  const choice = chooseArm(arms, `${seed}/${group.name}`);
  if (choice === null) {
    trail.say(`It has no arms: ${group.base} is used.`);
    return group.base;
  }
  const shares = choice.arms.map(
    ({ name, probability, cheapest }) => `${name} ${percent(probability)} (cheapest with ${percent(cheapest)})`,
  );
  trail.say(
    `Arms: ${shares.join(', ')}.`,
    `The draw ${choice.draw.toFixed(6)} of seed ${choice.seed} chose ${choice.arm}.`,
  );
  trail.addArm(learningKey(group), choice.arm);
  return choice.arm;
}

function throughGroup(options: ResolveOptions, group: RoutingGroup, trail: ResolveTrail): string {
  trail.addGroup(group.name);
  trail.say(`Group ${group.name} (${group.type}, ${ownerWords(group)}).`);
  if (group.type === 'conditional') return byRules(options.order, group, trail);
  if (group.type === 'multi-arm') return byArms(options, group, trail);
  trail.say(`${group.base} is its base.`);
  return group.base;
}

function onward(options: ResolveOptions, found: Found, trail: ResolveTrail): Onward {
  if (found.kind === 'algorithm') return found;
  if (found.kind === 'group') return { kind: 'name', name: throughGroup(options, found.group, trail) };
  if (found.kind === 'custom') {
    const { custom } = found;
    trail.say(`Custom strategy ${custom.strategy_name}, version ${custom.version} (${ownerWords(custom)}).`);
    trail.addSetting(custom.strategy_name, custom.version, custom.param_values);
    return { kind: 'name', name: custom.strategy_destination };
  }
  const { setting } = found;
  trail.say(`Setting ${setting.strategy_destination} (${ownerWords(setting)}).`);
  trail.addSetting(setting.strategy_destination, setting.version ?? null, setting.settings);
  // A flat setting names its algorithm directly, even if it has an algorithm's name.
  const strategy = setting.strategy_name.trim().toLowerCase();
  if (isStrategyName(strategy)) return { kind: 'algorithm', strategy };
  return { kind: 'nowhere', reason: `Setting ${setting.strategy_destination} names no algorithm.` };
}

function finish(
  { configuration, order }: ResolveOptions,
  strategy: StrategyName,
  trail: ResolveTrail,
): ResolvedStrategy {
  const defaults = assetDefaults(configuration, order);
  if (defaults !== undefined) {
    trail.say('The defaults for futures apply where nothing else is set.');
    trail.addDefaults(defaults.settings);
  }
  trail.say(`Worked by ${PARAMETER_CATALOGUE[strategy].label}.`);
  return trail.resolved(strategy);
}

/** Resolves the name on an order to an algorithm, through groups, custom strategies and settings. */
export function resolveStrategy(options: ResolveOptions): ResolvedStrategy {
  const { configuration, order } = options;
  const trail = new ResolveTrail();
  const { as } = order.strategy_parameters;
  let name = typeof as === 'string' && as.trim() !== '' ? as : order.strat;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = findStrategy(configuration, order, name);
    if (found === null)
      return trail.refused(`There is no strategy ${name} for ${order.account} in ${order.asset_class}.`);
    if (!trail.enter(found.kind, name)) return trail.refused(`${name} leads back to itself: ${trail.path}.`);
    const next = onward(options, found, trail);
    if (next.kind === 'nowhere') return trail.refused(next.reason);
    if (next.kind === 'algorithm') return finish(options, next.strategy, trail);
    name = next.name;
  }
  return trail.refused(`${order.strat} goes through more than ${MAX_STEPS} strategies.`);
}
