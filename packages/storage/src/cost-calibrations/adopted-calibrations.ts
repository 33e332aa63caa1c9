import type { AssetClass } from '@meridian/domain/asset-class';
import type { OpenDatabase } from '../database.ts';

/** A calibration in force: the newest of its group that was adopted. The document is the cost model's own. */
export type AdoptedCalibration = {
  readonly version: number;
  readonly assetClass: AssetClass;
  readonly liquidity: string;
  readonly calibratedMs: number;
  readonly orders: number;
  readonly parameters: Readonly<Record<string, number>>;
  readonly covariance: readonly (readonly number[])[] | null;
};

export type AdoptedCalibrations = () => Promise<readonly AdoptedCalibration[]>;

export function createAdoptedCalibrations({ db }: Pick<OpenDatabase, 'db'>): AdoptedCalibrations {
  return async () => {
    const rows = await db
      .selectFrom('cost_calibration')
      .distinctOn(['asset_class', 'liquidity'])
      .select(['id', 'asset_class', 'liquidity', 'calibrated_ms', 'orders', 'parameters', 'covariance'])
      .where('decision', '=', 'adopted')
      .orderBy('asset_class')
      .orderBy('liquidity')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      version: row.id,
      assetClass: row.asset_class,
      liquidity: row.liquidity,
      calibratedMs: row.calibrated_ms,
      orders: row.orders,
      parameters: row.parameters,
      covariance: row.covariance,
    }));
  };
}
