import { parametersFor } from '../strategies/parameter-catalogue.ts';
import type { StrategyParameter } from '../strategies/parameter-definition.ts';
import type { ActionOrder } from './action-order.ts';
import { strategyOf } from './order-values.ts';
import { termLines } from './term-lines.ts';

/** The equal terms of several orders, by label. Null where they differ. */
export function sharedTerms(orders: readonly ActionOrder[], zone: string): ReadonlyMap<string, string | null> {
  const found = new Map<string, string[]>();
  for (const order of orders) {
    for (const { label, before } of termLines(order, order, zone)) {
      const texts = found.get(label);
      if (texts === undefined) found.set(label, [before]);
      else texts.push(before);
    }
  }
  const sharedOf = ([first, ...others]: readonly string[]) =>
    // A term that some orders do not have is not shared.
    others.length === orders.length - 1 && others.every((text) => text === first) ? (first ?? null) : null;
  return new Map([...found].map(([label, texts]) => [label, sharedOf(texts)]));
}

/** The parameters that all of the orders' strategies accept and let the trader set. */
export function sharedParameters(orders: readonly ActionOrder[]): readonly StrategyParameter[] {
  const taken = orders.map((order) => {
    const strategy = strategyOf(order);
    return strategy === null ? [] : parametersFor(strategy, order.asset_class).filter(({ isFixed }) => !isFixed);
  });
  const [first = [], ...others] = taken;
  return first.filter(({ key }) => others.every((parameters) => parameters.some((other) => other.key === key)));
}
