import { type Static, Type } from 'typebox';
import { CheckedOrderSchema, LimitChangeSchema, LimitedAccountSchema, LimitPatchSchema } from './limit-schemas.ts';
import { restCall } from './rest-call.ts';
import { DateSchema, EpochMsSchema, IdParamsSchema, NameSchema, nullable } from './schema-parts.ts';

const NoteSchema = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

export const listLimits = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/limits',
  summary: 'Limits of every account and allocation account; those of the own accounts without the admin permission.',
  access: 'user',
  response: Type.Object({
    /** YYYY-MM-DD of the trading day. */
    trade_date: DateSchema,
    now_ms: EpochMsSchema,
    accounts: Type.Array(LimitedAccountSchema),
  }),
});

export const limitHistory = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/limits/history',
  summary: 'Every change of the limits of an account or allocation account, newest first.',
  access: 'user',
  query: Type.Object({
    account: NameSchema,
    alloc_account: Type.Optional(NameSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
  }),
  response: Type.Object({ total: Type.Integer({ minimum: 0 }), changes: Type.Array(LimitChangeSchema) }),
  problems: [404],
});

export const changeLimits = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/limits/changes',
  summary:
    'Change limits. What is lowered holds from its date on; a raise waits for a second person where the account says so. 409 when somebody changed them meanwhile.',
  access: 'is_admin',
  needsRecentPassword: true,
  body: Type.Object({
    account: NameSchema,
    alloc_account: nullable(NameSchema),
    version: Type.Integer({ minimum: 0 }),
    after: LimitPatchSchema,
    /** The current trading day when missing. */
    effective_date: Type.Optional(DateSchema),
    until_date: Type.Optional(nullable(DateSchema)),
    note: NoteSchema,
  }),
  response: Type.Object({ account: LimitedAccountSchema, changes: Type.Array(LimitChangeSchema) }),
  problems: [404, 409],
});

const ImportedLimitsSchema = Type.Object({
  /** `partly`: an account was changed meanwhile, so its line was left out. */
  outcome: Type.Enum(['refused', 'previewed', 'unchanged', 'imported', 'partly']),
  /** `line` is null for a problem of the whole file. */
  findings: Type.Array(Type.Object({ line: nullable(Type.Integer({ minimum: 1 })), message: Type.String() })),
  /** The changes of each line. Lines without a change are left out. */
  lines: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1 }),
      account: NameSchema,
      alloc_account: nullable(NameSchema),
      before: nullable(LimitPatchSchema),
      after: LimitPatchSchema,
      /** A raise in it needs a second person. */
      waits: Type.Boolean(),
    }),
  ),
});

export type ImportedLimits = Static<typeof ImportedLimitsSchema>;

/** About a thousand accounts with every limit. */
const MAX_FILE_CHARS = 500_000;

export const importLimitFile = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/limits/import',
  summary: 'Limits from a CSV file, checked line by line; a file with a line to fix changes nothing.',
  access: 'is_admin',
  needsRecentPassword: true,
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: MAX_FILE_CHARS }),
    note: NoteSchema,
    is_preview: Type.Boolean(),
  }),
  response: ImportedLimitsSchema,
});

export const approveLimitChange = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/limits/changes/:id/approve',
  summary: 'Approve a raise that somebody else asked for; it holds from its date on.',
  access: 'is_admin',
  needsRecentPassword: true,
  params: IdParamsSchema,
  body: Type.Object({ note: Type.Optional(Type.String({ maxLength: 500 })) }),
  response: LimitChangeSchema,
  problems: [404, 409],
});

export const rejectLimitChange = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/limits/changes/:id/reject',
  summary: 'Reject a raise, with a note.',
  access: 'is_admin',
  params: IdParamsSchema,
  body: Type.Object({ note: NoteSchema }),
  response: LimitChangeSchema,
  problems: [404, 409],
});

export const withdrawLimitChange = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/limits/changes/:id/withdraw',
  summary: 'Take back a raise that one asked for.',
  access: 'is_admin',
  params: IdParamsSchema,
  response: LimitChangeSchema,
  problems: [404, 409],
});

export const listCheckedOrders = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/limits/checked_orders',
  summary: 'Orders of the trading day that the checks refused, or that were sent over warnings; newest first.',
  access: 'user',
  query: Type.Object({
    outcome: Type.Optional(Type.Enum(['refused', 'overridden'])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
  }),
  response: Type.Array(CheckedOrderSchema),
});

export const LIMIT_CALLS = [
  listLimits,
  limitHistory,
  changeLimits,
  importLimitFile,
  approveLimitChange,
  rejectLimitChange,
  withdrawLimitChange,
  listCheckedOrders,
] as const;
