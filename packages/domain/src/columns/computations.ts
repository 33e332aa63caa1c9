import {
  aboveExpectedUsd,
  arrivalChange,
  arrivalCostUsd,
  dvwapCostUsd,
  expectedHigh,
  expectedLow,
  ivwapCostUsd,
  netChangeTicks,
  percentAhead,
  percentChange,
  percentIntervalVolume,
  toTrade,
} from '../computed-columns.ts';
import type { AttributeFields } from '../entities/attribute-fields.ts';
import type { ParentOrder } from '../entities/parent-order.ts';

type Inputs = ParentOrder & AttributeFields;

export type ComputationInputs = { readonly [Field in keyof Inputs]?: Inputs[Field] | null };

/** A value computed from several fields and attributes of its row. */
export type Computation = {
  readonly inputs: readonly (keyof Inputs)[];
  /** Inputs without which there may be a value. Without any of the others there is none. */
  readonly optional?: readonly (keyof Inputs)[];
  readonly of: (row: ComputationInputs) => number | null;
};

const PRICED = ['current_last', 'asset_sub_class'] as const;
const COSTED = ['order_side', 'avg_fill_price', 'filled_qty', 'multiplier', 'fx_rate'] as const;
/** Shares have none. */
const COST_OPTIONAL = ['multiplier'] as const;
const EXPECTED = ['expected_ivwap_bps', 'expected_ivwap_sd_bps'] as const;

/** By column id. Descriptions name their computation, because functions cannot be sent to a worker. */
export const COMPUTATIONS = {
  percent_change: { inputs: [...PRICED, 'previous_close'], optional: ['asset_sub_class'], of: percentChange },
  net_change: { inputs: ['current_last', 'previous_close', 'tick_size', 'asset_class'], of: netChangeTicks },
  arrival_change: { inputs: [...PRICED, 'arrival_mid'], optional: ['asset_sub_class'], of: arrivalChange },
  to_trade: { inputs: ['floor', 'filled_qty'], of: toTrade },
  percent_ahead: { inputs: ['filled_qty', 'goal', 'order_qty'], of: percentAhead },
  percent_i_volume: {
    inputs: ['filled_qty', 'volume_since_start', 'asset_class'],
    optional: ['asset_class'],
    of: percentIntervalVolume,
  },
  ivwap_cost_usd: { inputs: [...COSTED, 'ivwap'], optional: COST_OPTIONAL, of: ivwapCostUsd },
  arrival_cost_usd: { inputs: [...COSTED, 'arrival_mid'], optional: COST_OPTIONAL, of: arrivalCostUsd },
  dvwap_cost_usd: { inputs: [...COSTED, 'day_vwap'], optional: COST_OPTIONAL, of: dvwapCostUsd },
  expected_low: { inputs: EXPECTED, of: expectedLow },
  expected_high: { inputs: EXPECTED, of: expectedHigh },
  above_expected_usd: {
    inputs: [...COSTED, 'filled_usd', 'expected_ivwap_bps', 'ivwap'],
    optional: COST_OPTIONAL,
    of: aboveExpectedUsd,
  },
} as const satisfies Readonly<Record<string, Computation>>;

export type ComputationName = keyof typeof COMPUTATIONS;

export function isComputationName(value: string): value is ComputationName {
  return Object.hasOwn(COMPUTATIONS, value);
}
