import { keysOf } from '@meridian/domain/columns/record-of';
import { DEFAULT_ASSET_CLASS } from '@meridian/domain/asset-class';
import { COST_GROUPINGS, type CostGrouping, type CostSummary } from '@meridian/domain/entities/cost-analysis-result';
import type { Row } from '../row-batch.ts';
import type { CostCell } from './cost-cells.ts';
import { addSums, noCosts, summaryOf } from './cost-sums.ts';

/** A line of a cost topic: one of the groups, or all orders together. */
export type CostRow = CostSummary & {
  readonly id: string;
  readonly grouping: CostGrouping | 'global';
  /** Only the one of the grouping is set; a null there gathers the orders without one. */
  readonly list_name: string | null;
  readonly asset_class_name: string | null;
  readonly country: string | null;
};

export const COST_FIELDS: readonly (keyof CostRow)[] = keysOf({
  id: 0,
  grouping: 0,
  list_name: 0,
  asset_class_name: 0,
  country: 0,
  no_of_orders: 0,
  complete_percent: 0,
  filled_usd: 0,
  target_usd: 0,
  open_usd: 0,
  remaining_usd: 0,
  cost_ivwap_bps: 0,
  cost_ivwap_ticks: 0,
  cost_ivwap_usd: 0,
  cost_arrival_mid_bps: 0,
  cost_arrival_mid_ticks: 0,
  cost_arrival_mid_usd: 0,
  cost_dvwap_bps: 0,
  cost_dvwap_ticks: 0,
  cost_dvwap_usd: 0,
} satisfies Record<keyof CostRow, 0>);

export const GLOBAL_ID = 'global';

export function isCostGrouping(value: unknown): value is CostGrouping {
  return COST_GROUPINGS.some((grouping) => grouping === value);
}

/** What names the group of a cell; an order without an asset class is an equity. */
export function groupName(cell: CostCell, by: CostGrouping): string | null {
  if (by === 'list') return cell.list_name;
  if (by === 'country') return cell.country;
  return cell.asset_class === null || cell.asset_class === '' ? DEFAULT_ASSET_CLASS : cell.asset_class;
}

/** No list is named as the group of those without one, nor as the line of all. */
export function groupId(name: string | null): string {
  return name === null ? '' : `=${name}`;
}

export function summarise(cells: Iterable<CostCell>): CostSummary {
  const sums = noCosts();
  for (const cell of cells) addSums(sums, cell.sums);
  return summaryOf(sums);
}

/** Without the permit nothing is said of what is valued at the last price: one order alone in its group would tell it. */
export function maskSummary(summary: CostSummary, isMarketDataPermitted: boolean): CostSummary {
  return isMarketDataPermitted ? summary : { ...summary, open_usd: null, remaining_usd: null };
}

export function costRow(by: CostGrouping | 'global', name: string | null, summary: CostSummary): Row {
  const row: CostRow = {
    ...summary,
    id: by === 'global' ? GLOBAL_ID : groupId(name),
    grouping: by,
    list_name: by === 'list' ? name : null,
    asset_class_name: by === 'asset class' ? name : null,
    country: by === 'country' ? name : null,
  };
  return COST_FIELDS.map((field) => row[field]);
}
