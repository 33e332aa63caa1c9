import { describe, expect, it } from 'vitest';
import * as constants from './constants.ts';
import { COST_CURVE_ORDER_SIZES } from './entities/cost-curve-row.ts';
import { DEFAULT_DISPLAY_CHOICES } from './entities/display-choices.ts';
import { INITIAL_TCA_REPORTS_STATE } from './entities/tca-state.ts';
import { INITIAL_TRANSACTION_COST_STATE } from './entities/transaction-cost-state.ts';
import { isTimeZone } from './zoned-time.ts';

describe('constants', () => {
  it('are what the desk agreed on', () => {
    expect(constants).toMatchObject({
      CACHE_STALE_AFTER_MS: 300_000,
      MAX_ALERTS: 5,
      CONNECTED_STATUS: 2,
      DEFAULT_SERVER_TIME_ZONE: 'America/New_York',
      RECONNECT_DELAY_MS: 5000,
      PROGRESS_THROTTLE_MS: 2000,
      NOTIFICATION_DELAY_MS: 1000,
      NOTIFICATION_ID_LENGTH: 6,
      DEFAULT_NODE_SOCKET_PORT: 5000,
      SENTINEL_DATE: '9999-09-09',
      SIDEBAR_OFFSET_PX: { minimised: 50, full: 217 },
      PDF_IMAGE_QUALITY: 3,
    });
    expect(COST_CURVE_ORDER_SIZES).toEqual([10, 50, 100, 250, 500, 1000, 2500, 5000, 7500, 10_000]);
    expect(isTimeZone(constants.DEFAULT_SERVER_TIME_ZONE)).toBe(true);
  });

  it('agree with the states that start from them', () => {
    expect(DEFAULT_DISPLAY_CHOICES.units).toEqual(constants.DEFAULT_UNITS);
    expect(DEFAULT_DISPLAY_CHOICES.benchmarks[constants.DEFAULT_BENCHMARK]).toBe(true);
    expect(DEFAULT_DISPLAY_CHOICES.executionUnits[constants.DEFAULT_EXECUTION_UNIT]).toBe(true);
    expect(DEFAULT_DISPLAY_CHOICES.executionStatus[constants.DEFAULT_EXECUTION_STATUS]).toBe(true);
    expect(INITIAL_TRANSACTION_COST_STATE).toEqual(constants.DEFAULT_TRANSACTION_COST);
    expect(INITIAL_TCA_REPORTS_STATE).toMatchObject({
      tab: constants.DEFAULT_REPORT_TAB,
      startTime: constants.DEFAULT_REPORT_TIME,
      endTime: constants.DEFAULT_REPORT_TIME,
    });
  });
});
