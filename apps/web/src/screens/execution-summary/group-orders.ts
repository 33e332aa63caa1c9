import { type AssetSelection, isAssetSelection } from '@meridian/domain/asset-class';
import type { CostGrouping, ExecutionStatus } from '@meridian/domain/entities/cost-analysis-result';
import type { PowerSearch, SearchCondition } from '@meridian/domain/power-search/power-search';
import { ORDER_STATUSES } from '@meridian/domain/order-status';
import { isCompleted } from '@meridian/domain/status-group';
import type { GridColumnFilter, GridTopic } from '@meridian/live-client/grid/grid-model';

export type OrderGroup = {
  readonly by: CostGrouping;
  /** Null for the orders without a list or country. */
  readonly name: string | null;
  readonly status: ExecutionStatus;
  readonly asset: AssetSelection;
};

const COMPLETED = ORDER_STATUSES.filter(isCompleted);

const FIELDS: Readonly<Record<CostGrouping, string>> = {
  list: 'list_name',
  'asset class': 'asset_class',
  country: 'country',
};

/** The orders behind a line, as the server finds them. */
export function groupTopic(group: OrderGroup): GridTopic {
  const asset = group.by === 'asset class' ? {} : { asset: group.asset };
  return { topic: 'parent_orders', params: { ...asset, where: groupSearch(group) } };
}

function groupSearch({ by, name, status }: OrderGroup): PowerSearch {
  const named: SearchCondition = { field: FIELDS[by], operator: '=', value: name };
  return { join: 'and', conditions: [named, ...statusConditions(status)] };
}

function statusConditions(status: ExecutionStatus): readonly SearchCondition[] {
  if (status === 'filled') return [{ field: 'status', operator: '=', value: 'FILLED' }];
  return status === 'open' ? [{ field: 'status', operator: 'in', value: COMPLETED, not: true }] : [];
}

/** Address of the blotter with the group's orders in sight. */
export function blotterAddress({ by, name, asset }: OrderGroup): string {
  const search = new URLSearchParams({ asset: by === 'asset class' && isAssetSelection(name) ? name : asset });
  const filter: GridColumnFilter = { kind: 'set', texts: [name ?? ''] };
  if (by !== 'asset class') search.set('grid', JSON.stringify({ filters: { [FIELDS[by]]: filter } }));
  return `/?${search.toString()}`;
}
