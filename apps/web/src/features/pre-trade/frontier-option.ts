import { formatFixed } from '@meridian/domain/number-format';
import type { EChartsCoreOption } from 'echarts/core';
import { axis, chartBase, line } from '../../components/chart/chart-parts.ts';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import type { TableData } from '../../components/chart/table-data.ts';
import { bpsOf, type ListView } from './list-view.ts';

const LABEL_SIZE = 11;

type Place = readonly [risk: number, cost: number];

function placeOf({ riskUsd, costUsd }: { readonly riskUsd: number; readonly costUsd: number }, usd: number): Place {
  return [bpsOf(riskUsd, usd) ?? 0, bpsOf(costUsd, usd) ?? 0];
}

/** `All POV 10%` of a list. */
export function sameLabel({ orders }: Pick<ListView, 'orders'>, label: string): string {
  return orders === 1 ? label : `All ${label}`;
}

/** The best mixes as a line, the same way for all beside it, and the chosen point. */
export function frontierOption(view: ListView, theme: ChartTheme): EChartsCoreOption {
  const { frontier, uniform, total, usd } = view;
  const base = chartBase(theme);
  const [risk, cost] = placeOf(total, usd);
  const efficient = frontier.map((point) => placeOf(point, usd));
  const same = uniform.map((point) => placeOf(point, usd));
  const guide = { lineStyle: { color: theme.text2, type: 'dotted', width: 1 }, silent: true, symbol: 'none' };
  return {
    ...base,
    grid: { left: 4, right: 60, top: 18, bottom: 18, outerBoundsMode: 'same' },
    tooltip: {
      ...Object(base['tooltip']),
      trigger: 'item',
      axisPointer: { type: 'cross', label: { show: false }, crossStyle: { color: theme.text3 } },
      formatter: ({ value, name }: { readonly value: Place; readonly name: string }) =>
        `<b>${name}</b><br>Cost ${formatFixed(value[1], 1)} bps<br>Risk ${formatFixed(value[0], 1)} bps`,
    },
    xAxis: axis(theme, (value) => formatFixed(value, 0), {
      name: `Risk${view.orders === 1 ? '' : ' of the list'}, bps (one standard deviation)`,
      nameLocation: 'middle',
      nameGap: 22,
      nameTextStyle: { color: theme.text3, fontSize: LABEL_SIZE },
      scale: true,
    }),
    yAxis: axis(theme, (value) => formatFixed(value, Number.isInteger(value) ? 0 : 1), { scale: true, splitNumber: 4 }),
    series: [
      {
        ...line('Efficient', theme.accent, efficient),
        data: efficient.map((value, at) => ({ id: `place ${at}`, name: 'Best mix', value: [...value] })),
        showSymbol: true,
        symbol: 'circle',
        symbolSize: 5,
        cursor: 'pointer',
      },
      {
        ...line('Same for all', theme.text3, same),
        lineStyle: { color: theme.text3, width: 1, type: 'dashed' },
        showSymbol: true,
        symbol: 'emptyCircle',
        symbolSize: 8,
        data: uniform.map((point, at) => ({ name: sameLabel(view, point.label), value: [...(same[at] ?? [0, 0])] })),
        label: {
          show: true,
          position: 'right',
          color: theme.text2,
          fontSize: LABEL_SIZE,
          formatter: ({ name }: { readonly name: string }) => name,
        },
        labelLayout: { moveOverlap: 'shiftY' },
      },
      {
        type: 'scatter',
        name: total.label,
        z: 6,
        symbolSize: 13,
        data: [{ name: total.label, value: [risk, cost] }],
        itemStyle: { color: theme.text1, borderColor: theme.accentSolid, borderWidth: 4 },
        markLine: { ...guide, label: { show: false }, data: [{ xAxis: risk }, { yAxis: cost }] },
      },
    ],
  };
}

const PLACE = /^place (\d+)$/;

/** The place of a point that was clicked. Null for any other. */
export function pickedPlace(id: string): number | null {
  const found = PLACE.exec(id)?.[1];
  return found === undefined ? null : Number(found);
}

export function frontierTable(view: ListView): TableData {
  const cells = (label: string, point: { readonly costUsd: number; readonly riskUsd: number }) => [
    label,
    formatFixed(bpsOf(point.riskUsd, view.usd), 2),
    formatFixed(bpsOf(point.costUsd, view.usd), 2),
    formatFixed(Math.round(point.riskUsd), 0),
    formatFixed(Math.round(point.costUsd), 0),
  ];
  return {
    caption: 'Cost against risk',
    head: ['Plan', 'Risk bps', 'Cost bps', 'Risk USD', 'Cost USD'],
    rows: [
      ...view.frontier.map((point, at) => cells(`Best mix ${at + 1}${at === view.place ? ', chosen' : ''}`, point)),
      ...view.uniform.map((point) => cells(sameLabel(view, point.label), point)),
    ],
  };
}
