import { type Measure, measureText } from './measure-text.ts';

export type ThresholdText = {
  readonly name: string;
  readonly label: string;
  readonly measure: Measure;
  /** `min` is met from the threshold up, `max` from the threshold down. */
  readonly bound: 'min' | 'max';
};

export type ThresholdGroup = { readonly title: string; readonly thresholds: readonly ThresholdText[] };

const at =
  (bound: 'min' | 'max') =>
  (name: string, label: string, measure: Measure): ThresholdText => ({
    name,
    label,
    measure,
    bound,
  });
const least = at('min');
const most = at('max');

/** Every threshold of surveillance as a person sets it, by the rules that use it. */
export const THRESHOLD_GROUPS: readonly ThresholdGroup[] = [
  {
    title: 'W3 Pre-arranged round trip',
    thresholds: [
      most('wash_round_trip_ms', 'Time between the fills', 'ms'),
      most('wash_price_ticks', 'Price difference', 'ticks'),
      most('wash_quantity_percent', 'Quantity difference', 'percent'),
    ],
  },
  {
    title: 'S1 Spoofing and L1 Layering',
    thresholds: [
      least('visible_percent', 'Share of the visible side', 'percent'),
      most('placed_before_ms', 'First placed before the fill', 'ms'),
      least('cancelled_percent', 'Cancelled', 'percent'),
      most('cancelled_within_ms', 'Time to cancel after the fill', 'ms'),
      most('filled_percent', 'Opposite orders filled', 'percent'),
    ],
  },
  {
    title: 'S1 Spoofing',
    thresholds: [
      least('spoof_size_times', 'Size against the filled order', 'times'),
      most('spoof_life_ms', 'Longest life', 'ms'),
    ],
  },
  {
    title: 'L1 Layering',
    thresholds: [
      least('layer_orders', 'Opposite orders', 'count'),
      least('layer_levels', 'Price levels', 'count'),
      least('layer_size_times', 'Size against the filled order', 'times'),
    ],
  },
  {
    title: 'C1 Marking the close',
    thresholds: [
      least('close_volume_percent', 'Share of the last five minutes', 'percent'),
      least('close_move_sigmas', 'Move in the own direction', 'sigmas'),
      least('close_benchmark_sigmas', 'The same for close orders', 'sigmas'),
      least('close_revert_percent', 'Reverts at the next open', 'percent'),
    ],
  },
  {
    title: 'M1 Momentum ignition',
    thresholds: [
      least('ignition_orders', 'Aggressive orders', 'count'),
      most('ignition_window_ms', 'Time for them', 'ms'),
      least('ignition_ticks', 'Move', 'ticks'),
      least('ignition_volume_percent', 'Share of the volume', 'percent'),
      least('ignition_reversed_percent', 'Position reversed', 'percent'),
      most('ignition_reversed_within_ms', 'Time to reverse', 'ms'),
    ],
  },
  {
    title: 'Q1 Quote stuffing',
    thresholds: [
      least('stuffing_messages_per_second', 'Messages', 'per-second'),
      least('stuffing_orders_per_trade', 'Orders for one trade', 'count'),
    ],
  },
];

export const THRESHOLD_TEXTS: readonly ThresholdText[] = THRESHOLD_GROUPS.flatMap(({ thresholds }) => thresholds);

/** `Share of the visible side ≥ 25%, Price levels ≥ 4`; a set that changes nothing says so. */
export function thresholdValuesText(values: Readonly<Record<string, number>>): string {
  const texts = THRESHOLD_TEXTS.flatMap(({ name, label, bound, measure }) => {
    const value = values[name];
    return value === undefined ? [] : [`${label} ${bound === 'min' ? '≥' : '≤'} ${measureText(value, measure)}`];
  });
  return texts.length === 0 ? 'nothing changed' : texts.join(', ');
}

type Scope = { readonly account: string | null; readonly asset_class: string | null };

/** `All accounts`, `ALDGATE`, `ALDGATE, FUTURE` */
export function thresholdScopeText({ account, asset_class }: Scope): string {
  return [account ?? 'All accounts', ...(asset_class === null ? [] : [asset_class])].join(', ');
}
