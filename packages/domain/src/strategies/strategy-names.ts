/** The algorithms, as the `strat` field names them. */
export const STRATEGY_NAMES = [
  'vwap',
  'twap',
  'pov',
  'close',
  'optimal',
  'lqseek',
  'dark',
  'calendar-spread',
  'moo',
  'moc',
  'staging',
] as const;

export type StrategyName = (typeof STRATEGY_NAMES)[number];

export function isStrategyName(value: unknown): value is StrategyName {
  return STRATEGY_NAMES.some((name) => name === value);
}
