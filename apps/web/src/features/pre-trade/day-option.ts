import { sum } from '@meridian/cost-model/sum';
import { formatFixed } from '@meridian/domain/number-format';
import { isBuySide } from '@meridian/domain/order-side';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase, whiskers } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import type { TableData } from '../../components/chart/table-data.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import type { ListRow, ListView } from './list-view.ts';
import { shortUsd } from './pre-trade-texts.ts';

/** One half hour: the market's usual share of its day, and what the plans trade in it, in dollars. */
export type DayPart = {
  readonly time: string;
  readonly share: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly buysUsd: number;
  readonly sellsUsd: number;
  /** Of the selected order, within the two above. */
  readonly ownUsd: number;
};

function plannedUsd({ plan, order }: ListRow, part: number): number {
  return order.target_usd * Math.max(0, (plan.done[part + 1] ?? 0) - (plan.done[part] ?? 0));
}

/** The notional-weighted mean over the rows. Null when one of them has none. */
function meanOf(rows: readonly ListRow[], value: (row: ListRow) => number | null): number | null {
  const usd = sum(rows.map(({ order }) => order.target_usd));
  const values = rows.map((row) => ({ value: value(row), usd: row.order.target_usd }));
  if (usd <= 0 || values.some((each) => each.value === null)) return null;
  return sum(values.map((each) => (each.value ?? 0) * each.usd)) / usd;
}

/** The day by half hours: of one order's market when one is selected, else of all of them. */
export function dayParts({ edges_ms }: PreTradeAnswer, view: ListView, selected: number | null): readonly DayPart[] {
  const counted = view.rows.filter(({ isOn }) => isOn);
  const own = counted.filter(({ at }) => at === selected);
  const market = own.length > 0 ? own : counted;
  return edges_ms.slice(0, -1).map((edge, part) => {
    const usd = (rows: readonly ListRow[]) => sum(rows.map((row) => plannedUsd(row, part)));
    return {
      time: timeOfDay(edge).slice(0, 5),
      share: 100 * (meanOf(market, ({ order }) => order.volume[part]?.share ?? null) ?? 0),
      low: percent(meanOf(market, ({ order }) => order.volume[part]?.low ?? null)),
      high: percent(meanOf(market, ({ order }) => order.volume[part]?.high ?? null)),
      buysUsd: usd(counted.filter(({ order }) => isBuySide(order.order_side))),
      sellsUsd: usd(counted.filter(({ order }) => !isBuySide(order.order_side))),
      ownUsd: usd(own),
    };
  });
}

function percent(share: number | null): number | null {
  return share === null ? null : 100 * share;
}

const FAINT = '59';

export function dayOption(parts: readonly DayPart[], isOneBuy: boolean | null, theme: ChartTheme): EChartsCoreOption {
  const base = chartBase(theme);
  const bar = { type: 'bar', stack: 'plan', yAxisIndex: 1, barWidth: '46%', z: 4 };
  const isSplit = isOneBuy !== null;
  const rest = (all: number, own: number, isBuy: boolean) => (isOneBuy === isBuy ? all - own : all);
  return {
    ...base,
    grid: { left: 4, right: 4, top: 8, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      ...Object(base['tooltip']),
      formatter: (found: readonly { readonly dataIndex: number }[]) => tooltip(parts[found[0]?.dataIndex ?? -1]),
    },
    xAxis: axis(theme, String, {
      type: 'category',
      data: parts.map(({ time }) => time),
      axisLabel: { color: theme.text3, fontSize: 11, hideOverlap: true },
      splitLine: { show: false },
    }),
    yAxis: [
      axis(theme, (value) => `${formatFixed(value, 0)}%`, { min: 0 }),
      axis(theme, shortUsd, { min: 0, splitLine: { show: false } }),
    ],
    series: [
      {
        type: 'bar',
        name: 'Market',
        barWidth: '86%',
        barGap: '-100%',
        data: parts.map(({ share }) => share),
        itemStyle: { color: theme.line2 },
        z: 1,
      },
      whiskers(
        theme.text3,
        parts.flatMap(({ low, high }, x) => (low === null || high === null ? [] : [{ x, low, high }])),
      ),
      {
        ...bar,
        name: 'Buys',
        data: parts.map(({ buysUsd, ownUsd }) => rest(buysUsd, ownUsd, true)),
        itemStyle: { color: isSplit ? `${theme.buy}${FAINT}` : theme.buy },
      },
      {
        ...bar,
        name: 'Sells',
        data: parts.map(({ sellsUsd, ownUsd }) => rest(sellsUsd, ownUsd, false)),
        itemStyle: { color: isSplit ? `${theme.sell}${FAINT}` : theme.sell },
      },
      ...(isSplit
        ? [
            {
              ...bar,
              name: 'Selected order',
              data: parts.map(({ ownUsd }) => ownUsd),
              itemStyle: { color: isOneBuy ? theme.buy : theme.sell },
            },
          ]
        : []),
    ],
  };
}

function usd(value: number): string {
  return `$${formatFixed(Math.round(value), 0)}`;
}

function rangeOf({ low, high }: DayPart): string {
  return low === null || high === null ? 'no past days' : `${formatFixed(low, 1)} to ${formatFixed(high, 1)}%`;
}

function tooltip(part: DayPart | undefined): string {
  if (part === undefined) return '';
  const lines = [
    `<b>${part.time}</b>`,
    `Market ${formatFixed(part.share, 1)}% of the day, 80% range ${rangeOf(part)}`,
    `Buys ${usd(part.buysUsd)}`,
    `Sells ${usd(part.sellsUsd)}`,
  ];
  return lines.join('<br>');
}

export function dayTable(parts: readonly DayPart[]): TableData {
  return {
    caption: "The day's volume and the plan",
    head: ['From', 'Market % of day', '80% range', 'Buys USD', 'Sells USD', 'Selected order USD'],
    rows: parts.map((part) => [
      part.time,
      formatFixed(part.share, 1),
      rangeOf(part),
      usd(part.buysUsd),
      usd(part.sellsUsd),
      usd(part.ownUsd),
    ]),
  };
}
