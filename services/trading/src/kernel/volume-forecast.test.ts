import { describe, expect, it } from 'vitest';
import { TEST_INSTRUMENTS } from './testing/test-instruments.ts';
import { TEST_DAY, TestMarket } from './testing/test-market.ts';
import { profileForecast } from './volume-forecast.ts';

function forecastAt(nowMs: number, dayLots: number) {
  const market = new TestMarket();
  market.move(0, { dayLots });
  return profileForecast({ instruments: TEST_INSTRUMENTS, market, nowMs: () => nowMs });
}

describe('volume forecast', () => {
  it('goes from nothing before the open to all at the close', () => {
    const forecast = forecastAt(TEST_DAY.openMs, 0);
    expect(forecast.shareAt(0, TEST_DAY.openMs - 1)).toBe(0);
    expect(forecast.shareAt(0, TEST_DAY.closeMs)).toBe(1);
    const middle = forecast.shareAt(0, (TEST_DAY.openMs + TEST_DAY.closeMs) / 2);
    expect(middle).toBeGreaterThan(0.3);
    expect(middle).toBeLessThan(0.7);
  });

  it('expects a usual day before anything traded, and what traded at the end', () => {
    expect(forecastAt(TEST_DAY.openMs - 1, 0).expectedDayLots(0)).toBe(1_000_000);
    expect(forecastAt(TEST_DAY.closeMs, 700_000).expectedDayLots(0)).toBe(700_000);
  });

  it('expects more of a busy day', () => {
    const noonMs = (TEST_DAY.openMs + TEST_DAY.closeMs) / 2;
    expect(forecastAt(noonMs, 900_000).expectedDayLots(0)).toBeGreaterThan(1_200_000);
  });
});
