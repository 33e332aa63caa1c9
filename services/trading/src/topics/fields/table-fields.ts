import {
  AUDIT_FIELDS,
  CHILD_ORDER_FIELDS,
  EXECUTION_FIELDS,
  LEG_FIELDS,
  MARKET_DATA_FIELDS,
  MARKET_DEPTH_FIELDS,
  PARENT_ORDER_FIELDS,
  type RowFields,
} from '@meridian/domain/columns/row-fields';
import { PLAIN_FIELD } from '@meridian/domain/columns/market-data';
import type { Owner, TableRecords } from './table-records.ts';

const OWNER: RowFields<Owner> = {
  parent_order_numeric_id: PLAIN_FIELD,
  account: PLAIN_FIELD,
  alloc_account: PLAIN_FIELD,
};

/** The fields of each table, key first. They come from the domain, except for the keys. */
export const TABLE_DESCRIPTIONS: { readonly [Name in keyof TableRecords]: RowFields<TableRecords[Name]> } = {
  parent_orders: PARENT_ORDER_FIELDS,
  child_orders: CHILD_ORDER_FIELDS,
  executions: { id: PLAIN_FIELD, ...OWNER, ...EXECUTION_FIELDS },
  legs: { ...LEG_FIELDS, ...OWNER },
  audit: { id: PLAIN_FIELD, ...OWNER, ...AUDIT_FIELDS },
  market_data: MARKET_DATA_FIELDS,
  market_depth: MARKET_DEPTH_FIELDS,
  order_signals: {
    parent_order_numeric_id: PLAIN_FIELD,
    held_back_by: PLAIN_FIELD,
    start_ms: PLAIN_FIELD,
    end_ms: PLAIN_FIELD,
    auction_wait_until_ms: PLAIN_FIELD,
    avoided_destinations: PLAIN_FIELD,
  },
};
