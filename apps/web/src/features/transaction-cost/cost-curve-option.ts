import { formatSigned } from '@meridian/domain/number-format';
import type { CostCurvePointAnswer, CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, band, type BandPoint, chartBase, line } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import type { CurveType } from './cost-address.ts';
import { amountIn, amountText, BAND_LEVEL, rangeText, sizeText } from './cost-texts.ts';

/** An order that was done, at its size; `isInside` says whether it ended in its own 80 % range. */
export type RealisedDot = { readonly size: number; readonly cost: number; readonly isInside: boolean };

const CURVE_POINTS_ID = 'sizes';

type Ranges = CostCurvePointAnswer['ranges'];

function bandOf(curve: readonly CostCurvePointAnswer[], type: CurveType, level: number, of: 'ranges' | 'mean_ranges') {
  return curve.flatMap((row): BandPoint[] => {
    const ranges: Ranges = row[of];
    const range = ranges.find((each) => each.level === level);
    const [low, high] = range === undefined ? [null, null] : [amountIn(range.low, type), amountIn(range.high, type)];
    return low === null || high === null ? [] : [{ x: row.order_size, low, high }];
  });
}

function costOf(row: CostCurvePointAnswer, type: CurveType): number | null {
  if (type === 'spread') return row.cost_bps;
  return type === 'contract' ? row.cost_contract : row.cost_pct_spread;
}

function ivwapOf(row: CostCurvePointAnswer, type: CurveType): number | null {
  if (type === 'spread') return row.cost_ivwap_bps;
  return type === 'contract' ? row.cost_ivwap_contract : row.cost_ivwap_pct_spread;
}

function pointsOf(
  curve: readonly CostCurvePointAnswer[],
  of: (row: CostCurvePointAnswer) => number | null,
): readonly (readonly [number, number])[] {
  return curve.flatMap((row) => {
    const cost = of(row);
    return cost === null ? [] : [[row.order_size, cost] as const];
  });
}

function dots(name: string, color: string, symbol: string, found: readonly RealisedDot[]) {
  return {
    id: name,
    name,
    type: 'scatter',
    symbol,
    symbolSize: 5,
    silent: true,
    data: found.map(({ size, cost }) => [size, cost]),
    itemStyle: { color, opacity: 0.75 },
    z: 2,
  };
}

export type CostCurveDrawing = {
  readonly estimate: CostEstimateAnswer;
  readonly type: CurveType;
  readonly size: number;
  readonly dots: readonly RealisedDot[];
};

/** Room above and below the widest range. */
const HEADROOM = 0.25;

/** What the picture is scaled to: the ranges, because one order far off would press them flat. */
export function curveScale(curve: readonly CostCurvePointAnswer[], type: CurveType) {
  const edges = bandOf(curve, type, BAND_LEVEL, 'ranges').flatMap(({ low, high }) => [low, high]);
  if (edges.length === 0) return null;
  const [low, high] = [Math.min(0, ...edges), Math.max(0, ...edges)];
  const room = HEADROOM * (high - low);
  return { min: low - room, max: high + room };
}

function axisScale(curve: readonly CostCurvePointAnswer[], type: CurveType): Readonly<Record<string, number>> {
  const scale = curveScale(curve, type);
  if (scale === null) return {};
  const step = 10 ** Math.floor(Math.log10(Math.max(scale.max - scale.min, Number.EPSILON)));
  return { min: step * Math.floor(scale.min / step), max: step * Math.ceil(scale.max / step) };
}

/** Writes values so that no two ticks read alike: costs of a share lie within a few cents. */
function axisText(curve: readonly CostCurvePointAnswer[], type: CurveType): (value: number) => string {
  const scale = curveScale(curve, type);
  const length = scale === null ? 1 : Math.max(scale.max - scale.min, Number.EPSILON);
  const decimals = Math.max(1, 1 - Math.floor(Math.log10(length)));
  return (value) => formatSigned(value, Number.isInteger(value) ? 0 : decimals);
}

function tooltip({ estimate, type }: CostCurveDrawing, index: number): string {
  const row = estimate.curve[index];
  if (row === undefined) return '';
  const cost = { bps: row.cost_bps, contract: row.cost_contract, pct_spread: row.cost_pct_spread };
  return [
    `<b>${row.order_size.toLocaleString('en-US')}</b>`,
    `Expected ${amountText(cost, type, estimate.market)}`,
    `80% range ${rangeText(row, type, estimate.market)}`,
  ].join('<br>');
}

/** Orders larger than the largest size of the curve are shown too. */
function largestSize({ estimate: { curve }, dots: done }: CostCurveDrawing): number {
  return Math.max(curve.at(-1)?.order_size ?? LOG_BASE, ...done.map(({ size }) => size));
}

const TURNED = 180;

/** What cost more or less than the scale has room for stands at its edge, as a triangle that points further. */
function beyondDots(done: readonly RealisedDot[], { min, max }: Readonly<Record<string, number>>, color: string) {
  if (min === undefined || max === undefined) return [];
  const above = done.filter(({ cost }) => cost > max).map((dot) => atEdge(dot, max));
  const below = done.filter(({ cost }) => cost < min).map((dot) => atEdge(dot, min));
  return [
    dots('Realised, above the scale', color, 'triangle', above),
    { ...dots('Realised, below the scale', color, 'triangle', below), symbolRotate: TURNED },
  ];
}

function atEdge({ size, isInside }: RealisedDot, cost: number): RealisedDot {
  return { size, cost, isInside };
}

const LOG_BASE = 10;

/** Cost by size: what is expected, how sure that is, and what one order may do. */
export function costCurveOption(drawing: CostCurveDrawing, theme: ChartTheme): EChartsCoreOption {
  const { estimate, type, size } = drawing;
  const { curve } = estimate;
  const base = chartBase(theme);
  const own = curve.findIndex((row) => row.order_size === size);
  const expected = line(
    'Expected against arrival',
    theme.accent,
    pointsOf(curve, (row) => costOf(row, type)),
  );
  const ivwap = line(
    'Expected against IVWAP',
    theme.info,
    pointsOf(curve, (row) => ivwapOf(row, type)),
  );
  const inside = drawing.dots.filter(({ isInside }) => isInside);
  const outside = drawing.dots.filter(({ isInside }) => !isInside);
  const scale = axisScale(curve, type);
  const isShown = ({ cost }: RealisedDot) => cost >= (scale['min'] ?? cost) && cost <= (scale['max'] ?? cost);
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      formatter: (params: readonly { readonly seriesId?: string; readonly dataIndex: number }[]) =>
        tooltip(drawing, params.find(({ seriesId }) => seriesId === CURVE_POINTS_ID)?.dataIndex ?? -1),
    },
    xAxis: axis(theme, sizeText, {
      type: 'log',
      logBase: LOG_BASE,
      min: curve[0]?.order_size ?? 1,
      max: largestSize(drawing),
    }),
    yAxis: axis(theme, axisText(curve, type), scale),
    series: [
      ...band('80% of one order', theme.accentSolid, bandOf(curve, type, BAND_LEVEL, 'ranges')),
      ...band('50% of one order', theme.accentSolid, bandOf(curve, type, 0.5, 'ranges')),
      ...band('80% of the mean', theme.accent, bandOf(curve, type, BAND_LEVEL, 'mean_ranges')),
      dots('Realised, inside its range', theme.text2, 'circle', inside.filter(isShown)),
      dots('Realised, outside its range', theme.warn, 'diamond', outside.filter(isShown)),
      ...beyondDots(drawing.dots, scale, theme.warn),
      { ...ivwap, lineStyle: { color: theme.info, width: 1.5, type: 'dashed' } },
      {
        ...expected,
        id: CURVE_POINTS_ID,
        // Known by their size when one is clicked.
        data: pointsOf(curve, (row) => costOf(row, type)).map(([x, y]) => ({ id: String(x), value: [x, y] })),
        showSymbol: true,
        symbol: 'circle',
        symbolSize: (_value: unknown, { dataIndex }: { readonly dataIndex: number }) => (dataIndex === own ? 10 : 6),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: theme.text2, type: 'dashed', width: 1 },
          data: [{ xAxis: size }],
        },
      },
    ],
  };
}
