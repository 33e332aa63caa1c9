import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { TIMES_IN_FORCE } from '@meridian/domain/order-type';
import { REFERENCE_KINDS } from '@meridian/domain/reference/reference-kinds';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';

const KindSchema = Type.Enum(REFERENCE_KINDS);
const DateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });
const KindParams = Type.Object({ kind: KindSchema });
const DocumentSchema = Type.Record(Type.String(), Type.Unknown());

/** A file of a hundred thousand instruments fits. */
export const MAX_REFERENCE_FILE_BYTES = 32 * 1024 * 1024;

export const ReferenceFindingSchema = Type.Object({
  line: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for the file as a whole' }),
  message: Type.String(),
});

export const ReferenceChangeSchema = Type.Object({
  key: Type.String(),
  kind: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
  before: Type.Union([DocumentSchema, Type.Null()]),
  after: Type.Union([DocumentSchema, Type.Null()]),
});

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** An order that still works when the ticks of its instrument change. */
export const OrderAtNewTickSchema = Type.Object({
  parent_order_numeric_id: Type.Integer(),
  exchange_symbol: Type.String(),
  asset_class: Type.Enum(ASSET_CLASSES),
  order_side: Type.Enum(ORDER_SIDES),
  remaining_qty: Type.Number(),
  limit_price: NullableNumber,
  time_in_force: Type.Union([Type.Enum(TIMES_IN_FORCE), Type.Null()]),
  problem: Type.Union([Type.String(), Type.Null()], { description: 'What the new tick cannot express of it' }),
});

/** What an import did, or would do. */
export const ReferenceOutcomeSchema = Type.Object({
  outcome: Type.Union([
    Type.Literal('imported'),
    Type.Literal('previewed'),
    Type.Literal('refused'),
    Type.Literal('unchanged'),
  ]),
  findings: Type.Array(ReferenceFindingSchema),
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  needs_start: Type.Integer({ description: 'Rows of these that hold only when the trading engine starts again' }),
  changes: Type.Array(ReferenceChangeSchema, { description: 'The first of them' }),
  working_orders: Type.Array(OrderAtNewTickSchema, {
    description: 'Orders that still work when the ticks of their instrument change; the first of them',
  }),
  working_orders_total: Type.Integer(),
});

export const ReferenceVersionSchema = Type.Object({
  id: Type.Integer(),
  effective_from: DateSchema,
  source_name: Type.String(),
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  imported_by_email: Type.Union([Type.String(), Type.Null()], { description: 'Null for what the desk started with' }),
  imported_ms: Type.Integer(),
});

const ReferenceUploadSchema = Type.Object({
  kind: KindSchema,
  text: Type.String({ minLength: 1, maxLength: MAX_REFERENCE_FILE_BYTES }),
  mode: Type.Union([Type.Literal('merge'), Type.Literal('replace')]),
  effective_from: DateSchema,
  source_name: Type.String({ minLength: 1, maxLength: 200 }),
  is_preview: Type.Boolean({ description: 'Says what the import would do, and writes nothing' }),
});

export const listReferenceRows = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/reference/:kind',
  summary: 'Rows of a kind of reference data as of a day, by key; the total is in x-total-count.',
  access: 'is_admin',
  params: KindParams,
  query: Type.Object({
    date: DateSchema,
    search: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }),
  response: Type.Array(DocumentSchema),
});

export const downloadReferenceFile = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/reference/:kind/file',
  summary: 'The rows of a kind as of a day as a CSV file that can be imported again.',
  access: 'is_admin',
  audit: 'exported',
  params: KindParams,
  query: Type.Object({ date: DateSchema }),
  response: Type.Object({ file_name: Type.String(), text: Type.String() }),
});

export const listReferenceVersions = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/reference/:kind/versions',
  summary: 'Imports of a kind, newest first.',
  access: 'is_admin',
  params: KindParams,
  response: Type.Array(ReferenceVersionSchema),
});

export const importReferenceFile = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/reference/import',
  summary: 'Import a CSV file, whole or not at all; or say what it would change.',
  access: 'is_admin',
  body: ReferenceUploadSchema,
  maxBodyBytes: MAX_REFERENCE_FILE_BYTES,
  response: ReferenceOutcomeSchema,
});

export const REFERENCE_CALLS = [
  listReferenceRows,
  downloadReferenceFile,
  listReferenceVersions,
  importReferenceFile,
] as const;

export type ReferenceOutcome = Static<typeof ReferenceOutcomeSchema>;
export type ReferenceChange = Static<typeof ReferenceChangeSchema>;
export type ReferenceVersionRow = Static<typeof ReferenceVersionSchema>;
