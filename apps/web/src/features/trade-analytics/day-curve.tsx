import type { SessionFacts } from '@meridian/domain/entities/instrument-facts';
import { formatFixed } from '@meridian/domain/number-format';
import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import { axis, chartBase } from '../../components/chart/chart-parts.ts';
import { Chart } from '../../components/chart/chart.tsx';
import { ChartTable } from '../../components/chart/chart-table.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { timeOfDay } from '../../lib/time-text.ts';

type DayCurveProps = {
  readonly session: SessionFacts;
  /** By equal stretches of the session. */
  readonly shares: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
};

const HEIGHT_PX = 120;
const minute = (atMs: number) => timeOfDay(atMs).slice(0, 5);

/** How the volume of a usual day spreads over the session. */
export function DayCurve({ session, shares, fromMs, toMs }: DayCurveProps) {
  const { open_ms: openMs, close_ms: closeMs, now_ms: nowMs } = session;
  const option = useCallback(
    (theme: ChartTheme) => curveOption({ openMs, closeMs, nowMs, shares, fromMs, toMs }, theme),
    [openMs, closeMs, nowMs, shares, fromMs, toMs],
  );
  const step = (closeMs - openMs) / Math.max(1, shares.length);
  return (
    <Chart label="Volume of a usual day" height={HEIGHT_PX} option={option}>
      <ChartTable
        caption="Volume of a usual day"
        head={['From', 'Share of the day']}
        rows={shares.map((share, at) => [minute(openMs + at * step), `${formatFixed(100 * share, 2)}%`])}
      />
    </Chart>
  );
}

type Curve = {
  readonly openMs: number;
  readonly closeMs: number;
  readonly nowMs: number;
  readonly shares: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
};

function curveOption({ openMs, closeMs, nowMs, shares, fromMs, toMs }: Curve, theme: ChartTheme): EChartsCoreOption {
  const step = (closeMs - openMs) / Math.max(1, shares.length);
  const isWorked = (atMs: number) => atMs + step > fromMs && atMs < toMs;
  return {
    ...chartBase(theme),
    xAxis: axis(theme, minute, { min: openMs, max: closeMs, splitLine: { show: false } }),
    yAxis: axis(theme, (value) => `${formatFixed(value, 0)}%`, { splitNumber: 3 }),
    series: [
      {
        name: 'Share of the day %',
        type: 'bar',
        barWidth: '90%',
        data: shares.map((share, at) => ({
          value: [openMs + (at + 0.5) * step, 100 * share],
          itemStyle: { color: isWorked(openMs + at * step) ? theme.accent : theme.line2 },
        })),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { formatter: 'now', color: theme.text1, fontSize: 11 },
          lineStyle: { color: theme.text3, type: 'solid', width: 1 },
          data: nowMs > openMs && nowMs < closeMs ? [{ xAxis: nowMs }] : [],
        },
      },
    ],
  };
}
