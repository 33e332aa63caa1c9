import { changeTone, costTone, type CellTone } from '@meridian/domain/cell-tone';
import { BENCHMARK_LABELS, type SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { ReactNode } from 'react';
import { ReadingTag } from './reading-tag.tsx';
import type { CostUnit, ExecutionUnit } from '@meridian/domain/entities/cost-analysis-result';
import type { SummarySettings } from './summary-address.ts';
import { AboveBar, FilledBar } from './summary-cells.tsx';
import { amountText, exactUsd, quantityText, rangeText, signedUsd } from './summary-texts.ts';

export type SummaryColumn = {
  readonly id: string;
  readonly header: string;
  /** The accessible name, where the header alone says too little. */
  readonly spokenHeader?: string;
  readonly isText?: true;
  readonly isWide?: true;
  readonly tone?: (line: SummaryLine) => CellTone;
  readonly exact?: (line: SummaryLine) => string | undefined;
  readonly cell: (line: SummaryLine) => ReactNode;
};

type Choice = Pick<SummarySettings, 'units' | 'executionUnits' | 'benchmark'>;

/** The cost column of one unit, if that unit is selected. */
function costColumn({ units, benchmark }: Choice, unit: CostUnit): readonly SummaryColumn[] {
  if (!units.includes(unit)) return [];
  const header = `${BENCHMARK_LABELS[benchmark]} ${unit === 'usd' ? 'USD' : unit}`;
  const costOf = (line: SummaryLine) => ({ bps: line.costBps, ticks: line.costTicks, usd: line.costUsd })[unit];
  const column = { id: unit, header, tone: (line: SummaryLine) => costTone(costOf(line)) };
  if (unit !== 'usd') return [{ ...column, cell: (line) => formatSigned(costOf(line), 1) }];
  return [{ ...column, exact: (line) => exactUsd(line.costUsd), cell: (line) => signedUsd(line.costUsd) }];
}

const ORDERS: SummaryColumn = {
  id: 'orders',
  header: 'Orders',
  cell: ({ orders }) => orders.toLocaleString('en-US'),
};

const BAR: SummaryColumn = {
  id: 'bar',
  header: 'Filled, goal',
  isText: true,
  isWide: true,
  cell: (line) => <FilledBar line={line} />,
};

/** What was to be done and what is done, in each unit; those before the bar. */
const AMOUNT_COLUMNS: Readonly<Record<Exclude<ExecutionUnit, '%'>, readonly SummaryColumn[]>> = {
  usd: [
    {
      id: 'target',
      header: 'Target',
      exact: (line) => exactUsd(line.targetUsd),
      cell: (line) => amountText(line.targetUsd),
    },
    {
      id: 'filled',
      header: 'Filled',
      exact: (line) => exactUsd(line.filledUsd),
      cell: (line) => amountText(line.filledUsd),
    },
  ],
  shares: [
    { id: 'target-shares', header: 'Target shares', cell: ({ targetQty }) => quantityText(targetQty) },
    { id: 'filled-shares', header: 'Filled shares', cell: ({ filledQty }) => quantityText(filledQty) },
  ],
};

const PERCENT: SummaryColumn = { id: 'percent', header: '%', cell: (line) => formatFixed(line.filledPercent, 1) };

function executionColumns(units: Choice['executionUnits']): readonly SummaryColumn[] {
  const amounts = (['usd', 'shares'] as const).flatMap((unit) => (units.includes(unit) ? AMOUNT_COLUMNS[unit] : []));
  return [ORDERS, ...amounts, BAR, ...(units.includes('%') ? [PERCENT] : [])];
}

const AHEAD_COLUMNS: readonly SummaryColumn[] = [
  {
    id: 'ahead',
    header: '% Ahead',
    tone: (line) => changeTone(line.percentAhead),
    exact: (line) => exactUsd(line.aheadUsd),
    cell: (line) => formatSigned(line.percentAhead, 2),
  },
];

/** The columns after the name, in the selected units and against the selected benchmark. */
export function summaryColumns(choice: Choice, lines: readonly SummaryLine[]): readonly SummaryColumn[] {
  const most = Math.max(0, ...lines.map(({ aboveExpectedUsd }) => Math.abs(aboveExpectedUsd ?? 0)));
  return [
    ...executionColumns(choice.executionUnits),
    ...AHEAD_COLUMNS,
    ...costColumn(choice, 'bps'),
    { id: 'expected', header: 'Expected 80%', cell: (line) => rangeText(line.expected) },
    ...costColumn(choice, 'ticks'),
    ...costColumn(choice, 'usd'),
    {
      id: 'above',
      header: '',
      spokenHeader: 'Against expected',
      isText: true,
      isWide: true,
      cell: (line) => <AboveBar usd={line.aboveExpectedUsd} most={most} />,
    },
    { id: 'reading', header: 'Reading', isText: true, cell: (line) => <ReadingTag line={line} /> },
  ];
}
