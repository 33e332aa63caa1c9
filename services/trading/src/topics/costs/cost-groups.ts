import { DEFAULT_ASSET_CLASS } from '@meridian/domain/asset-class';
import { isMarketData, PLAIN_FIELD } from '@meridian/domain/columns/market-data';
import { keysOf } from '@meridian/domain/columns/record-of';
import { COST_SUMMARY_FIELDS, type RowFields } from '@meridian/domain/columns/row-fields';
import {
  COST_GROUPINGS,
  type CostGrouping,
  type CostSummary,
  type ExecutionStatus,
} from '@meridian/domain/entities/cost-analysis-result';
import type { Row } from '../row-batch.ts';
import type { CostCell } from './cost-cells.ts';
import { addSums, noCosts, summaryOf } from './cost-sums.ts';

/** A line of a cost topic: one group, or all orders. */
export type CostRow = CostSummary & {
  readonly id: string;
  readonly grouping: CostGrouping | 'global';
  /** Only the field of the grouping is set. Null stands for the orders without a value. */
  readonly list_name: string | null;
  readonly asset_class_name: string | null;
  readonly country: string | null;
};

export const COST_FIELDS: readonly (keyof CostRow)[] = keysOf<keyof CostRow>({
  id: PLAIN_FIELD,
  grouping: PLAIN_FIELD,
  list_name: PLAIN_FIELD,
  asset_class_name: PLAIN_FIELD,
  country: PLAIN_FIELD,
  ...COST_SUMMARY_FIELDS,
} satisfies RowFields<CostRow>);

export const GLOBAL_ID = 'global';

export function isCostGrouping(value: unknown): value is CostGrouping {
  return COST_GROUPINGS.some((grouping) => grouping === value);
}

/** The group of a cell. An order without an asset class is an equity. */
export function groupName(cell: CostCell, by: CostGrouping): string | null {
  if (by === 'list') return cell.list_name;
  if (by === 'country') return cell.country;
  return cell.asset_class === null || cell.asset_class === '' ? DEFAULT_ASSET_CLASS : cell.asset_class;
}

/** A prefix keeps list names apart from the group without a name and from the total. */
export function groupId(name: string | null): string {
  return name === null ? '' : `=${name}`;
}

export function hasStatus({ isFilled, isOpen }: CostCell, status: ExecutionStatus): boolean {
  if (status === 'all') return true;
  return status === 'filled' ? isFilled : isOpen;
}

export function summarise(cells: Iterable<CostCell>): CostSummary {
  const sums = noCosts();
  for (const cell of cells) addSums(sums, cell.sums);
  return summaryOf(sums);
}

const MARKET_FIELDS = keysOf(COST_SUMMARY_FIELDS).filter((field) => isMarketData(COST_SUMMARY_FIELDS[field]));
const NO_MARKET = Object.fromEntries(MARKET_FIELDS.map((field) => [field, null]));

/** Means are weighted by the value of orders now, so two orders would reveal the ratio of their prices. */
const NO_MEANS = { complete_percent: null, percent_ahead: null };

/** Removes what would reveal a price to a user without the market-data permit. */
export function maskSummary(summary: CostSummary, isMarketDataPermitted: boolean): CostSummary {
  if (isMarketDataPermitted) return summary;
  return { ...summary, ...NO_MARKET, ...(summary.no_of_orders > 1 && NO_MEANS) };
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
