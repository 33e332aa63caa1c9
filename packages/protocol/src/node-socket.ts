import { type Static, Type } from 'typebox';
import { DataPermissionsSchema } from './rest/identity-schemas.ts';
import { EventLogEntrySchema, LOG_SORTS } from './rest/logs-calls.ts';
import { IdSchema } from './rest/schema-parts.ts';

/** Below the node socket address. The ticket of `/node_ws_connection/` is passed as `?ticket=`. */
export const NODE_LOGS_PATH = '/mode/logs';
export const NODE_COUNT_PATH = '/mode/count';

export const NODE_MAX_FRAME_BYTES = 262_144;
/** Maximum entries of the first load, and of any message. */
export const NODE_MAX_ENTRIES = 1_000;

export const DEFAULT_NODE_LOG_FILTERS = { sort: 'timestamp:desc', search: '', filter: 'log_level:critical' } as const;

/** Sent on both sockets, first and whenever the filters change. The permission can only narrow the user's own. */
export const SetFiltersMessage = Type.Object({
  type: Type.Literal('setFilters'),
  payload: Type.Object({
    sort: Type.Enum(LOG_SORTS),
    search: Type.String({ maxLength: 200 }),
    filter: Type.String({
      maxLength: 200,
      description: 'field:value, such as log_level:critical, several with a semicolon between; empty for all',
    }),
    permission: Type.Optional(DataPermissionsSchema),
  }),
});

/** With the id that identifies an entry, however often it is sent. */
export const NodeLogEntrySchema = Type.Object({ id: IdSchema, ...EventLogEntrySchema.properties });

/** The first one after setFilters replaces the logs, later ones append. */
export const NewDataMessage = Type.Object({
  type: Type.Literal('newData'),
  payload: Type.Object({
    initial: Type.Boolean(),
    logs: Type.Array(NodeLogEntrySchema, { maxItems: NODE_MAX_ENTRIES }),
  }),
});

export const NewCountMessage = Type.Object({
  type: Type.Literal('newCount'),
  payload: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
});

/** What was wrong with a frame, or why the socket closes. */
export const NodeErrorMessage = Type.Object({
  type: Type.Literal('error'),
  payload: Type.Object({ code: Type.String(), message: Type.String() }),
});

export type SetFilters = Static<typeof SetFiltersMessage>;
export type NodeLogEntry = Static<typeof NodeLogEntrySchema>;
export type NewData = Static<typeof NewDataMessage>;
export type NewCount = Static<typeof NewCountMessage>;
export type NodeError = Static<typeof NodeErrorMessage>;
export type NodeServerMessage = NewData | NewCount | NodeError;
