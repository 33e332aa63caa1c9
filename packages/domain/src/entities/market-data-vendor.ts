export type MarketDataVendor = {
  readonly name: string;
  /** Counts as available at 2, like a destination. */
  readonly status: number;
  readonly is_provider_in_catastrophic_failure_mode: boolean;
};
