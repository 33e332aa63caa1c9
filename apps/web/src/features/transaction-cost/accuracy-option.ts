import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import type { Calibration } from '@meridian/protocol/rest/calibration-calls';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase, whiskers } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';

export type AccuracyBin = NonNullable<Calibration['accuracy']>['bins'][number];

/** Each group of orders as a dot with its interval; on the dashed line estimate and outcome are equal. */
export function accuracyOption(bins: readonly AccuracyBin[], theme: ChartTheme): EChartsCoreOption {
  const base = chartBase(theme);
  const values = bins.flatMap(({ estimated, realised }) => [estimated, realised]);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      trigger: 'item',
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
        const bin = bins[dataIndex];
        if (bin === undefined) return '';
        const range = `${formatFixed(bin.low, 2)} to ${formatFixed(bin.high, 2)}`;
        return `<b>${bin.orders} orders</b><br>Estimated ${formatFixed(bin.estimated, 2)} bps<br>Realised ${formatFixed(bin.realised, 2)} bps<br>95% interval ${range}`;
      },
    },
    xAxis: axis(theme, (value) => formatUpTo(value, 1), { min: 'dataMin', splitLine: { show: false } }),
    yAxis: axis(theme, (value) => formatUpTo(value, 1), { splitNumber: 3 }),
    series: [
      {
        type: 'line',
        silent: true,
        showSymbol: false,
        data: [
          [least, least],
          [most, most],
        ],
        lineStyle: { color: theme.text3, type: 'dashed', width: 1 },
      },
      whiskers(
        theme.pos,
        bins.map(({ estimated, low, high }) => ({ x: estimated, low, high })),
      ),
      {
        type: 'scatter',
        symbolSize: 7,
        data: bins.map(({ estimated, realised }) => [estimated, realised]),
        itemStyle: { color: theme.pos },
        z: 4,
      },
    ],
  };
}
