import { expect, it } from 'vitest';
import { dayChartShape } from './day-chart-shape.ts';

const HOUR_MS = 3_600_000;
const DAY = {
  open_ms: 0,
  close_ms: 6 * HOUR_MS,
  now_ms: 3 * HOUR_MS,
  points: [
    [0, 100e6],
    [HOUR_MS, 200e6],
  ] as const,
  flow: {
    gross_usd: 300e6,
    arrivals: 30,
    arrived_usd: 300e6,
    arrived_usd_squares: 30 * 10e6 ** 2,
    elapsed_ms: 3 * HOUR_MS,
    left_ms: 3 * HOUR_MS,
  },
};
const BOX = { width: 600, height: 100 };

it('draws the day as steps up to now, and a forecast fan to the close', () => {
  const shape = dayChartShape({ day: DAY, limitUsd: 1_000e6, raisedUsd: null }, BOX);
  expect(shape?.line).toBe('M0 90.7H100V81.5H300V72.2');
  expect(shape?.now).toEqual({ x: 300, y: 72.2 });
  expect(shape?.limitY).toBe(7.4);
  expect(shape?.forecast?.line.startsWith('M300 72.2L')).toBe(true);
  expect(shape?.forecast?.line.endsWith('L600 44.4')).toBe(true);
});

it('has no forecast after the close or without a known pace', () => {
  const late = { ...DAY, now_ms: 7 * HOUR_MS };
  expect(dayChartShape({ day: late, limitUsd: null, raisedUsd: null }, BOX)?.forecast).toBeNull();
  expect(dayChartShape({ day: { ...DAY, flow: null }, limitUsd: null, raisedUsd: null }, BOX)?.forecast).toBeNull();
  expect(dayChartShape({ day: { ...DAY, points: [] }, limitUsd: null, raisedUsd: null }, BOX)).toBeNull();
});
