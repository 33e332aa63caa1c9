import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase, dateAxis } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { type HistoryChart, movingMean } from './history-charts.ts';

type Value = number | null;

function bars(theme: ChartTheme, values: readonly Value[], isSigned: boolean) {
  return {
    type: 'bar',
    barCategoryGap: '25%',
    data: values.map((value) => ({
      value,
      // A bar's direction says the side; its colour only repeats it.
      itemStyle: { color: isSigned && value !== null && value < 0 ? theme.sell : theme.buy, opacity: 0.7 },
    })),
  };
}

function line(color: string, width: number, values: readonly Value[]) {
  return { type: 'line', showSymbol: false, data: values, lineStyle: { color, width }, itemStyle: { color }, z: 3 };
}

/** A bar from the day's low to its high: the part below is drawn with nothing. */
function highLow(theme: ChartTheme, days: readonly HistoricalStats[]) {
  const base = { type: 'bar', stack: 'range', stackStrategy: 'all', barCategoryGap: '35%' };
  return [
    { ...base, silent: true, data: days.map((day) => day.day_low_mid), itemStyle: { opacity: 0 } },
    {
      ...base,
      data: days.map(({ day_high_mid, day_low_mid }) =>
        day_high_mid === null || day_low_mid === null ? null : day_high_mid - day_low_mid,
      ),
      itemStyle: { color: theme.text2 },
    },
  ];
}

function seriesOf(chart: HistoryChart, days: readonly HistoricalStats[], theme: ChartTheme): readonly object[] {
  const values = days.map((day) => day[chart.stat]);
  const mean = line(theme.text1, 1.5, movingMean(values));
  if (chart.shape === 'high-low') return highLow(theme, days);
  if (chart.shape === 'line') {
    return chart.id === 'vwap' ? [line(theme.info, 2, values)] : [line(theme.accent, 1.5, values), mean];
  }
  return [bars(theme, values, chart.shape === 'signed-bars'), mean];
}

export function dayText(chart: HistoryChart, day: HistoricalStats): string {
  const { text } = chart;
  if (chart.shape === 'high-low') {
    const { day_low_mid, day_high_mid } = day;
    return day_low_mid === null || day_high_mid === null ? '–' : `${text(day_low_mid)} to ${text(day_high_mid)}`;
  }
  const value = day[chart.stat];
  return value === null ? '–' : text(value);
}

/** Short enough for the head of a card: of high and low, how far they are apart. */
export function lastText(chart: HistoryChart, day: HistoricalStats): string {
  const { day_low_mid, day_high_mid } = day;
  if (chart.shape !== 'high-low' || day_low_mid === null || day_high_mid === null) return dayText(chart, day);
  return chart.text(day_high_mid - day_low_mid);
}

export function historyOption(
  chart: HistoryChart,
  days: readonly HistoricalStats[],
  theme: ChartTheme,
): EChartsCoreOption {
  const base = chartBase(theme);
  const isFromZero = chart.shape === 'bars';
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      formatter: (params: readonly { readonly dataIndex: number }[]) => {
        const day = days[params[0]?.dataIndex ?? -1];
        return day === undefined ? '' : `<b>${day.date}</b><br>${dayText(chart, day)}`;
      },
    },
    xAxis: dateAxis(
      theme,
      days.map(({ date }) => date),
    ),
    yAxis: axis(theme, chart.text, { scale: !isFromZero, splitNumber: 3 }),
    series: [...seriesOf(chart, days, theme)],
  };
}
