import { isStagingStrategy } from '../child-actions.ts';
import { parameterProblems, STAGED_FOR } from '../order-ticket/ticket-strategy.ts';
import type { StrategyName } from '../strategies/strategy-names.ts';
import type { ActionOrder } from './action-order.ts';
import type { ModifyChange } from './modify-draft.ts';
import { type OrderValues, stagedFor, strategyOf, valuesOf } from './order-values.ts';

/** Changes to a waiting order before it starts. */
export type StartDraft = { readonly strat?: StrategyName | undefined; readonly values: OrderValues };

export const NOTHING_SET: StartDraft = { values: {} };

/** The strategy that it starts with. Null until a trading strategy is chosen. */
export function startStrategy(order: ActionOrder, { strat }: StartDraft): StrategyName | null {
  return strat ?? ownStrategy(order);
}

function ownStrategy(order: ActionOrder): StrategyName | null {
  return isStagingStrategy(order.strat) ? stagedFor(order) : strategyOf(order);
}

/** The parameters that it starts with, by short key. Another strategy keeps the times and uses its defaults. */
export function startValues(order: ActionOrder, draft: StartDraft): OrderValues {
  const own = valuesOf(order);
  const isOther = draft.strat !== undefined && draft.strat !== ownStrategy(order);
  const kept = Object.entries(own).filter(([key]) =>
    isOther ? key === 'st' || key === 'et' : !NO_PARAMETERS.has(key),
  );
  return { ...Object.fromEntries(kept), ...draft.values };
}

/** Keys of the text that are not strategy parameters. */
const NO_PARAMETERS = new Set([STAGED_FOR, 'strat']);

/** The arguments of order.release and order.send_staged, without the id. Null without a strategy. */
export function startChange(order: ActionOrder, draft: StartDraft): ModifyChange | null {
  const strategy = startStrategy(order, draft);
  if (strategy === null || strategy === 'staging') return null;
  const isAsItCame =
    !isStagingStrategy(order.strat) && draft.strat === undefined && Object.keys(draft.values).length === 0;
  if (isAsItCame) return {};
  const known = Object.entries(startValues(order, draft)).filter(([, value]) => value !== null);
  return { strat: strategy, strategy_parameters: JSON.stringify(Object.fromEntries(known)) };
}

/** Why it cannot start; null when it can. */
export function whyNotStart(order: ActionOrder, draft: StartDraft): string | null {
  const strategy = startStrategy(order, draft);
  if (strategy === null || strategy === 'staging') return 'Choose a strategy';
  const units = { lot_size: 1, tick_size: null };
  const [problem = null] = Object.values(parameterProblems(strategy, startValues(order, draft), units));
  return problem;
}
