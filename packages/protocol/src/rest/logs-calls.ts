import { LOG_SCOPES } from '@meridian/domain/log-scope';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  EpochMsSchema,
  IdSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
  paging,
} from './schema-parts.ts';

export const EventLogEntrySchema = Type.Object({
  timestamp: EpochMsSchema,
  log_level: Type.String(),
  list_name: NullableText,
  numeric_id: nullable(IdSchema),
  symbol: NullableText,
  side: nullable(Type.Enum(ORDER_SIDES)),
  size: NullableNumber,
  file_name: NullableText,
  log_message: Type.String(),
});

export const LOG_SORTS = ['timestamp:desc', 'timestamp:asc'] as const;

const logQuery = {
  ...paging,
  sort: Type.Optional(Type.Enum(LOG_SORTS, { default: 'timestamp:desc' })),
  scope: Type.Optional(Type.Enum(LOG_SCOPES)),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  log_level: Type.Optional(Type.String({ maxLength: 20 })),
  from_ms: Type.Optional(EpochMsSchema),
  to_ms: Type.Optional(EpochMsSchema),
};

export const logs = restCall({
  service: 'main',
  method: 'GET',
  path: '/logs',
  summary: 'The event log of the accounts that the user may see, newest first.',
  access: 'log_permit',
  query: Type.Object(logQuery),
  response: Type.Array(EventLogEntrySchema),
});

export const orderLogs = restCall({
  service: 'main',
  method: 'GET',
  path: '/logs/order',
  summary: 'The log of one parent order, newest first.',
  access: 'log_permit',
  query: Type.Object({ ...logQuery, numeric_id: IdSchema }),
  response: Type.Array(EventLogEntrySchema),
  problems: [404],
});

export const listNameLogs = restCall({
  service: 'main',
  method: 'GET',
  path: '/logs/list-name',
  summary: 'The log of the orders of one list, newest first.',
  access: 'log_permit',
  query: Type.Object({ ...logQuery, list_name: NameSchema }),
  response: Type.Array(EventLogEntrySchema),
});

/** The expected duration and cost of an order, before it trades. */
export const PreTradeRowSchema = Type.Object({
  parent_order_numeric_id: nullable(IdSchema),
  list_name: NullableText,
  exchange_symbol: Type.String(),
  order_side: Type.Enum(ORDER_SIDES),
  order_qty: Type.Number(),
  target_usd: NullableNumber,
  percent_of_adv: NullableNumber,
  avg_spread_bps: NullableNumber,
  volatility: NullableNumber,
  part_rate: NullableNumber,
  duration_minutes: NullableNumber,
  cost_bps: NullableNumber,
  cost_low_bps: NullableNumber,
  cost_high_bps: NullableNumber,
  risk_bps: NullableNumber,
});

export const preTrade = restCall({
  service: 'main',
  method: 'GET',
  path: '/pre_trade',
  summary: 'Pre-trade analytics of an order, a list or an order that is not sent yet.',
  access: 'user',
  query: Type.Object({
    parent_order_numeric_id: Type.Optional(IdSchema),
    list_name: Type.Optional(NameSchema),
    exchange_symbol: Type.Optional(NameSchema),
    asset_class: Type.Optional(AssetClassSchema),
    order_side: Type.Optional(Type.Enum(ORDER_SIDES)),
    order_qty: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    part_rate: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  }),
  response: Type.Array(PreTradeRowSchema),
  problems: [404],
});

export const LOGS_CALLS = [logs, orderLogs, listNameLogs, preTrade] as const;
