import { formatSigned } from '@meridian/domain/number-format';
import type { VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import type { CustomSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import { axis, chartBase, line } from '../../components/chart/chart-parts.ts';
import { Chart } from '../../components/chart/chart.tsx';
import { ChartTable } from '../../components/chart/chart-table.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { hasFew, horizonText, meanText, spreadText } from './venue-texts.ts';
import styles from './venue-analytics.module.css';

type MarkoutChartProps = {
  readonly horizonsMs: readonly number[];
  /** The chosen one first. */
  readonly lines: readonly VenueLine[];
};

const HEIGHT_PX = 260;
/** Series stand beside one another, so that no whisker covers another. */
const BESIDE = 0.08;
const CAP_PX = 3;

/** What the price did after the fills, with 95 % intervals. */
export function MarkoutChart({ horizonsMs, lines }: MarkoutChartProps) {
  const option = useCallback((theme: ChartTheme) => markoutOption(horizonsMs, lines, theme), [horizonsMs, lines]);
  const [first] = lines;
  return (
    <section className={styles['card']} aria-labelledby="venue-markouts">
      <h2 className={styles['cardTitle']} id="venue-markouts">
        {first?.venue ?? 'Venue'} against its peers
        <span>markout, bps, 95% interval: above zero is for us</span>
      </h2>
      {first !== undefined && hasFew(first) ? (
        <p className={styles['few']}>
          Too few to tell: {first.fills.toLocaleString('en-US')} fills, 30 effective needed
        </p>
      ) : null}
      <Chart label="Markout by time after the fill" height={HEIGHT_PX} option={option}>
        <ChartTable
          caption="Markout by time after the fill, bps"
          head={['After', ...lines.map(({ venue }) => venue)]}
          rows={horizonsMs.map((ms, at) => [
            horizonText(ms),
            ...lines.map(({ markouts }) => `${meanText(markouts[at] ?? null)} ${spreadText(markouts[at] ?? null)}`),
          ])}
        />
      </Chart>
    </section>
  );
}

function markoutOption(
  horizonsMs: readonly number[],
  lines: readonly VenueLine[],
  theme: ChartTheme,
): EChartsCoreOption {
  const colours = [theme.sell, theme.accent, theme.text3];
  const series = lines.flatMap((own, place) => {
    const colour = colours[place] ?? theme.text3;
    const x = (at: number) => at + (place - 1) * BESIDE;
    const points = own.markouts.flatMap((mean, at) => (mean === null ? [] : [[x(at), mean.mean] as const]));
    const ranges = own.markouts.flatMap((mean, at) => (mean === null ? [] : [[x(at), mean.low, mean.high]]));
    return [{ ...line(own.venue, colour, points), showSymbol: true, symbolSize: 6 }, whiskers(ranges, colour)];
  });
  return {
    ...chartBase(theme),
    xAxis: axis(theme, (value) => (Number.isInteger(value) ? horizonText(horizonsMs[value] ?? 0) : ''), {
      min: -0.4,
      max: horizonsMs.length - 0.6,
      interval: 1,
      splitLine: { show: false },
      axisLabel: {
        color: theme.text3,
        customValues: horizonsMs.map((_, at) => at),
        formatter: (value: number) => horizonText(horizonsMs[value] ?? 0),
      },
    }),
    yAxis: axis(theme, (value) => formatSigned(value, 1), { splitNumber: 4 }),
    tooltip: { show: false },
    series,
  };
}

function whiskers(data: readonly (readonly number[])[], colour: string): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    encode: { x: 0, y: [1, 2] },
    data: data.map((values) => [...values]),
    renderItem: (_params, api) => {
      const [x = 0, low = 0] = api.coord([api.value(0), api.value(1)]);
      const [, high = 0] = api.coord([api.value(0), api.value(2)]);
      const style = { stroke: colour, lineWidth: 1 };
      const stroke = (x1: number, y1: number, x2: number, y2: number) =>
        ({ type: 'line', shape: { x1, y1, x2, y2 }, style }) as const;
      return {
        type: 'group',
        children: [
          stroke(x, low, x, high),
          stroke(x - CAP_PX, low, x + CAP_PX, low),
          stroke(x - CAP_PX, high, x + CAP_PX, high),
        ],
      };
    },
  };
}
