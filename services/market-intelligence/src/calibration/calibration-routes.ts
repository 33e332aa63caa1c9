import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { type Calibration, modelCalibration } from '@meridian/protocol/rest/calibration-calls';
import type { FastifyInstance } from 'fastify';
import type { CalibrationStore, StoredCalibration } from './calibration-store.ts';

/** `/api/model-calibration/`: how the model in use did. */
export function calibrationRoutes(app: FastifyInstance, guard: CallGuard, store: CalibrationStore): void {
  registerCall(app, guard, modelCalibration, async ({ query }) => {
    const newest = await store.newest();
    const asked = newest.filter(
      ({ assetClass }) => query.asset_class === undefined || assetClass === query.asset_class,
    );
    return { kind: 'good', body: asked.map(answerOf) };
  });
}

function answerOf(found: StoredCalibration): Calibration {
  const { excluded, model } = found;
  return {
    version: found.version,
    asset_class: found.assetClass,
    liquidity: found.liquidity,
    decision: found.decision,
    calibrated_ms: found.calibratedMs,
    through_date: found.throughDate,
    orders: found.orders,
    phi: model.parameters.phi,
    y: model.parameters.y,
    excluded: {
      under_filled: excluded['under-filled'],
      limited: excluded.limited,
      halted: excluded.halted,
      incomplete: excluded.incomplete,
    },
    accuracy: accuracyOf(found),
    fitted_loss: found.fittedLoss,
    current_loss: found.currentLoss,
  };
}

function accuracyOf({ accuracy }: StoredCalibration): Calibration['accuracy'] {
  if (accuracy === null) return null;
  return {
    orders: accuracy.count,
    bias_bps: accuracy.bias,
    bias_error_bps: accuracy.biasError,
    z_mean: accuracy.zMean,
    z_sd: accuracy.zSd,
    held: accuracy.held.map(({ level, inside }) => ({ level, inside })),
    coverage_low: accuracy.coverageLow,
    coverage_high: accuracy.coverageHigh,
    bins: accuracy.bins.map(({ orders, estimated, realised, low, high }) => ({
      orders,
      estimated,
      realised,
      low,
      high,
    })),
  };
}
