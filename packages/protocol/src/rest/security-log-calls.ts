import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const SecurityLogEntrySchema = Type.Object({
  seq: Type.Integer(),
  at_ms: Type.Integer(),
  kind: Type.String(),
  actor: NullableText,
  subject: NullableText,
  ip: NullableText,
  detail: Type.Record(Type.String(), Type.Unknown()),
  hash: Type.String(),
});

const filters = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(Type.String({ maxLength: 400, description: 'Kinds, separated by commas' })),
  from_ms: Type.Optional(Type.Integer({ minimum: 0 })),
  to_ms: Type.Optional(Type.Integer({ minimum: 0 })),
};

export const listSecurityLog = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/security_log',
  summary: 'Security events of everybody, newest first; the total is in x-total-count.',
  access: 'is_admin',
  query: Type.Object({
    ...filters,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }),
  response: Type.Array(SecurityLogEntrySchema),
});

export const exportSecurityLog = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/security_log/file',
  summary: 'The newest 10,000 security events that pass the filter, as CSV.',
  access: 'is_admin',
  audit: 'exported',
  query: Type.Object(filters),
  response: Type.String({ description: 'CSV' }),
});

export const checkSecurityLog = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/security_log/check',
  summary: 'Read the whole security log and tell where it was changed.',
  access: 'is_admin',
  response: Type.Object({
    events: Type.Integer(),
    damages: Type.Array(Type.Object({ seq: Type.Integer(), reason: Type.String() })),
    removed: Type.Union([Type.Object({ up_to: Type.Integer(), at_ms: Type.Integer() }), Type.Null()]),
    other_seals: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  }),
});

export const SECURITY_LOG_CALLS = [listSecurityLog, exportSecurityLog, checkSecurityLog] as const;

export type SecurityLogEntry = Static<typeof SecurityLogEntrySchema>;
