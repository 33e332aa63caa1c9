import type { Maybe } from './maybe.ts';

export const STAGING_STRATEGY = 'Staging';

/** Part of the name of load-balance lists. The balancer owns the child orders of these lists. */
export const LOAD_BALANCE_MARK = '_LB_';

export function isStagingStrategy(strat: Maybe<string>): boolean {
  return strat?.trim().toLowerCase() === STAGING_STRATEGY.toLowerCase();
}

export function isLoadBalanceList(listName: Maybe<string>): boolean {
  return listName?.includes(LOAD_BALANCE_MARK) ?? false;
}

/** A staged parent has no child orders until it is sent, so child actions exclude it. */
export function parentsForChildActions<Row extends { readonly strat?: Maybe<string> }>(
  parents: readonly Row[],
): readonly Row[] {
  return parents.filter((parent) => !isStagingStrategy(parent.strat));
}

/** On the power search grid only orders of a list count, except those of a load-balance list. */
export function powerSearchOrdersForChildActions<
  Row extends { readonly strat?: Maybe<string>; readonly list_name?: Maybe<string> },
>(orders: readonly Row[]): readonly Row[] {
  return parentsForChildActions(orders).filter(({ list_name }) => {
    const hasList = list_name !== null && list_name !== undefined && list_name !== '';
    return hasList && !isLoadBalanceList(list_name);
  });
}
