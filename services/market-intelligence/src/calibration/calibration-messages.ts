import type { GroupCalibration } from '@meridian/cost-model/calibration/nightly-calibration';
import type { CostModel } from '@meridian/cost-model/models/uncertain-cost';

/** What the process of a calibration is given. */
export type CalibrationWork = {
  readonly dir: string;
  readonly from: string;
  /** By asset class and liquidity. */
  readonly current: Readonly<Record<string, CostModel>>;
};

export type CalibrationResult = {
  readonly throughDate: string;
  readonly dayCount: number;
  readonly groups: readonly GroupCalibration[];
};

export function groupKey({ assetClass, liquidity }: Pick<GroupCalibration, 'assetClass' | 'liquidity'>): string {
  return `${assetClass} ${liquidity}`;
}
