import { formatUpTo } from '@meridian/domain/number-format';
import type { SeriesPoint } from '@meridian/protocol/live/search-commands';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, axisNumber, band, chartBase, line } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import type { CourseScale } from './course-unit.ts';
import type { QuantityAt, VolumeBucket } from './order-course.ts';

export type Span = { readonly fromMs: number; readonly toMs: number };

/** `14:31` */
function minute(atMs: number): string {
  return timeOfDay(atMs).slice(0, 5);
}

/** Below a shorter span than this, minutes alone would stand at the axis several times. */
const MINUTES_FROM_MS = 10 * 60_000;

function timeText({ fromMs, toMs }: Span): (atMs: number) => string {
  return toMs - fromMs < MINUTES_FROM_MS ? timeOfDay : minute;
}

function timeAxis(theme: ChartTheme, span: Span) {
  const { fromMs, toMs } = span;
  return axis(theme, timeText(span), { min: fromMs, max: toMs, splitNumber: 6, splitLine: { show: false } });
}

type Trajectory = {
  readonly points: readonly SeriesPoint[];
  readonly actual: readonly QuantityAt[];
  readonly orderQty: number;
  readonly nowMs: number;
  readonly span: Span;
  readonly look: 'buy' | 'sell';
  readonly scale: CourseScale;
};

/** Plan against actual: the fills as steps, the goal between floor and ceiling, and the way that is left. */
export function trajectoryOption(course: Trajectory, theme: ChartTheme): EChartsCoreOption {
  const { points, actual, orderQty, nowMs, span, scale } = course;
  const scaled = (qty: number) => qty * scale.perShare;
  const goals = points.flatMap(({ at_ms, goal }) => (goal === null ? [] : [[at_ms, scaled(goal)] as const]));
  const range = points.flatMap(({ at_ms, floor, ceiling }) =>
    floor === null || ceiling === null ? [] : [{ x: at_ms, low: scaled(floor), high: scaled(ceiling) }],
  );
  const first = actual[0];
  const last = actual.at(-1);
  const steps = [
    ...(first === undefined ? [] : [[first.atMs, 0] as const]),
    ...actual.map(({ atMs, qty }) => [atMs, scaled(qty)] as const),
    ...(last === undefined || nowMs <= last.atMs ? [] : [[nowMs, scaled(last.qty)] as const]),
  ];
  const lastGoal = goals.at(-1);
  const end = [span.toMs, scaled(orderQty)] as const;
  const toEnd = lastGoal === undefined || span.toMs <= lastGoal[0] ? [] : [lastGoal, end];
  return {
    ...chartBase(theme),
    // Room for the time above the line of now.
    grid: { left: 4, right: 12, top: 22, bottom: 4, outerBoundsMode: 'same' },
    xAxis: timeAxis(theme, span),
    yAxis: axis(theme, scale.tick, { min: 0, max: scaled(orderQty) }),
    tooltip: tooltipOf(theme, scale.tell),
    series: [
      ...band('Floor to ceiling', theme.accent, range),
      line('Goal', theme.accent, goals),
      { ...line('To the end', theme.accent, toEnd), lineStyle: { color: theme.accent, width: 1, type: 'dashed' } },
      {
        ...line('Filled', course.look === 'buy' ? theme.buy : theme.sell, steps),
        step: 'end',
        markLine: nowLine(theme, nowMs, timeText(span)(nowMs)),
      },
    ],
  };
}

function nowLine(theme: ChartTheme, nowMs: number, text: string) {
  return {
    silent: true,
    symbol: 'none',
    label: { formatter: text, color: theme.text1, fontSize: 11 },
    lineStyle: { color: theme.text3, type: 'solid', width: 1 },
    data: [{ xAxis: nowMs }],
  };
}

function tooltipOf(theme: ChartTheme, text: (value: number) => string) {
  const { tooltip } = chartBase(theme);
  const base = typeof tooltip === 'object' && tooltip !== null ? tooltip : {};
  return { ...base, valueFormatter: (value: unknown) => (typeof value === 'number' ? text(value) : '') };
}

/** Where an axis of shares ends: at a round percentage with room above the highest. */
function percentsUpTo(highest: number): number {
  const step = highest <= 4 ? 5 : 10;
  return Math.min(100, Math.ceil((highest * 1.1) / step) * step || step);
}

/** The market's volume as bars, the own share of it as a line, and the cap that holds it. */
export function participationOption(
  buckets: readonly VolumeBucket[],
  capPercent: number | null,
  span: Span,
  theme: ChartTheme,
): EChartsCoreOption {
  const shares = buckets.flatMap(({ fromMs, percent }) => (percent === null ? [] : [[fromMs, percent] as const]));
  const cap = {
    silent: true,
    symbol: 'none',
    label: {
      formatter: `Cap ${formatUpTo(capPercent, 1)}%`,
      color: theme.warn,
      position: 'insideEndTop',
      fontSize: 11,
    },
    lineStyle: { color: theme.warn, type: 'dashed', width: 1 },
    data: capPercent === null ? [] : [{ yAxis: capPercent }],
  };
  return {
    ...chartBase(theme),
    // Without this a few bars would widen the axis, and it would no longer stand below the one of the trajectory.
    xAxis: { ...timeAxis(theme, span), containShape: false },
    yAxis: [
      axis(theme, axisNumber, { splitNumber: 3 }),
      axis(theme, (value) => `${formatUpTo(value, 0)}%`, {
        splitNumber: 3,
        min: 0,
        max: ({ max }: { max: number }) => percentsUpTo(Math.max(max, capPercent ?? 0)),
        splitLine: { show: false },
      }),
    ],
    tooltip: tooltipOf(theme, (value) => formatUpTo(value, 1)),
    series: [
      {
        name: 'Market volume',
        type: 'bar',
        data: buckets.map(({ fromMs, market }) => [fromMs, market]),
        itemStyle: { color: theme.line2 },
        barMaxWidth: 10,
      },
      { ...line('Participation %', theme.pos, shares), yAxisIndex: 1, markLine: cap },
    ],
  };
}
