import { type Static, Type } from 'typebox';
import { PermissionsSchema, UserSchema } from './identity-schemas.ts';
import { restCall } from './rest-call.ts';
import { AccountSchema } from './user-calls.ts';

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const NullableMs = Type.Union([Type.Integer(), Type.Null()]);

export const AdminUserSchema = Type.Object({
  ...UserSchema.properties,
  /** Raised by each change. A save based on an older version is refused. */
  version: Type.Integer(),
  needs_verification: Type.Boolean(),
  is_disabled: Type.Boolean(),
  is_fix_user: Type.Boolean(),
  fix_registration: Type.Union([
    Type.Null(),
    Type.Object({
      sender_comp_id: Type.String(),
      target_comp_id: Type.String(),
      contact_name: Type.String(),
      contact_phone: Type.String(),
    }),
  ]),
  max_connections: Type.Integer(),
  created_ms: Type.Integer(),
  last_login_ms: NullableMs,
  locked_until_ms: NullableMs,
  failed_logins: Type.Integer(),
  open_sessions: Type.Integer(),
});

export const UserSessionSchema = Type.Object({
  id: Type.String({ description: 'A public id, never the secret of the session' }),
  kind: Type.Union([Type.Literal('trading'), Type.Literal('main'), Type.Literal('market_intelligence')]),
  created_ms: Type.Integer(),
  last_seen_ms: Type.Integer(),
  expires_ms: Type.Integer(),
  ip: Type.String(),
  user_agent: Type.String(),
});

export const SecurityEventSchema = Type.Object({
  id: Type.Integer(),
  at_ms: Type.Integer(),
  kind: Type.String(),
  actor: Type.Union([Type.String(), Type.Null()], { description: 'Email of who did it; null for the system' }),
  detail: Type.Record(Type.String(), Type.Unknown()),
  ip: Type.String(),
});

export const listUsers = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, newest first; the total is in x-total-count.',
  access: 'is_admin',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }),
  response: Type.Array(AdminUserSchema),
});

export const updateUser = restCall({
  service: 'main',
  method: 'PUT',
  path: '/admin/users/:id',
  summary: 'Grant permissions and accounts, disable, limit connections. 409 when somebody changed the user meanwhile.',
  access: 'is_admin',
  needsRecentPassword: true,
  params: IdParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 0 }),
    permissions: PermissionsSchema,
    is_disabled: Type.Boolean(),
    max_connections: Type.Integer({ minimum: 1, maximum: 1000 }),
    trader_id: Type.Optional(Type.String({ maxLength: 12 })),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  response: AdminUserSchema,
  problems: [404, 409],
});

export const unlockUser = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/users/:id/unlock',
  summary: 'Forget failed sign-ins, so that the user can try again now.',
  access: 'is_admin',
  params: IdParams,
  response: AdminUserSchema,
  problems: [404],
});

export const listUserSessions = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/users/:id/sessions',
  summary: 'Open sessions of a user on the three services.',
  access: 'is_admin',
  params: IdParams,
  response: Type.Array(UserSessionSchema),
  problems: [404],
});

export const revokeUserSessions = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/users/:id/revoke_sessions',
  summary: 'End the named sessions, or all when none is named; live sockets close at once.',
  access: 'is_admin',
  params: IdParams,
  body: Type.Object({ session_ids: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 1000 })) }),
  response: Type.Object({ ended_sessions: Type.Integer() }),
  problems: [404],
});

export const listUserEvents = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/users/:id/events',
  summary: 'What happened to a user: sign-ins, failures, grants, revocations; newest first.',
  access: 'is_admin',
  params: IdParams,
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })) }),
  response: Type.Array(SecurityEventSchema),
  problems: [404],
});

export const listAllAccounts = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/accounts',
  summary: 'Every account and allocation account, to grant from.',
  access: 'is_admin',
  response: Type.Array(AccountSchema),
});

export const ADMIN_CALLS = [
  listUsers,
  updateUser,
  unlockUser,
  listUserSessions,
  revokeUserSessions,
  listUserEvents,
  listAllAccounts,
] as const;

export type AdminUser = Static<typeof AdminUserSchema>;
export type UserSession = Static<typeof UserSessionSchema>;
export type SecurityEvent = Static<typeof SecurityEventSchema>;
