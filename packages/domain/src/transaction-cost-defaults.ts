/** What the transaction cost screen shows before anybody chooses, by the desk's own codes. */
export const TRANSACTION_COST_DEFAULTS = {
  strategy: '2',
  orderSize: '2',
  chart: 'volume',
  curves: 'spread',
  tab: '1',
} as const;

/** Code 1 holds the time fixed, 2 the share of the volume. */
export const COST_STRATEGIES = [
  { code: '1', label: 'Fixed duration' },
  { code: '2', label: 'Fixed participation' },
] as const;

export type CostStrategyCode = (typeof COST_STRATEGIES)[number]['code'];
