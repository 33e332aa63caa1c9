import type { AssetClass } from '@meridian/domain/asset-class';
import type { Generated, JSONColumnType } from 'kysely';

/** One row for each group and night; the documents are the cost model's own. */
export type CostCalibrationTable = {
  id: Generated<number>;
  asset_class: AssetClass;
  liquidity: string;
  decision: string;
  calibrated_ms: number;
  /** The newest day behind it. */
  through_date: string;
  day_count: number;
  orders: number;
  parameters: JSONColumnType<Record<string, number>>;
  covariance: JSONColumnType<number[][]> | null;
  excluded: JSONColumnType<Record<string, number>>;
  accuracy: JSONColumnType<Record<string, unknown>> | null;
  fitted_loss: number | null;
  current_loss: number | null;
};
