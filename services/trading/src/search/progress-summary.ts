import { type AssetSelection, matchesAssetSelection } from '@meridian/domain/asset-class';
import type { CostGrouping, CostSummary, ExecutionStatus } from '@meridian/domain/entities/cost-analysis-result';
import type { Progress } from '@meridian/protocol/live/desk-messages';
import type { Cells, TopicScope } from '../live/topic-source.ts';
import type { CostCell } from '../topics/costs/cost-cells.ts';
import type { CostCube } from '../topics/costs/cost-cube.ts';
import { groupName, hasStatus, maskSummary, summarise } from '../topics/costs/cost-groups.ts';
import type { RowTable } from '../topics/row-table.ts';
import { rememberingAccess, rowScope } from '../topics/views/row-scope.ts';

/** Groups of one kind per message, those with most orders. A page shows no more. */
const MAX_GROUPS = 1_000;

export type ProgressSummary = Pick<Progress, 'by_lists' | 'by_asset_classes' | 'by_countries' | 'global_summary'>;

export type ProgressSources = { readonly costs: CostCube; readonly parents: RowTable };

/** The request of a page. */
export type ProgressWanted = {
  /** Null for all orders. */
  readonly parentIds: ReadonlySet<number> | null;
  readonly asset: AssetSelection | null;
  readonly status: ExecutionStatus;
};

/** The progress of a user's orders: of all, or of the named ones. */
export function progressSummary(
  { costs, parents }: ProgressSources,
  scope: TopicScope,
  { parentIds, asset, status }: ProgressWanted,
): ProgressSummary {
  const isGranted = rememberingAccess(scope);
  const cells = parentIds === null ? costs.cells() : costs.cellsOf(rowsOf(parents, scope, parentIds));
  const isWanted = (cell: CostCell) =>
    isGranted(cell.account, cell.alloc_account) &&
    hasStatus(cell, status) &&
    (asset === null || matchesAssetSelection(cell, asset));
  const seen = Array.from(cells).filter(isWanted);
  const summary = (some: Iterable<CostCell>) => maskSummary(summarise(some), scope.market_data_permit);
  const of = (by: CostGrouping) => groups(seen, by, summary);
  return {
    by_lists: of('list').map(([list_name, sums]) => Object.assign({ list_name }, sums)),
    by_asset_classes: of('asset class').map(([name, sums]) => Object.assign({ asset_class_name: name ?? '' }, sums)),
    by_countries: of('country').map(([country, sums]) => Object.assign({ country }, sums)),
    global_summary: summary(seen),
  };
}

function* rowsOf(parents: RowTable, scope: TopicScope, parentIds: ReadonlySet<number>): Generator<Cells> {
  const visible = rowScope(parents, scope, parentIds);
  for (const key of visible.keys()) {
    const row = parents.look(key);
    if (row !== undefined && visible.isVisible(row)) yield row;
  }
}

function groups(
  cells: readonly CostCell[],
  by: CostGrouping,
  summary: (cells: Iterable<CostCell>) => CostSummary,
): readonly (readonly [string | null, CostSummary])[] {
  const byGroup = Map.groupBy(cells, (cell) => groupName(cell, by));
  const summaries = Array.from(byGroup, ([name, own]) => [name, summary(own)] as const);
  return summaries.sort(([, a], [, b]) => b.no_of_orders - a.no_of_orders).slice(0, MAX_GROUPS);
}
