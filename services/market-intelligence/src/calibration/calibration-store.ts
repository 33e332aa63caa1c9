import type { Accuracy } from '@meridian/cost-model/calibration/accuracy';
import type { Exclusion } from '@meridian/cost-model/calibration/calibration-order';
import type { LiquidityTier } from '@meridian/cost-model/calibration/liquidity-tier';
import type { CalibrationDecision, GroupCalibration } from '@meridian/cost-model/calibration/nightly-calibration';
import type { ProductionParameters } from '@meridian/cost-model/models/production-cost';
import type { CostModel } from '@meridian/cost-model/models/uncertain-cost';
import type { AssetClass } from '@meridian/domain/asset-class';
import type { OpenDatabase } from '@meridian/storage/database';
import type { CalibrationResult } from './calibration-messages.ts';

/** One night's finding about a group. */
export type StoredCalibration = {
  readonly version: number;
  readonly assetClass: AssetClass;
  readonly liquidity: LiquidityTier;
  readonly decision: CalibrationDecision;
  readonly calibratedMs: number;
  readonly throughDate: string;
  readonly orders: number;
  readonly model: CostModel;
  readonly excluded: Readonly<Record<Exclusion, number>>;
  readonly accuracy: Accuracy | null;
  readonly fittedLoss: number | null;
  readonly currentLoss: number | null;
};

export type CalibrationStore = {
  /** The newest of each group. */
  newest(): Promise<readonly StoredCalibration[]>;
  /** The newest of each group that was adopted: the models in use. */
  adopted(): Promise<readonly StoredCalibration[]>;
  /** Once for a day; a second process that had the same thought adds nothing. */
  add(result: CalibrationResult, nowMs: number): Promise<void>;
};

export function createCalibrationStore({ db }: Pick<OpenDatabase, 'db'>): CalibrationStore {
  const rows = () =>
    db
      .selectFrom('cost_calibration')
      .distinctOn(['asset_class', 'liquidity'])
      .selectAll()
      .orderBy('asset_class')
      .orderBy('liquidity')
      .orderBy('id', 'desc');
  return {
    newest: async () => (await rows().execute()).map(toCalibration),
    adopted: async () => (await rows().where('decision', '=', 'adopted').execute()).map(toCalibration),
    add: async ({ throughDate, dayCount, groups }, nowMs) => {
      if (groups.length === 0) return;
      await db
        .insertInto('cost_calibration')
        .values(groups.map((group) => toRow(group, { throughDate, dayCount, nowMs })))
        .onConflict((conflict) =>
          conflict.columns(['asset_class', 'liquidity', 'through_date', 'day_count']).doNothing(),
        )
        .execute();
    },
  };
}

type Night = { readonly throughDate: string; readonly dayCount: number; readonly nowMs: number };

function toRow(group: GroupCalibration, { throughDate, dayCount, nowMs }: Night) {
  const { parameters, covariance } = group.model;
  return {
    asset_class: group.assetClass,
    liquidity: group.liquidity,
    decision: group.decision,
    calibrated_ms: nowMs,
    through_date: throughDate,
    day_count: dayCount,
    orders: group.orders,
    parameters: JSON.stringify(parameters),
    covariance: covariance === null ? null : JSON.stringify(covariance),
    excluded: JSON.stringify(group.excluded),
    accuracy: group.accuracy === null ? null : JSON.stringify(group.accuracy),
    fitted_loss: group.fittedLoss,
    current_loss: group.currentLoss,
  };
}

type Row = {
  readonly id: number;
  readonly asset_class: AssetClass;
  readonly liquidity: string;
  readonly decision: string;
  readonly calibrated_ms: number;
  readonly through_date: string;
  readonly orders: number;
  readonly parameters: unknown;
  readonly covariance: unknown;
  readonly excluded: unknown;
  readonly accuracy: unknown;
  readonly fitted_loss: number | null;
  readonly current_loss: number | null;
};

/* oxlint-disable typescript/no-unsafe-type-assertion -- written by toRow and by nobody else. */
function toCalibration(row: Row): StoredCalibration {
  return {
    version: row.id,
    assetClass: row.asset_class,
    liquidity: row.liquidity as LiquidityTier,
    decision: row.decision as CalibrationDecision,
    calibratedMs: row.calibrated_ms,
    throughDate: row.through_date,
    orders: row.orders,
    model: {
      parameters: row.parameters as ProductionParameters,
      covariance: row.covariance as CostModel['covariance'],
    },
    excluded: row.excluded as StoredCalibration['excluded'],
    accuracy: row.accuracy as Accuracy | null,
    fittedLoss: row.fitted_loss,
    currentLoss: row.current_loss,
  };
}
/* oxlint-enable typescript/no-unsafe-type-assertion */
