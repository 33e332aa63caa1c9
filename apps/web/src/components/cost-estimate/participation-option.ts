import type { ParticipationPoint } from '@meridian/cost-model/estimates/participation-curve';
import { formatUpTo } from '@meridian/domain/number-format';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, band, chartBase, line } from '../chart/chart-parts.ts';
import type { ChartTheme } from '../chart/chart-theme.ts';
import { type CostUnit, costIn, costText } from './cost-unit.ts';

/** The rate and cost of the order itself. */
export type CurveMarker = { readonly participation: number; readonly cost: number };

const MAX_PERCENT = 30;
const BAND_LEVEL = 0.8;
/** Below this participation rate the range shows timing risk, not cost. */
const MIN_SCALED = 0.05;
/** Margin above and below the shown range. */
const HEADROOM = 0.25;

export function bandOf({ ranges }: ParticipationPoint) {
  return ranges.find(({ level }) => level === BAND_LEVEL) ?? null;
}

function percentOf({ participation }: ParticipationPoint): number {
  return 100 * participation;
}

/**
 * The vertical scale: the range at the order's rate, or at 5% of the volume. Near a rate of zero the risk has no bound
 * and would flatten the rest of the chart.
 */
function scaleOf(points: readonly ParticipationPoint[], unit: CostUnit, marker: CurveMarker) {
  const scaled = Math.max(marker.participation, MIN_SCALED);
  const nearest = points.find(({ participation }) => participation >= scaled) ?? points.at(-1);
  const range = nearest === undefined ? null : bandOf(nearest);
  if (nearest === undefined || range === null) return {};
  const [low, high] = [costIn(range.low, unit), costIn(range.high, unit)];
  const step = niceStep((1 + 2 * HEADROOM) * (high - low));
  const floor = Math.min(0, step * Math.floor((low - HEADROOM * (high - low)) / step));
  return { min: floor, max: step * Math.ceil((high + HEADROOM * (high - low)) / step), interval: step };
}

/** At least a quarter of the width, rounded up to 1, 2 or 5 times a power of ten. */
function niceStep(width: number): number {
  const least = Math.max(width, Number.EPSILON) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}

function tooltipText(points: readonly ParticipationPoint[], unit: CostUnit, index: number): string {
  const point = points[index];
  const range = point === undefined ? null : bandOf(point);
  if (point === undefined || range === null) return '';
  return [
    `<b>${formatUpTo(percentOf(point), 1)}% of the volume</b>`,
    `Cost ${costText(point.cost, unit)} ${unit}`,
    `80% range ${costText(range.low, unit)} to ${costText(range.high, unit)}`,
    `Risk ${costText(point.risk, unit)} ${unit}`,
  ].join('<br>');
}

export function participationOption(
  points: readonly ParticipationPoint[],
  unit: CostUnit,
  marker: CurveMarker,
  theme: ChartTheme,
): EChartsCoreOption {
  const base = chartBase(theme);
  const bandPoints = points.flatMap((point) => {
    const range = bandOf(point);
    return range === null ? [] : { x: percentOf(point), low: costIn(range.low, unit), high: costIn(range.high, unit) };
  });
  const risk = line(
    'Risk',
    theme.text3,
    points.map((point) => [percentOf(point), costIn(point.risk, unit)]),
  );
  const own = 100 * marker.participation;
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      formatter: (params: readonly { readonly dataIndex: number }[]) =>
        tooltipText(points, unit, params[0]?.dataIndex ?? -1),
    },
    xAxis: axis(theme, (value) => `${value}%`, { min: 0, max: MAX_PERCENT, interval: 5, splitLine: { show: false } }),
    yAxis: axis(theme, (value) => formatUpTo(value, 1), scaleOf(points, unit, marker)),
    series: [
      ...band('80%', theme.buy, bandPoints),
      { ...risk, lineStyle: { color: theme.text3, width: 1.5, type: 'dashed' } },
      line(
        'Cost',
        theme.buy,
        points.map((point) => [percentOf(point), costIn(point.cost, unit)]),
      ),
      {
        type: 'line',
        name: 'This order',
        data: [[own, marker.cost]],
        symbol: 'circle',
        symbolSize: 9,
        itemStyle: { color: theme.buy, borderColor: theme.text1, borderWidth: 2 },
        tooltip: { show: false },
        z: 5,
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: theme.text1, type: 'solid', width: 1 },
          data: [{ xAxis: own }],
        },
      },
    ],
  };
}
