import { formatQuantity } from '../number-format.ts';
import type { OrderSide } from '../order-side.ts';
import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import type { ParameterValue } from '../strategies/parameter-definition.ts';
import type { StrategyName } from '../strategies/strategy-names.ts';

const SIDE_VERBS: Readonly<Record<OrderSide, string>> = {
  BUY: 'Buy',
  'BUY COVER': 'Buy to cover',
  SELL: 'Sell',
  'SELL SHORT': 'Sell short',
};

export type SentenceInput = {
  readonly order_side: OrderSide;
  readonly order_qty: number | null;
  readonly exchange_symbol: string;
  /** The limit as it is written, or MKT. Null while none is entered. */
  readonly limit: string | null;
  readonly strat: StrategyName;
  /** The group that decides the strategy, if one was chosen. */
  readonly group: string | null;
  /** By short key. Missing parameters have the strategy's default. */
  readonly values: Readonly<Record<string, ParameterValue>>;
};

/** The label of the send button: `Buy 123,400 NVDA @ 412.50 · POV 10%`. */
export function orderSentence(input: SentenceInput): string {
  const { order_side, order_qty, exchange_symbol, limit, strat, group, values } = input;
  const price = limit === null ? '' : `@ ${limit}`;
  const what = [SIDE_VERBS[order_side], formatQuantity(order_qty), exchange_symbol, price].filter(
    (word) => word !== '',
  );
  const { label, parameters } = PARAMETER_CATALOGUE[strat];
  const rate = parameters.find(({ key }) => key === 'pr');
  const percent = rate === undefined ? null : (values['pr'] ?? rate.default);
  const way = typeof percent === 'number' ? `${label} ${percent}%` : label;
  return `${what.join(' ')} · ${group ?? way}`;
}
