import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import type { StrategyParameter } from '../strategies/parameter-definition.ts';
import type { ActionOrder } from './action-order.ts';
import { strategyOf } from './order-values.ts';
import { termLines } from './term-lines.ts';

/** The terms that many orders have alike, by label; null where they differ. */
export function sharedTerms(orders: readonly ActionOrder[], zone: string): ReadonlyMap<string, string | null> {
  const shared = new Map<string, string | null>();
  for (const [at, order] of orders.entries()) {
    for (const { label, before } of termLines(order, order, zone)) {
      const isAlike = at === 0 || shared.get(label) === before;
      shared.set(label, isAlike ? before : null);
    }
  }
  return shared;
}

/** The parameters that each of the orders' strategies takes and leaves to the trader. */
export function sharedParameters(orders: readonly ActionOrder[]): readonly StrategyParameter[] {
  const strategies = [...new Set(orders.map((order) => strategyOf(order)))];
  const taken = strategies.map((strategy) =>
    strategy === null ? [] : PARAMETER_CATALOGUE[strategy].parameters.filter(({ isFixed }) => !isFixed),
  );
  const [first = [], ...others] = taken;
  return first.filter(({ key }) => others.every((parameters) => parameters.some((other) => other.key === key)));
}
