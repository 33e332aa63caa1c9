/** What each rule takes for suspicious. Ours by default; a desk sets its own by account and asset class. */
export const DEFAULT_THRESHOLDS = {
  wash_round_trip_ms: 60_000,
  wash_price_ticks: 1,
  wash_quantity_percent: 10,
  spoof_size_times: 4,
  layer_size_times: 3,
  layer_orders: 3,
  layer_levels: 3,
  visible_percent: 20,
  placed_before_ms: 10_000,
  cancelled_percent: 90,
  cancelled_within_ms: 2_000,
  filled_percent: 10,
  spoof_life_ms: 5_000,
  close_volume_percent: 25,
  close_move_sigmas: 1.5,
  close_benchmark_sigmas: 3,
  close_revert_percent: 40,
  ignition_orders: 5,
  ignition_window_ms: 60_000,
  ignition_ticks: 4,
  ignition_volume_percent: 30,
  ignition_reversed_percent: 50,
  ignition_reversed_within_ms: 300_000,
  stuffing_messages_per_second: 100,
  stuffing_orders_per_trade: 50,
} as const satisfies Readonly<Record<string, number>>;

export type ThresholdName = keyof typeof DEFAULT_THRESHOLDS;
export type Thresholds = Readonly<Record<ThresholdName, number>>;

export function isThresholdName(name: string): name is ThresholdName {
  return Object.hasOwn(DEFAULT_THRESHOLDS, name);
}
