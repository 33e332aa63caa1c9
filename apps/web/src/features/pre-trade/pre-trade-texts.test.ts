import { describe, expect, it } from 'vitest';
import { timeOfDay } from '../../lib/time-text.ts';
import { amountText, endText, modelText, planLabel, rangeText, shortUsd, startText } from './pre-trade-texts.ts';
import { anOrder, aPlan } from './some-answer.fixture.ts';

const plan = aPlan('POV 5%', 10, 60, 12);
const HOUR_MS = 3_600_000;

describe('the words of an order before the trade', () => {
  it('say cost and range in the chosen unit', () => {
    expect((['bps', 'usd', 'ticks'] as const).map((unit) => amountText(plan.cost, unit))).toEqual([
      '10.0',
      '$1,000',
      '5.0',
    ]);
    expect((['bps', 'usd', 'ticks'] as const).map((unit) => rangeText(plan, unit))).toEqual([
      '−50 to +70',
      '−5,000 to +7,000',
      '−25 to +35',
    ]);
  });

  it('write a dash where a unit says nothing or no range is known, never zero', () => {
    const none = { bps: null, ticks: 1, usd: 2 };
    expect(amountText(none, 'bps')).toBe('–');
    expect(rangeText({ ...plan, ranges: [{ level: 0.8, low: none, high: none }] }, 'bps')).toBe('– to –');
    expect(rangeText({ ...plan, ranges: plan.ranges.slice(0, 1) }, 'bps')).toBe('–');
  });

  it('say Now for a plan that may begin, and its time for one that waits', () => {
    expect(startText(plan, plan.start_ms)).toBe('Now');
    expect(startText(plan, plan.start_ms - 1)).toBe(timeOfDay(plan.start_ms).slice(0, 5));
    const waits = { ...plan, values: { st: '10:30' }, start_ms: plan.start_ms + HOUR_MS };
    expect(planLabel(waits, plan.start_ms)).toBe(`POV 5% from ${timeOfDay(waits.start_ms).slice(0, 5)}`);
    expect(planLabel({ ...waits, values: {} }, plan.start_ms)).toBe('POV 5%');
    expect(planLabel(waits, waits.start_ms)).toBe('POV 5%');
  });

  it('say how much of an order will be done when it does not finish, never 100% too early', () => {
    expect(endText(plan, 1_000)).toBe(timeOfDay(plan.finish_ms ?? 0).slice(0, 5));
    expect(endText({ ...plan, finish_ms: null, planned_qty: 999 }, 1_000)).toBe('99% done');
    expect(endText({ ...plan, finish_ms: null, planned_qty: 0 }, 1_000)).toBe('0% done');
  });

  it('write large amounts short and small ones in full', () => {
    expect([shortUsd(1_234_567), shortUsd(12_345.6)]).toEqual(['$1.23M', '$12,346']);
  });

  it('say which cost models the estimates rest on', () => {
    const published = anOrder('NEW', { model: { version: null, liquidity: 'low', calibrated_ms: null, orders: 0 } });
    expect(modelText([published])).toBe('Published cost model, not yet calibrated from own orders.');
    const calibrated = 'Calibrated cost model version 12 (equity, high liquidity, 739 own orders).';
    expect(modelText([anOrder('AAPL'), anOrder('MSFT')])).toBe(calibrated);
    expect(modelText([anOrder('AAPL'), published])).toBe(`${calibrated} 1 order uses the published model.`);
    expect(modelText([published, anOrder('AAPL'), published])).toBe(`${calibrated} 2 orders use the published model.`);
  });
});
