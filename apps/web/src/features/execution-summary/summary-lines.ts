import type { CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import { type SummaryBenchmark, type SummaryLine, summaryLine } from '@meridian/domain/execution-summary/summary-line';
import type { Progress } from '@meridian/protocol/live/desk-messages';

export type SummaryLines = { readonly lines: readonly SummaryLine[]; readonly total: SummaryLine };

/** The groups of one kind and their total, as the server calculated them. */
export function summaryLines(progress: Progress, by: CostGrouping, benchmark: SummaryBenchmark): SummaryLines {
  return { lines: linesBy(progress, by, benchmark), total: summaryLine(null, progress.global_summary, benchmark) };
}

function linesBy(progress: Progress, by: CostGrouping, benchmark: SummaryBenchmark): readonly SummaryLine[] {
  if (by === 'list') return progress.by_lists.map((group) => summaryLine(group.list_name, group, benchmark));
  if (by === 'country') return progress.by_countries.map((group) => summaryLine(group.country, group, benchmark));
  return progress.by_asset_classes.map((group) => summaryLine(group.asset_class_name, group, benchmark));
}
