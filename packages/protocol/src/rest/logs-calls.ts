import { LOG_SCOPES } from '@meridian/domain/log-scope';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { EpochMsSchema, IdSchema, NameSchema, NullableNumber, NullableText, nullable, paging } from './schema-parts.ts';

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

export const LOGS_CALLS = [logs, orderLogs, listNameLogs] as const;
