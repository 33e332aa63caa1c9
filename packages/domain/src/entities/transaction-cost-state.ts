import { DEFAULT_TRANSACTION_COST } from '../constants.ts';

export const HISTORICAL_CHART_TYPES = ['volume', 'spread', 'depth', 'imbalance'] as const;
export const COST_CURVES_TYPES = ['spread', 'contract', 'percent'] as const;

export type HistoricalChartType = (typeof HISTORICAL_CHART_TYPES)[number];
export type CostCurvesType = (typeof COST_CURVES_TYPES)[number];

/** Strategy, order size and tab are codes of their choices, as text because they live in the URL. */
export type TransactionCostState = {
  readonly activeStrategy: string;
  readonly orderSize: string;
  readonly historicalChartType: HistoricalChartType;
  readonly curvesType: CostCurvesType;
  readonly tab: string;
};

export const INITIAL_TRANSACTION_COST_STATE: TransactionCostState = DEFAULT_TRANSACTION_COST;
