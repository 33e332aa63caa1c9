import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEstimate } from './an-estimate.fixture.ts';
import type { CurveType } from './cost-address.ts';
import { type CostCurveDrawing, costCurveOption, curveScale } from './cost-curve-option.ts';

type Series = { readonly id?: string; readonly name?: string; readonly data: readonly unknown[] };
type Drawn = {
  readonly xAxis: { readonly type: string; readonly min: number; readonly max: number };
  readonly yAxis: {
    readonly min?: number;
    readonly max?: number;
    readonly axisLabel: { readonly formatter: (value: number) => string };
  };
  readonly tooltip: { readonly formatter: (found: readonly object[]) => string };
  readonly series: readonly Series[];
};

function drawn(change: Partial<CostCurveDrawing> = {}): Drawn {
  const drawing = { estimate: anEstimate(), type: 'spread', size: 1_000, dots: [], ...change } as const;
  return costCurveOption(drawing, A_CHART_THEME) as Drawn;
}

function dataOf({ series }: Drawn, name: string) {
  return series.find((each) => each.id === name || each.name === name)?.data;
}

function amount(value: number) {
  return { bps: value, contract: value, pct_spread: value };
}

/** What the axis writes beside evenly spread values of its scale. */
function axisLabels({ yAxis }: Drawn): readonly string[] {
  const [min, max] = [yAxis.min ?? 0, yAxis.max ?? 1];
  return [0, 1, 2, 3, 4].map((nth) => yAxis.axisLabel.formatter(min + (nth / 4) * (max - min)));
}

/** A spread market that cannot be told in bps or in spreads. */
function withoutBps(): CostEstimateAnswer {
  const none = { bps: null, pct_spread: null };
  const costs = { cost_bps: null, cost_pct_spread: null, cost_ivwap_bps: null, cost_ivwap_pct_spread: null };
  const curve = anEstimate().curve.map((row) =>
    Object.assign({}, row, costs, {
      ranges: row.ranges.map(({ level, low, high }) => ({
        level,
        low: { ...low, ...none },
        high: { ...high, ...none },
      })),
    }),
  );
  return anEstimate({ curve });
}

describe('the cost curve', () => {
  it('has a point for each of the ten sizes, on an axis from the smallest to the largest', () => {
    const option = drawn();
    expect(option.xAxis).toMatchObject({ type: 'log', min: 10, max: 10_000 });
    expect(dataOf(option, 'sizes')).toHaveLength(10);
    expect(dataOf(option, 'sizes')?.at(-1)).toEqual({ id: '10000', value: [10_000, 10] });
    expect(dataOf(option, 'Expected against IVWAP')?.at(-1)).toEqual([10_000, 5]);
  });

  it('shows orders beyond its largest size, and marks costs beyond its scale at the edge', () => {
    const dots = [
      { size: 84_000, cost: 3, isInside: false },
      { size: 500, cost: 9_000, isInside: false },
      { size: 600, cost: -9_000, isInside: false },
    ];
    const option = drawn({ dots });
    expect(option.xAxis.max).toBe(84_000);
    expect(dataOf(option, 'Realised, outside its range')).toEqual([[84_000, 3]]);
    expect(dataOf(option, 'Realised, above the scale')).toEqual([[500, option.yAxis.max]]);
    expect(dataOf(option, 'Realised, below the scale')).toEqual([[600, option.yAxis.min]]);
  });

  it('has no point at zero for a cost that the unit cannot say, and no scale of its own', () => {
    for (const type of ['spread', 'percent'] as const) {
      const option = drawn({ estimate: withoutBps(), type });
      expect(dataOf(option, 'sizes')).toEqual([]);
      expect(dataOf(option, '80% of one order low')).toEqual([]);
      expect(option.yAxis.min).toBeUndefined();
    }
    expect(dataOf(drawn({ estimate: withoutBps(), type: 'contract' }), 'sizes')).toHaveLength(10);
  });

  it('is drawn without a curve too', () => {
    const option = drawn({ estimate: anEstimate({ curve: [] }) });
    expect(dataOf(option, 'sizes')).toEqual([]);
    expect(option.xAxis).toMatchObject({ min: 1, max: 10 });
  });

  it('tells an order outside its range by shape', () => {
    const dots = [
      { size: 100, cost: 1, isInside: true },
      { size: 500, cost: 9, isInside: false },
    ];
    const option = drawn({ dots });
    expect(option.series).toContainEqual(
      expect.objectContaining({ id: 'Realised, inside its range', symbol: 'circle', data: [[100, 1]] }),
    );
    expect(option.series).toContainEqual(
      expect.objectContaining({ id: 'Realised, outside its range', symbol: 'diamond', data: [[500, 9]] }),
    );
  });

  it('says size, cost and range of the size under the pointer, and nothing beside the curve', () => {
    const { formatter } = drawn().tooltip;
    const text = formatter([
      { seriesId: 'other', dataIndex: 0 },
      { seriesId: 'sizes', dataIndex: 6 },
    ]);
    expect(text).toBe('<b>2,500</b><br>Expected 2.50 bps<br>80% range +0.5 to +4.5');
    expect(formatter([{ seriesId: 'other', dataIndex: 0 }])).toBe('');
  });

  it('does not write the range of a cost per share as 0.0 to 0.0', () => {
    const text = drawn({ type: 'contract' }).tooltip.formatter([{ seriesId: 'sizes', dataIndex: 5 }]);
    expect(text).toBe('<b>1,000</b><br>Expected $0.0100<br>80% range −0.0100 to +0.0300');
  });

  it.each<CurveType>(['spread', 'contract', 'percent'])('has different labels along its axis in %s', (type) => {
    const labels = axisLabels(drawn({ type }));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has every range and zero inside its scale, with room above and below', () => {
    const cost = double({ min: -50, max: 50, noNaN: true });
    assert(
      property(cost, cost, (one, other) => {
        const [row] = anEstimate().curve;
        if (row === undefined) throw new Error('a curve has sizes');
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const scale = curveScale(
          [{ ...row, ranges: [{ level: 0.8, low: amount(low), high: amount(high) }] }],
          'spread',
        );
        expect(scale?.min).toBeLessThanOrEqual(Math.min(0, low));
        expect(scale?.max).toBeGreaterThanOrEqual(Math.max(0, high));
      }),
    );
  });
});
