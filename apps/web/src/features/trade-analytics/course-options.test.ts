import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { participationOption, trajectoryOption } from './course-options.ts';
import { courseScale, IN_QUANTITY } from './course-unit.ts';

const AT = Date.UTC(2026, 10, 13, 14, 31, 40);
const COURSE = {
  points: [{ at_ms: AT, filled_qty: 0, goal: 100, floor: 50, ceiling: 150, volume: null }],
  actual: [{ atMs: AT, qty: 80 }],
  orderQty: 400,
  nowMs: AT + 10_000,
  look: 'buy',
  scale: IN_QUANTITY,
} as const;

function drawn(more: Partial<Parameters<typeof trajectoryOption>[0]>) {
  const span = { fromMs: AT, toMs: AT + 120_000 };
  const option = trajectoryOption({ ...COURSE, span, ...more }, A_CHART_THEME);
  return option as {
    readonly series: readonly { readonly name?: string; readonly data: readonly (readonly number[])[] }[];
    readonly xAxis: { readonly axisLabel: { readonly formatter: (atMs: number) => string } };
    readonly yAxis: { readonly max: number };
  };
}

function qtyOf(option: ReturnType<typeof drawn>, name: string): number | undefined {
  return option.series.find((series) => series.name === name)?.data.at(-1)?.[1];
}

describe('the trajectory of an order', () => {
  it('draws fills, goal, range and the end in the unit that was chosen', () => {
    const shares = drawn({});
    expect([qtyOf(shares, 'Filled'), qtyOf(shares, 'Goal'), qtyOf(shares, 'To the end')]).toEqual([80, 100, 400]);
    expect(shares.series.slice(0, 2).map(({ data }) => data[0]?.[1])).toEqual([50, 100]);
    expect(shares.yAxis.max).toBe(400);
    const percent = courseScale('percent', { orderQty: 400, targetUsd: null });
    const shown = drawn({ scale: percent ?? IN_QUANTITY });
    expect([qtyOf(shown, 'Filled'), qtyOf(shown, 'Goal'), qtyOf(shown, 'To the end')]).toEqual([20, 25, 100]);
    expect(shown.series.slice(0, 2).map(({ data }) => data[0]?.[1])).toEqual([12.5, 25]);
    expect(shown.yAxis.max).toBe(100);
  });

  it('writes seconds below an order of a few minutes, so that no two times read the same', () => {
    const seconds = drawn({}).xAxis.axisLabel.formatter;
    expect(new Set([0, 20_000, 40_000].map((ms) => seconds(AT + ms))).size).toBe(3);
    const minutes = drawn({ span: { fromMs: AT, toMs: AT + 3_600_000 } }).xAxis.axisLabel.formatter;
    expect(minutes(AT)).toMatch(/^\d\d:\d\d$/);
  });
});

describe('the participation of an order', () => {
  it('has an axis that ends at a round percentage above what was seen and allowed', () => {
    const span = { fromMs: AT, toMs: AT + 60_000 };
    const endOf = (highest: number, cap: number | null) => {
      const { yAxis } = participationOption([], cap, span, A_CHART_THEME) as {
        readonly yAxis: readonly { readonly max?: (extent: { readonly max: number }) => number }[];
      };
      return yAxis[1]?.max?.({ max: highest });
    };
    expect([endOf(0, null), endOf(3, null), endOf(8, null), endOf(12, 20), endOf(100, null)]).toEqual([
      5, 5, 10, 30, 100,
    ]);
  });
});
