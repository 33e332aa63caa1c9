import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import type { CustomSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTheme } from './chart-theme.ts';

const FONT_SIZE = 11;
const QUICK_MS = 200;
const BAND_OPACITY = 0.16;

export type BandPoint = { readonly x: number; readonly low: number; readonly high: number };

/** Options that all charts share. A chart adds its own. */
export function chartBase(theme: ChartTheme): EChartsCoreOption {
  return {
    animation: !theme.isStill,
    animationDuration: QUICK_MS,
    animationDurationUpdate: QUICK_MS,
    textStyle: { fontFamily: theme.font, fontSize: FONT_SIZE, color: theme.text2 },
    grid: { left: 4, right: 12, top: 8, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      backgroundColor: theme.surface,
      borderColor: theme.line2,
      padding: [6, 8],
      textStyle: { fontFamily: theme.font, fontSize: FONT_SIZE, color: theme.text1 },
      axisPointer: { lineStyle: { color: theme.text3, type: 'solid' } },
    },
  };
}

/** An axis in the desk's type and lines; `label` writes its values. */
export function axis(
  theme: ChartTheme,
  label: (value: number) => string,
  more: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return {
    type: 'value',
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: theme.line1, type: 'dashed' } },
    axisLabel: { color: theme.text3, fontSize: FONT_SIZE, hideOverlap: true, formatter: label },
    ...more,
  };
}

/** A number at an axis, as short as it can be: `8,000`, `25K`, `2.5M`. */
export function axisNumber(value: number): string {
  return abbreviateNumber(value, { decimals: 1, fullUpTo: 9_999, isTrimmed: true });
}

/** Where the day begins in YYYY-MM-DD; the year is said elsewhere. */
const SHORT_DATE_FROM = 5;

/** Trading days side by side, without gaps for the days between. */
export function dateAxis(theme: ChartTheme, dates: readonly string[]): Readonly<Record<string, unknown>> {
  return axis(theme, String, {
    type: 'category',
    data: [...dates],
    axisLabel: {
      color: theme.text3,
      fontSize: FONT_SIZE - 1,
      hideOverlap: true,
      formatter: (date: string) => date.slice(SHORT_DATE_FROM),
    },
    splitLine: { show: false },
  });
}

export function line(name: string, color: string, data: readonly (readonly [number, number])[]): LineSeriesOption {
  return {
    name,
    type: 'line',
    showSymbol: false,
    data: data.map(([x, y]) => [x, y]),
    lineStyle: { color, width: 2 },
    itemStyle: { color },
    z: 3,
  };
}

/** A range: the area between two invisible lines. The tooltip leaves it out. */
export function band(id: string, color: string, points: readonly BandPoint[]): readonly LineSeriesOption[] {
  const edge: LineSeriesOption = {
    type: 'line',
    stack: id,
    // Costs may be negative: without this the stack would grow both ways from zero.
    stackStrategy: 'all',
    silent: true,
    showSymbol: false,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    z: 1,
  };
  return [
    { ...edge, id: `${id} low`, data: points.map(({ x, low }) => [x, low]) },
    {
      ...edge,
      id: `${id} high`,
      data: points.map(({ x, low, high }) => [x, high - low]),
      areaStyle: { color, opacity: BAND_OPACITY },
    },
  ];
}

/** Upright lines from low to high: the interval of a dot that stands on them. */
export function whiskers(color: string, points: readonly BandPoint[]): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 3,
    data: points.map(({ x, low, high }) => [x, low, high]),
    encode: { x: 0, y: [1, 2] },
    renderItem: (_params, api) => {
      const [x = 0, low = 0] = api.coord([api.value(0), api.value(1)]);
      const [, high = 0] = api.coord([api.value(0), api.value(2)]);
      return {
        type: 'line',
        shape: { x1: x, y1: low, x2: x, y2: high },
        style: { stroke: color, lineWidth: 2 },
      };
    },
  };
}
