import { formatFixed } from '@meridian/domain/number-format';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';

type Bucket = { readonly minute: number; readonly volume_share: number };

const MINUTES_AN_HOUR = 60;

/** `2h05` after the open */
function clock(minute: number): string {
  return `${Math.floor(minute / MINUTES_AN_HOUR)}h${String(minute % MINUTES_AN_HOUR).padStart(2, '0')}`;
}

export function profileOption(profile: readonly Bucket[], theme: ChartTheme): EChartsCoreOption {
  const base = chartBase(theme);
  return {
    ...base,
    tooltip: {
      ...Object(base['tooltip']),
      formatter: ([first]: readonly { readonly dataIndex: number }[]) => {
        const bucket = profile[first?.dataIndex ?? -1];
        if (bucket === undefined) return '';
        return `<b>${clock(bucket.minute)} after the open</b><br>${formatFixed(100 * bucket.volume_share, 2)}% of the volume`;
      },
    },
    xAxis: axis(theme, String, {
      type: 'category',
      data: profile.map(({ minute }) => clock(minute)),
      splitLine: { show: false },
    }),
    yAxis: axis(theme, (value) => `${value}%`, {}),
    series: [
      {
        type: 'bar',
        barCategoryGap: '20%',
        data: profile.map(({ volume_share }) => 100 * volume_share),
        itemStyle: { color: theme.buy, opacity: 0.75 },
      },
    ],
  };
}
