import type { AuditEvent } from '../entities/audit-event.ts';
import type { CalendarSpreadLeg } from '../entities/calendar-spread.ts';
import type { ChildOrder } from '../entities/child-order.ts';
import type { CostSummary } from '../entities/cost-analysis-result.ts';
import type { Execution } from '../entities/execution.ts';
import type { MarketData } from '../entities/market-data.ts';
import { DEPTH_FIELDS, type MarketDepth } from '../entities/market-depth.ts';
import type { ParentOrder } from '../entities/parent-order.ts';
import { auditCatalogue } from './audit-history.ts';
import { calendarSpreadCatalogue } from './calendar-spread.ts';
import { attributeColumns } from './catalogue/attribute-columns.ts';
import { costSummaryCatalogue } from './catalogue/cost-summary-catalogue.ts';
import { instrumentColumns } from './catalogue/instrument-columns.ts';
import { stateColumns } from './catalogue/order-columns.ts';
import { legColumns } from './catalogue/leg-columns.ts';
import {
  benchmarkColumns,
  quoteColumns,
  rateColumns,
  shortfallColumns,
  snapColumns,
} from './catalogue/price-columns.ts';
import { dayFillColumns } from './catalogue/quantity-columns.ts';
import { routeColumns } from './catalogue/route-columns.ts';
import { sharedOrderCatalogue } from './catalogue/shared-order-catalogue.ts';
import type { FieldDescription } from './column.ts';
import { pickColumns } from './define-columns.ts';
import { executionCatalogue } from './executions.ts';
import { MARKET_FIELD, PLAIN_FIELD, URGENT_FIELD } from './market-data.ts';
import { recordOf } from './record-of.ts';

/** All fields of a row, in the row's order. A missing or misspelt field does not compile. */
export type RowFields<Row> = Readonly<Record<keyof Row & string, FieldDescription>>;

/** Puts the key field first. */
function keyFirst<Fields extends object>(key: keyof Fields, fields: Fields): Fields {
  return { [key]: fields[key], ...fields };
}

const ORDER_FIELDS = {
  ...sharedOrderCatalogue,
  end_time_since_epoch_milliseconds: PLAIN_FIELD,
  event_log: PLAIN_FIELD,
  new_logs: PLAIN_FIELD,
  attributes_json: { ...PLAIN_FIELD, parts: attributeColumns },
};

export const PARENT_ORDER_FIELDS: RowFields<ParentOrder> = keyFirst('parent_order_numeric_id', {
  ...ORDER_FIELDS,
  ...shortfallColumns,
  ...rateColumns,
  ...dayFillColumns,
});

export const CHILD_ORDER_FIELDS: RowFields<ChildOrder> = keyFirst('child_order_numeric_id', {
  ...ORDER_FIELDS,
  ...snapColumns,
  ...routeColumns,
  ...legColumns,
});

export const EXECUTION_FIELDS: RowFields<Execution> = executionCatalogue;

export const LEG_FIELDS: RowFields<CalendarSpreadLeg> = {
  id: PLAIN_FIELD,
  parent_order_numeric_id: PLAIN_FIELD,
  ...calendarSpreadCatalogue,
};

export const AUDIT_FIELDS: RowFields<AuditEvent> = auditCatalogue;

export const MARKET_DEPTH_FIELDS: RowFields<MarketDepth> = {
  exchange_symbol: PLAIN_FIELD,
  ...recordOf(DEPTH_FIELDS, () => MARKET_FIELD),
};

export const MARKET_DATA_FIELDS: RowFields<MarketData> = {
  ...pickColumns(instrumentColumns, [
    'exchange_symbol',
    'asset_class',
    'asset_sub_class',
    'tick_size',
    'quote_convention',
  ]),
  ...quoteColumns,
  ...pickColumns(benchmarkColumns, ['day_volume', 'day_vwap', 'previous_close']),
  phase: URGENT_FIELD,
  auction_imbalance: MARKET_FIELD,
  auction_paired_qty: MARKET_FIELD,
  auction_indicative_price: MARKET_FIELD,
  ...pickColumns(stateColumns, ['last_update_timestamp']),
};

export const COST_SUMMARY_FIELDS: RowFields<CostSummary> = costSummaryCatalogue;
