import { formatQuantity } from '@meridian/domain/number-format';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, axisNumber, band, chartBase, line } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { minuteText } from '../../components/cost-estimate/cost-unit.ts';
import type { EstimatedWay } from './best-ways.ts';
import type { WayKey } from './studio-ways.ts';
import { wayName, wayTitle } from './way-words.ts';

/** One colour per variant, in the chart and on its card. */
const COLOURS = { base: 'text2', A: 'buy', B: 'accent', C: 'pos' } as const satisfies Record<WayKey, keyof ChartTheme>;

type TooltipPoint = { readonly seriesName: string; readonly marker: string; readonly value: readonly number[] };

function tooltipText(points: readonly TooltipPoint[]): string {
  const [at] = points[0]?.value ?? [];
  if (at === undefined) return '';
  const lines = points
    .filter(({ seriesName }) => seriesName !== '')
    .map(({ seriesName, marker, value }) => `${marker}${seriesName}: ${formatQuantity(value[1])}`);
  return [`<b>${minuteText(at)}</b>`, ...lines].join('<br>');
}

/** The expected fills of each variant over time, with the 80% range. */
export function trajectoryOption(ways: readonly EstimatedWay[], theme: ChartTheme): EChartsCoreOption {
  const base = chartBase(theme);
  const series = ways.flatMap((way) => {
    if (way.estimate.kind === 'unavailable') return [];
    const color = theme[COLOURS[way.key]];
    // An auction has two points at one time, but a band can have only one range there.
    const points = way.estimate.trajectory.map((point, index) => ({ ...point, x: point.atMs + index / 1_000 }));
    return [
      ...band(way.key, color, points),
      line(
        `${wayTitle(way.key)}, ${wayName(way)}`,
        color,
        points.map(({ x, goal }) => [x, goal]),
      ),
    ];
  });
  return {
    ...base,
    tooltip: { ...Object(base['tooltip']), formatter: tooltipText },
    xAxis: axis(theme, minuteText, { type: 'time', splitLine: { show: false } }),
    yAxis: axis(theme, axisNumber, { min: 0 }),
    series,
  };
}
