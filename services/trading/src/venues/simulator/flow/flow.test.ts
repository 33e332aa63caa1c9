import { seededRng } from '@meridian/cost-model/sfc32';
import { describe, expect, it } from 'vitest';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { ActivityCurve } from './activity-curve.ts';
import { Hawkes } from './hawkes.ts';
import { Impact, leftAfter } from './impact.ts';
import { LogVolatility } from './log-volatility.ts';
import { Metaorders } from './metaorders.ts';

const profile = volumeProfileOf({ assetClass: 'EQUITY', assetSubClass: null });
const HOUR_MS = 3_600_000;

function dayOfOrders(seed: number, perDay: number): number[] {
  const hawkes = new Hawkes(new ActivityCurve(profile, perDay), seededRng(seed));
  const times: number[] = [];
  for (let at = hawkes.next(0); at < Infinity; at = hawkes.next(at)) times.push(at);
  return times;
}

describe('market order times', () => {
  const days = Array.from({ length: 20 }, (_, seed) => dayOfOrders(seed, 10_000));

  const count = (fromMs: number, toMs: number) =>
    days.reduce((sum, times) => sum + times.filter((at) => at >= fromMs && at < toMs).length, 0);

  it('come at the expected rate, in order, and end with continuous trading', () => {
    const mean = days.reduce((sum, times) => sum + times.length, 0) / days.length;
    expect(Math.abs(mean / 10_000 - 1)).toBeLessThan(0.03);
    for (const times of days) {
      expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? 0))).toBe(true);
      expect(times.at(-1) ?? 0).toBeLessThan(385 * 60_000);
    }
  });

  it('are busiest at both ends of the day', () => {
    const midday = count(3 * HOUR_MS, 3.5 * HOUR_MS);
    expect(count(0, HOUR_MS / 2)).toBeGreaterThan(2 * midday);
    expect(count(6 * HOUR_MS - 5 * 60_000, 6.5 * HOUR_MS)).toBeGreaterThan(2 * midday);
  });

  it('come in clusters: counts vary as the branching ratio says', () => {
    // Ten minutes around midday, where the rate is nearly constant: a Hawkes count has the variance mean / (1 − n)².
    const counts = days.flatMap((times) =>
      Array.from({ length: 6 }, (_, slot) => {
        const fromMs = 2.6 * HOUR_MS + slot * 600_000;
        return times.filter((at) => at >= fromMs && at < fromMs + 600_000).length;
      }),
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
    expect(variance / mean).toBeGreaterThan(4);
    expect(variance / mean).toBeLessThan(14);
  });
});

describe('signs of market orders', () => {
  it('are balanced in the long run, and equal signs follow each other', () => {
    const signs = new Metaorders(seededRng('signs'));
    const drawn = Array.from({ length: 200_000 }, () => signs.next());
    const mean = drawn.reduce((sum: number, sign) => sum + sign, 0) / drawn.length;
    const memory = (lag: number) =>
      drawn.reduce((sum: number, sign, index) => sum + sign * (drawn[index + lag] ?? 0), 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.15);
    expect(memory(10)).toBeGreaterThan(0.03);
    expect(memory(1)).toBeGreaterThan(memory(10));
    expect(memory(100)).toBeGreaterThan(0);
  });
});

describe('impact', () => {
  it('pushes at once and fades as slowly as the memory of sides asks for', () => {
    const impact = new Impact();
    impact.push(1);
    expect(impact.ticks).toBeCloseTo(1, 12);
    const slope = Math.log(leftAfter(2_000) / leftAfter(20)) / Math.log(100);
    expect(slope).toBeGreaterThan(-0.35);
    expect(slope).toBeLessThan(-0.2);
  });

  it('fades as leftAfter says', () => {
    const impact = new Impact();
    impact.push(1);
    for (let trade = 0; trade < 50; trade += 1) impact.push(0);
    expect(impact.ticks).toBeCloseTo(leftAfter(50), 12);
  });

  it('keeps a lasting change', () => {
    const impact = new Impact();
    impact.shift(2);
    for (let trade = 0; trade < 100; trade += 1) impact.push(0);
    expect(impact.ticks).toBeGreaterThan(1.99);
    impact.reset();
    expect(impact.ticks).toBe(0);
  });
});

describe('volatility', () => {
  it('has a square that averages to one, whatever the step', () => {
    for (const stepMs of [2_000_000, 20_000_000]) {
      const volatility = new LogVolatility(seededRng('volatility', String(stepMs)));
      let sum = 0;
      const steps = 400_000;
      for (let step = 0; step < steps; step += 1) {
        volatility.advance(stepMs);
        sum += volatility.factor ** 2;
      }
      expect(Math.abs(sum / steps - 1)).toBeLessThan(0.1);
    }
  });
});

describe('activity curve', () => {
  it('spreads the events of a day over it', () => {
    const curve = new ActivityCurve(profile, 7_700);
    let events = 0;
    for (let at = 0; at < curve.endMs; at += curve.bucketMs) events += curve.rateAt(at) * curve.bucketMs;
    expect(events).toBeCloseTo(7_700, 6);
    expect(curve.endMs).toBe(385 * 60_000);
    expect(curve.bucketEndAfter(0)).toBe(300_000);
    expect(curve.bucketEndAfter(300_000)).toBe(600_000);
  });

  it('is more nervous at the ends of the day, one on average', () => {
    const curve = new ActivityCurve(profile, 1);
    expect(curve.nervousnessAt(0)).toBeGreaterThan(curve.nervousnessAt(3 * HOUR_MS));
    let squares = 0;
    for (let at = 0; at < curve.endMs; at += curve.bucketMs) squares += curve.nervousnessAt(at) ** 2;
    expect(squares / 77).toBeCloseTo(1, 12);
  });
});
