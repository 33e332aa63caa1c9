import { type LiquidityTier, liquidityTier } from '@meridian/cost-model/calibration/liquidity-tier';
import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import type { CostModel } from '@meridian/cost-model/models/uncertain-cost';
import type { AssetClass } from '@meridian/domain/asset-class';
import { groupKey } from '../calibration/calibration-messages.ts';
import type { CalibrationStore, StoredCalibration } from '../calibration/calibration-store.ts';

export type ModelInUse = {
  readonly model: CostModel;
  readonly liquidity: LiquidityTier;
  /** Null for the published defaults. */
  readonly version: number | null;
  readonly calibratedMs: number | null;
  readonly orders: number;
};

/** By `groupKey`. Groups without one have the published defaults. */
export type ModelsInForce = Readonly<Record<string, CostModel>>;

/** Which model prices which instrument: the newest that was adopted for its group, else the published defaults. */
export class CostModels {
  readonly #store: Pick<CalibrationStore, 'adopted'>;
  readonly #nowMs: () => number;
  #adopted: Promise<ReadonlyMap<string, StoredCalibration>> | null = null;
  #readMs = Number.NEGATIVE_INFINITY;

  constructor(store: Pick<CalibrationStore, 'adopted'>, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  async modelFor(assetClass: AssetClass, dailyNotionalUsd: number): Promise<ModelInUse> {
    const liquidity = liquidityTier(assetClass, dailyNotionalUsd);
    const found = (await this.#current()).get(groupKey({ assetClass, liquidity }));
    if (found === undefined) return { model: PRIOR_MODEL, liquidity, version: null, calibratedMs: null, orders: 0 };
    const { model, version, calibratedMs, orders } = found;
    return { model, liquidity, version, calibratedMs, orders };
  }

  /** The adopted models by `groupKey`. */
  async inForce(): Promise<ModelsInForce> {
    return Object.fromEntries([...(await this.#current())].map(([key, { model }]) => [key, model]));
  }

  /** After a calibration: the next estimate reads what was adopted. */
  forget(): void {
    this.#adopted = null;
  }

  async #current(): Promise<ReadonlyMap<string, StoredCalibration>> {
    if (this.#adopted === null || this.#nowMs() - this.#readMs >= READ_EVERY_MS) {
      this.#readMs = this.#nowMs();
      const reading = this.#store.adopted().then((rows) => new Map(rows.map((row) => [groupKey(row), row])));
      this.#adopted = reading;
      // A failed look is not kept.
      reading.catch(() => this.forget());
    }
    return this.#adopted;
  }
}

/** Another process may have calibrated. */
const READ_EVERY_MS = 60_000;
