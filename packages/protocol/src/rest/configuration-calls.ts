import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { ConfigurationFileSchema } from './configuration-file-schema.ts';
import {
  EpochMsSchema,
  IdSchema,
  JsonObjectSchema,
  NullableText,
  nullable,
  paging,
  ReasonSchema,
  strictObject,
} from './schema-parts.ts';

/** What the screens of destinations and venues change. */
export const ROUTING_KINDS = ['venue_configuration', 'penalty', 'destination', 'venue', 'broker'] as const;

export const RoutingChangeSchema = Type.Object({
  row_id: IdSchema,
  version: IdSchema,
  kind: Type.Enum(ROUTING_KINDS),
  name: Type.String(),
  action: Type.Enum(['created', 'updated', 'removed']),
  before: nullable(JsonObjectSchema),
  document: JsonObjectSchema,
  note: Type.String(),
  /** Null for the initial configuration. */
  saved_by_email: NullableText,
  saved_ms: EpochMsSchema,
});

export type RoutingChange = Static<typeof RoutingChangeSchema>;

export const routingChanges = restCall({
  service: 'main',
  method: 'GET',
  path: '/configuration/changes',
  summary: 'Who changed which destination, venue, penalty or broker, newest first.',
  access: 'user',
  query: Type.Object({ kind: Type.Optional(Type.Enum(ROUTING_KINDS)), ...paging }),
  response: Type.Array(RoutingChangeSchema),
});

export const configurationCounts = restCall({
  service: 'main',
  method: 'GET',
  path: '/configuration/counts',
  summary: 'How many rows of each kind an export has.',
  access: 'is_admin',
  response: Type.Array(Type.Object({ kind: Type.String(), rows: Type.Integer({ minimum: 0 }) })),
});

export const exportConfiguration = restCall({
  service: 'main',
  method: 'GET',
  path: '/configuration/export',
  summary: 'All configuration as one file, in a stable order. The export is kept as an event of the user.',
  access: 'is_admin',
  response: ConfigurationFileSchema,
});

const MAX_FILE_BYTES = 4_000_000;

export const importConfigurationFile = restCall({
  service: 'main',
  method: 'POST',
  path: '/configuration/import',
  summary: 'What a configuration file would change; all of it at once unless it is a preview.',
  access: 'is_admin',
  body: strictObject({
    file: ConfigurationFileSchema,
    is_preview: Type.Boolean(),
    reason: Type.Optional(ReasonSchema),
  }),
  maxBodyBytes: MAX_FILE_BYTES,
  response: Type.Object({
    changes: Type.Array(
      Type.Object({
        kind: Type.String(),
        name: Type.String(),
        asset_class: NullableText,
        owner_account: NullableText,
        owner_alloc_account: NullableText,
        action: Type.Enum(['created', 'updated', 'removed']),
        before: nullable(JsonObjectSchema),
        after: nullable(JsonObjectSchema),
      }),
    ),
    /** Problems to fix before anything is applied, by row. */
    findings: Type.Array(
      Type.Object({
        kind: Type.String(),
        /** Counted from 1 within its kind. Null for a stored row that is not in the file. */
        row: nullable(Type.Integer({ minimum: 1 })),
        name: Type.String(),
        message: Type.String(),
      }),
    ),
  }),
  problems: [403, 404, 409],
});

/** Configuration as a whole; all of them are ours. */
export const CONFIGURATION_CALLS = [
  routingChanges,
  configurationCounts,
  exportConfiguration,
  importConfigurationFile,
] as const;
