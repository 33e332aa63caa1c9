import { BEHIND_PERCENT, isBehindReading, isExpensiveReading } from '@meridian/domain/execution-summary/reading';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatSigned } from '@meridian/domain/number-format';
import type { CustomSeriesOption, ScatterSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { amountText, lineName, rangeText } from './summary-texts.ts';

/** A line that can be drawn, because it has a goal and a cost. */
export type Bubble = SummaryLine & { readonly percentAhead: number; readonly costBps: number };

const MIN_DIAMETER_PX = 8;
const MAX_DIAMETER_PX = 62;
const CAP_PX = 3;
const LABEL_GAP = 6;
const MAX_LABELS = 6;
/** Share of the width after which a label would be cut off. */
const EDGE_SHARE = 0.75;
/** Alpha suffix of a six-digit colour. */
const FAINT = '48';
const STRONG = '8c';

export function isBubble(line: SummaryLine): line is Bubble {
  return line.percentAhead !== null && line.costBps !== null;
}

/** The largest lines that are behind or expensive. The table names all others. */
function labelledIds(bubbles: readonly Bubble[]): ReadonlySet<string> {
  const notable = bubbles.filter(({ reading }) => isExpensiveReading(reading) || isBehindReading(reading));
  const largest = notable.toSorted((a, b) => (b.leftUsd ?? 0) - (a.leftUsd ?? 0));
  return new Set(largest.slice(0, MAX_LABELS).map(({ id }) => id));
}

/** The area is proportional to the notional left to trade. The largest bubble has the full size. */
export function diameterPx(leftUsd: number | null, mostUsd: number): number {
  if (leftUsd === null || leftUsd <= 0 || mostUsd <= 0) return MIN_DIAMETER_PX;
  return Math.max(MIN_DIAMETER_PX, MAX_DIAMETER_PX * Math.sqrt(leftUsd / mostUsd));
}

function colourOf({ reading }: SummaryLine, theme: ChartTheme): string {
  if (isExpensiveReading(reading)) return theme.neg;
  return isBehindReading(reading) ? theme.warn : theme.idle;
}

function circles(bubbles: readonly Bubble[], selectedId: string | null, theme: ChartTheme): ScatterSeriesOption {
  const most = Math.max(0, ...bubbles.map(({ leftUsd }) => leftUsd ?? 0));
  const aheads = bubbles.map(({ percentAhead }) => percentAhead);
  const [least, furthest] = [Math.min(...aheads), Math.max(...aheads)];
  const labelled = labelledIds(bubbles);
  const edge = least + EDGE_SHARE * (furthest - least);
  return {
    type: 'scatter',
    z: 3,
    cursor: 'pointer',
    // The table names every line, so a label that would cover another is left out.
    labelLayout: { moveOverlap: 'shiftY', hideOverlap: true },
    data: bubbles.map((line) => {
      const colour = colourOf(line, theme);
      const isSelected = line.id === selectedId;
      return {
        id: line.id,
        name: lineName(line),
        value: [line.percentAhead, line.costBps],
        symbolSize: diameterPx(line.leftUsd, most),
        itemStyle: {
          // The colour carries the opacity. Opacity of the item would fade its label too.
          color: `${colour}${isSelected ? STRONG : FAINT}`,
          borderColor: isSelected ? theme.text1 : colour,
          borderWidth: isSelected ? 2 : 1.5,
        },
        label: {
          show: isSelected || labelled.has(line.id),
          // At the right edge a label has room on the left only.
          position: line.percentAhead > edge ? ('left' as const) : ('right' as const),
          distance: LABEL_GAP,
          formatter: lineName(line),
          color: isSelected ? theme.text1 : theme.text2,
          fontSize: 11,
          // A halo keeps the text readable on top of another bubble.
          textBorderColor: theme.surface,
          textBorderWidth: 3,
          fontWeight: isSelected ? ('bold' as const) : ('normal' as const),
        },
        tooltip: { formatter: () => tooltipOf(line) },
      };
    }),
  };
}

/** The expected 80% range of each bubble, as a whisker. */
function whiskers(bubbles: readonly Bubble[], theme: ChartTheme): CustomSeriesOption {
  const data = bubbles.flatMap(({ percentAhead, expected }) =>
    expected === null ? [] : [[percentAhead, expected.low, expected.high]],
  );
  return {
    type: 'custom',
    silent: true,
    z: 2,
    encode: { x: 0, y: [1, 2] },
    tooltip: { show: false },
    data,
    renderItem: (_params, api) => {
      const [x = 0, low = 0] = api.coord([api.value(0), api.value(1)]);
      const [, high = 0] = api.coord([api.value(0), api.value(2)]);
      const style = { stroke: theme.text3, lineWidth: 1 };
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

function tooltipOf(line: Bubble): string {
  const expected = line.expected === null ? '' : `<br>expected ${rangeText(line.expected)} bps`;
  return `<b>${escapeHtml(lineName(line))}</b><br>${formatSigned(line.percentAhead, 2)}% ahead · ${formatSigned(line.costBps, 1)} bps${expected}<br>${amountText(line.leftUsd)} left`;
}

/** Clients name their lists, so a name may contain HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Percent ahead of schedule against cost. The quadrant "behind and expensive" is tinted. */
export function bubbleOption(
  bubbles: readonly Bubble[],
  selectedId: string | null,
  benchmark: string,
  theme: ChartTheme,
): EChartsCoreOption {
  const left = Math.min(
    -2 * BEHIND_PERCENT,
    Math.floor(Math.min(...bubbles.map(({ percentAhead }) => percentAhead)) - 2),
  );
  const costs = bubbles.flatMap(({ costBps, expected }) => [costBps, expected?.high ?? costBps]);
  const top = Math.max(1, Math.ceil(Math.max(...costs) + 1));
  const corner = (name: string, x: 'left' | 'right', y: 'top' | 'bottom', fill: string) => ({
    type: 'text' as const,
    [x]: x === 'left' ? 56 : 16,
    [y]: y === 'top' ? 4 : 66,
    style: { text: name, fill, font: `11px ${theme.font}` },
    silent: true,
  });
  return {
    ...chartBase(theme),
    grid: { left: 8, right: 16, top: 24, bottom: 22, outerBoundsMode: 'same' },
    tooltip: { ...tooltipBase(theme), trigger: 'item' },
    graphic: [
      corner('Behind and expensive', 'left', 'top', theme.neg),
      corner('Ahead, expensive', 'right', 'top', theme.text3),
      corner('Behind, cheap', 'left', 'bottom', theme.text3),
      corner('Ahead and cheap', 'right', 'bottom', theme.pos),
    ],
    xAxis: axis(theme, (value) => `${formatSigned(value, 0)}%`, {
      min: left,
      max: Math.max(BEHIND_PERCENT, Math.ceil(Math.max(...bubbles.map(({ percentAhead }) => percentAhead)) + 3)),
      name: 'Ahead of goal, % of target',
      nameLocation: 'middle',
      nameGap: 24,
      nameTextStyle: { color: theme.text3 },
    }),
    yAxis: axis(theme, (value) => formatSigned(value, 0), {
      max: top,
      minInterval: 1,
      name: `Cost against ${benchmark}, bps`,
      nameLocation: 'middle',
      nameGap: 34,
      nameTextStyle: { color: theme.text3 },
    }),
    series: [whiskers(bubbles, theme), circles(bubbles, selectedId, theme), zeroLines(left, top, theme)],
  };
}

function tooltipBase(theme: ChartTheme) {
  const { tooltip } = chartBase(theme);
  return typeof tooltip === 'object' && tooltip !== null ? tooltip : {};
}

/** The axes at zero, with the "behind and expensive" quadrant tinted. */
function zeroLines(left: number, top: number, theme: ChartTheme): ScatterSeriesOption {
  return {
    type: 'scatter',
    silent: true,
    data: [],
    markLine: {
      silent: true,
      symbol: 'none',
      label: { show: false },
      lineStyle: { color: theme.text3, type: 'solid', width: 1 },
      data: [{ xAxis: 0 }, { yAxis: 0 }],
    },
    markArea: {
      silent: true,
      itemStyle: { color: theme.neg, opacity: 0.06 },
      data: [
        [
          { xAxis: left, yAxis: top },
          { xAxis: 0, yAxis: 0 },
        ],
      ],
    },
  };
}
