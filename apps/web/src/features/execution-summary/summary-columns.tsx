import { changeTone, costTone, type CellTone } from '@meridian/domain/cell-tone';
import { BENCHMARK_LABELS, type SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { ReactNode } from 'react';
import { ReadingTag } from './reading-tag.tsx';
import type { CostUnit } from '@meridian/domain/entities/cost-analysis-result';
import type { SummarySettings } from './summary-address.ts';
import { AboveBar, FilledBar } from './summary-cells.tsx';
import { amountText, exactUsd, rangeText, signedUsd } from './summary-texts.ts';

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

type Choice = Pick<SummarySettings, 'units' | 'benchmark'>;

/** The cost column of one unit, if that unit is selected. */
function costColumn({ units, benchmark }: Choice, unit: CostUnit): readonly SummaryColumn[] {
  if (!units.includes(unit)) return [];
  const header = `${BENCHMARK_LABELS[benchmark]} ${unit === 'usd' ? 'USD' : unit}`;
  const costOf = (line: SummaryLine) => ({ bps: line.costBps, ticks: line.costTicks, usd: line.costUsd })[unit];
  const column = { id: unit, header, tone: (line: SummaryLine) => costTone(costOf(line)) };
  if (unit !== 'usd') return [{ ...column, cell: (line) => formatSigned(costOf(line), 1) }];
  return [{ ...column, exact: (line) => exactUsd(line.costUsd), cell: (line) => signedUsd(line.costUsd) }];
}

const PROGRESS_COLUMNS: readonly SummaryColumn[] = [
  { id: 'orders', header: 'Orders', cell: ({ orders }) => orders.toLocaleString('en-US') },
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
  { id: 'bar', header: 'Filled, goal', isText: true, isWide: true, cell: (line) => <FilledBar line={line} /> },
  { id: 'percent', header: '%', cell: (line) => formatFixed(line.filledPercent, 1) },
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
    ...PROGRESS_COLUMNS,
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
