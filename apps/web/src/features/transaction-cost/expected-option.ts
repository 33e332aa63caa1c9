import type { StatEstimate } from '@meridian/protocol/rest/market-intelligence-calls';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase, dateAxis } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import type { HistoryChart } from './history-charts.ts';

type Forecast = NonNullable<StatEstimate['day_volume']>;

/** How many of the past days ended inside what had been expected of them. */
export function heldOf({ stat }: HistoryChart, days: readonly StatEstimate[]): { inside: number; judged: number } {
  const judged = days.flatMap((day): Forecast[] => {
    const found = day[stat];
    return found === null || found.realized === null ? [] : [found];
  });
  const inside = judged.filter(({ realized, low, high }) => realized !== null && low <= realized && realized <= high);
  return { inside: inside.length, judged: judged.length };
}

function tooltip({ stat, text }: HistoryChart, day: StatEstimate | undefined): string {
  const found = day?.[stat] ?? null;
  if (day === undefined || found === null) return '';
  const lines = [
    `<b>${day.date}</b>`,
    `Estimated ${text(found.mean)}`,
    `80% range ${text(found.low)} to ${text(found.high)}`,
  ];
  return [...lines, found.realized === null ? 'To come' : `Realised ${text(found.realized)}`].join('<br>');
}

/** A band of the range, a dashed line of the estimate, and a dot for each day as it came. */
export function expectedOption(
  chart: HistoryChart,
  days: readonly StatEstimate[],
  theme: ChartTheme,
): EChartsCoreOption {
  const base = chartBase(theme);
  const found = days.map((day) => day[chart.stat]);
  const edge = {
    type: 'line',
    stack: 'range',
    stackStrategy: 'all',
    silent: true,
    showSymbol: false,
    lineStyle: { opacity: 0 },
  };
  const dots = found.map((each) => {
    if (each === null || each.realized === null) return null;
    const isInside = each.low <= each.realized && each.realized <= each.high;
    return {
      value: each.realized,
      symbol: isInside ? 'circle' : 'diamond',
      symbolSize: isInside ? 5 : 8,
      itemStyle: { color: isInside ? theme.text1 : theme.warn },
    };
  });
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      formatter: (params: readonly { readonly dataIndex: number }[]) =>
        tooltip(chart, days[params[0]?.dataIndex ?? -1]),
    },
    xAxis: dateAxis(
      theme,
      days.map(({ date }) => date),
    ),
    yAxis: axis(theme, chart.text, { scale: true, splitNumber: 4 }),
    series: [
      { ...edge, data: found.map((each) => each?.low ?? null) },
      {
        ...edge,
        data: found.map((each) => (each === null ? null : each.high - each.low)),
        areaStyle: { color: theme.accentSolid, opacity: 0.3 },
      },
      {
        type: 'line',
        showSymbol: false,
        data: found.map((each) => each?.mean ?? null),
        lineStyle: { color: theme.accent, width: 1.5, type: 'dashed' },
        itemStyle: { color: theme.accent },
      },
      { type: 'scatter', data: dots, z: 4 },
    ],
  };
}
