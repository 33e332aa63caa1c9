export const COST_CURVE_ORDER_SIZES = [10, 50, 100, 250, 500, 1000, 2500, 5000, 7500, 10_000] as const;

export type CostCurveOrderSize = (typeof COST_CURVE_ORDER_SIZES)[number];

/** The estimated cost of one order size. Bps are null where the price may be zero or negative. */
export type CostCurveRow = {
  readonly order_size: CostCurveOrderSize;
  readonly cost_bps: number | null;
  /** Per share or contract, in the trade currency. */
  readonly cost_contract: number;
  /** Null while the spread is unknown. */
  readonly cost_pct_spread: number | null;
  readonly cost_ivwap_bps: number | null;
  readonly cost_ivwap_contract: number;
  readonly cost_ivwap_pct_spread: number | null;
};
