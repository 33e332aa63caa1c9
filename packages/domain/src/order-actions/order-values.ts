import { STAGED_FOR } from '../order-ticket/ticket-strategy.ts';
import { parseJsonRecord, textValue } from '../json-text.ts';
import type { ParameterValue } from '../strategies/parameter-definition.ts';
import { isStrategyName, type StrategyName } from '../strategies/strategy-names.ts';
import type { ActionOrder } from './action-order.ts';

export type OrderValues = Readonly<Record<string, ParameterValue>>;

type WithStrategy = Pick<
  ActionOrder,
  'strat' | 'strategy_parameters' | 'start_time' | 'end_time' | 'part_rate' | 'volume_cap' | 'must_finish'
>;

/** The algorithm of an order, in any notation. Null for one outside the catalogue. */
export function strategyOf({ strat }: Pick<ActionOrder, 'strat'>): StrategyName | null {
  const name = strat?.trim().toLowerCase() ?? '';
  return isStrategyName(name) ? name : null;
}

/** The strategy that a staged order is intended for. Null without one. */
export function stagedFor({ strategy_parameters }: Pick<ActionOrder, 'strategy_parameters'>): StrategyName | null {
  const name = textValue(parseJsonRecord(strategy_parameters)?.[STAGED_FOR]);
  return isStrategyName(name) ? name : null;
}

/** The parameters of an order by short key. The order's own fields override the text. */
export function valuesOf(order: WithStrategy): OrderValues {
  const record = parseJsonRecord(order.strategy_parameters) ?? {};
  const simple = Object.entries(record).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  return {
    ...Object.fromEntries(simple),
    st: order.start_time,
    et: order.end_time,
    pr: order.part_rate,
    vc: order.volume_cap,
    mf: order.must_finish,
  };
}
