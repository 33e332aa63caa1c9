import { describe, expect, it } from 'vitest';
import * as constants from './constants.ts';
import { COST_CURVE_ORDER_SIZES } from './entities/cost-curve-row.ts';
import { isTimeZone } from './zoned-time.ts';

describe('constants', () => {
  it('have the agreed values', () => {
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
    });
    expect(COST_CURVE_ORDER_SIZES).toEqual([10, 50, 100, 250, 500, 1000, 2500, 5000, 7500, 10_000]);
    expect(isTimeZone(constants.DEFAULT_SERVER_TIME_ZONE)).toBe(true);
  });
});
