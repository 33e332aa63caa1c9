import { liquidityTier } from '@meridian/cost-model/calibration/liquidity-tier';
import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import type { CostModel } from '@meridian/cost-model/models/uncertain-cost';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { PreTradeOrder } from '@meridian/protocol/rest/pre-trade-calls';
import type { AdoptedCalibration, AdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';

/** The model of an instrument's group with its origin. */
export type ModelInForce = { readonly model: CostModel; readonly origin: PreTradeOrder['model'] };

export type ModelOf = (facts: InstrumentFacts) => ModelInForce;

/** A calibration of the last night is seen within a minute. */
const READ_EVERY_MS = 60_000;

/** The models that the nightly calibration adopted, by asset class and liquidity; else the published defaults. */
export class ModelsInForce {
  readonly #read: AdoptedCalibrations;
  readonly #nowMs: () => number;
  #known: readonly AdoptedCalibration[] = [];
  #readMs = Number.NEGATIVE_INFINITY;

  constructor(read: AdoptedCalibrations, nowMs: () => number) {
    this.#read = read;
    this.#nowMs = nowMs;
  }

  async current(): Promise<ModelOf> {
    if (this.#nowMs() - this.#readMs >= READ_EVERY_MS) {
      this.#known = await this.#read();
      this.#readMs = this.#nowMs();
    }
    const known = this.#known;
    return (facts) => modelOf(known, facts);
  }
}

function modelOf(known: readonly AdoptedCalibration[], facts: InstrumentFacts): ModelInForce {
  const { asset_class, avg_daily_volume, notional_price, previous_close, multiplier, usd_rate } = facts;
  const price = Math.abs(notional_price ?? previous_close);
  const liquidity = liquidityTier(asset_class, avg_daily_volume * price * multiplier * (usd_rate ?? 0));
  const found = known.find((each) => each.assetClass === asset_class && each.liquidity === liquidity);
  const parameters = found === undefined ? null : parametersOf(found);
  if (found === undefined || parameters === null) {
    return { model: PRIOR_MODEL, origin: { version: null, liquidity, calibrated_ms: null, orders: 0 } };
  }
  const { version, calibratedMs, orders, covariance } = found;
  return { model: { parameters, covariance }, origin: { version, liquidity, calibrated_ms: calibratedMs, orders } };
}

/** Null for a document that misses a parameter. */
function parametersOf({ parameters }: AdoptedCalibration): CostModel['parameters'] | null {
  const { phi, y, delta, kappa, referenceParticipation } = parameters;
  const isMissing = [phi, y, delta, kappa, referenceParticipation].some((value) => value === undefined);
  if (isMissing) return null;
  return {
    phi: phi ?? 0,
    y: y ?? 0,
    delta: delta ?? 0,
    kappa: kappa ?? 0,
    referenceParticipation: referenceParticipation ?? 0,
  };
}
