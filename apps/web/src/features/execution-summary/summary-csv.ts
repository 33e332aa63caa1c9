import { csvCell } from '@meridian/domain/csv';
import type { CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import {
  BENCHMARK_LABELS,
  type SummaryBenchmark,
  type SummaryLine,
} from '@meridian/domain/execution-summary/summary-line';
import { GROUP_WORDS, lineName } from './summary-texts.ts';

type CsvColumn = { readonly header: string; readonly of: (line: SummaryLine) => string | number | null };

function columns(by: CostGrouping, benchmark: SummaryBenchmark): readonly CsvColumn[] {
  const name = BENCHMARK_LABELS[benchmark];
  const { one } = GROUP_WORDS[by];
  return [
    { header: one.charAt(0).toUpperCase() + one.slice(1), of: lineName },
    { header: 'Orders', of: (line) => line.orders },
    { header: 'Target USD', of: (line) => line.targetUsd },
    { header: 'Filled USD', of: (line) => line.filledUsd },
    { header: 'Left USD', of: (line) => line.leftUsd },
    { header: 'Filled %', of: (line) => line.filledPercent },
    { header: 'Goal %', of: (line) => line.goalPercent },
    { header: '% Ahead', of: (line) => line.percentAhead },
    { header: `Cost ${name} bps`, of: (line) => line.costBps },
    { header: `Cost ${name} ticks`, of: (line) => line.costTicks },
    { header: `Cost ${name} USD`, of: (line) => line.costUsd },
    { header: 'Expected low bps', of: (line) => line.expected?.low ?? null },
    { header: 'Expected high bps', of: (line) => line.expected?.high ?? null },
    { header: 'Above expected USD', of: (line) => line.aboveExpectedUsd },
    { header: 'Effective orders', of: (line) => line.effectiveOrders },
    { header: 'Reading', of: (line) => line.reading },
  ];
}

/** The lines in their current order, unrounded, with the total last. */
export function summaryCsv(
  lines: readonly SummaryLine[],
  total: SummaryLine,
  by: CostGrouping,
  benchmark: SummaryBenchmark,
): string {
  const [first, ...rest] = columns(by, benchmark);
  if (first === undefined) return '';
  const row = (line: SummaryLine, name: string | number | null) =>
    [name, ...rest.map(({ of }) => of(line))].map((value) => csvCell(value === null ? '' : String(value))).join(',');
  const head = [first, ...rest].map(({ header }) => csvCell(header)).join(',');
  return [head, ...lines.map((line) => row(line, first.of(line))), row(total, 'Total')].join('\r\n');
}
