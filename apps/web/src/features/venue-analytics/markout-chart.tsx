import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import type { VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import type { CustomSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import { axis, chartBase, line } from '../../components/chart/chart-parts.ts';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { hasFew, horizonText, meanText, spreadText } from './venue-texts.ts';
import styles from './venue-analytics.module.css';

/** What a line of the chart is drawn from: a venue, or several together. */
export type DrawnVenue = Pick<VenueLine, 'fills' | 'markouts' | 'n_eff' | 'venue'>;

type MarkoutChartProps = {
  readonly title: string;
  readonly horizonsMs: readonly number[];
  /** The chosen one first. */
  readonly lines: readonly DrawnVenue[];
};

const HEIGHT_PX = 260;
/** Series stand beside one another, so that no whisker covers another. */
const BESIDE = 0.08;
const CAP_PX = 3;

/** What the price did after the fills, with 95 % intervals. */
export function MarkoutChart({ title, horizonsMs, lines }: MarkoutChartProps) {
  const option = useCallback((theme: ChartTheme) => markoutOption(horizonsMs, lines, theme), [horizonsMs, lines]);
  const [first] = lines;
  const few = first !== undefined && hasFew(first) ? first : null;
  return (
    <ChartCard
      title={title}
      note="markout, bps, 95% interval: above zero is for us"
      label="Markout by time after the fill"
      height={HEIGHT_PX}
      option={option}
      table={{
        caption: 'Markout by time after the fill, bps',
        head: ['After', ...lines.map(({ venue }) => venue)],
        rows: horizonsMs.map((ms, at) => [
          horizonText(ms),
          ...lines.map(({ markouts }) =>
            `${meanText(markouts[at] ?? null)} ${spreadText(markouts[at] ?? null)}`.trim(),
          ),
        ]),
      }}
      foot={
        <p className={styles['legend']}>
          {lines.map(({ venue, fills }, place) => (
            <span key={venue} data-place={place}>
              {venue} {formatQuantity(fills)}
            </span>
          ))}
          {few === null ? null : <i>Too few to tell: {formatFixed(few.n_eff, 0)} effective fills, 30 needed</i>}
        </p>
      }
    />
  );
}

function markoutOption(
  horizonsMs: readonly number[],
  lines: readonly DrawnVenue[],
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
    tooltip: { ...tooltipOf(theme), formatter: (hovered: unknown) => hoverText(hovered, horizonsMs, lines) },
    series,
  };
}

function tooltipOf(theme: ChartTheme): object {
  const { tooltip } = chartBase(theme);
  return typeof tooltip === 'object' && tooltip !== null ? tooltip : {};
}

/** Fills, effective fills, mean and interval of every line at the horizon under the pointer. */
function hoverText(hovered: unknown, horizonsMs: readonly number[], lines: readonly DrawnVenue[]): string {
  const [first]: readonly unknown[] = Array.isArray(hovered) ? hovered : [hovered];
  const x = typeof first === 'object' && first !== null && 'axisValue' in first ? Number(first.axisValue) : Number.NaN;
  const at = Math.round(x);
  const ms = horizonsMs[at];
  if (ms === undefined) return '';
  const texts = lines.map((own) => {
    const mean = own.markouts[at] ?? null;
    const range =
      mean === null
        ? 'no market seen'
        : `${meanText(mean)} (${formatSigned(mean.low, 2)} to ${formatSigned(mean.high, 2)})`;
    return `${own.venue}: ${range}, ${formatQuantity(own.fills)} fills, ${formatFixed(own.n_eff, 0)} effective`;
  });
  return [`${horizonText(ms)} after the fill, bps`, ...texts].join('<br>');
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
