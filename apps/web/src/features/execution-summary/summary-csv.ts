import { csvCell } from '@meridian/domain/csv';
import type { CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import { rounded } from '@meridian/domain/number-format';
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
    { header: 'Target shares', of: (line) => line.targetQty },
    { header: 'Filled shares', of: (line) => line.filledQty },
    { header: 'Target USD', of: (line) => rounded(line.targetUsd, 2) },
    { header: 'Filled USD', of: (line) => rounded(line.filledUsd, 2) },
    { header: 'Left USD', of: (line) => rounded(line.leftUsd, 2) },
    { header: 'Filled %', of: (line) => rounded(line.filledPercent, 1) },
    { header: 'Goal %', of: (line) => rounded(line.goalPercent, 1) },
    { header: '% Ahead', of: (line) => rounded(line.percentAhead, 2) },
    { header: `Cost ${name} bps`, of: (line) => rounded(line.costBps, 1) },
    { header: `Cost ${name} ticks`, of: (line) => rounded(line.costTicks, 1) },
    { header: `Cost ${name} USD`, of: (line) => rounded(line.costUsd, 2) },
    { header: 'Expected low bps', of: (line) => rounded(line.expected?.low, 1) },
    { header: 'Expected high bps', of: (line) => rounded(line.expected?.high, 1) },
    { header: 'Above expected USD', of: (line) => rounded(line.aboveExpectedUsd, 2) },
    { header: 'Effective orders', of: (line) => rounded(line.effectiveOrders, 1) },
    { header: 'Reading', of: (line) => line.reading },
  ];
}

/** The lines in their current order, rounded as the screen shows them, with the total last. */
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
