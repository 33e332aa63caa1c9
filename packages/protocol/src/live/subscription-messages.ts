import { type Static, Type } from 'typebox';
import { CorrelationIdSchema, frame } from './envelope.ts';
import { MAX_ROWS_IN_VIEW } from './limits.ts';
import type { Topic } from './topic-names.ts';
import { TOPIC_PARAMS, type TopicParams } from './topics.ts';

export function subscribeFrame(topic: Topic) {
  return frame(
    'subscribe',
    Type.Object({ id: CorrelationIdSchema, topic: Type.Literal(topic), params: TOPIC_PARAMS[topic] }),
  );
}

export type Subscription = {
  [Name in Topic]: { readonly id: string; readonly topic: Name; readonly params: TopicParams<Name> };
}[Topic];

export const UnsubscribeFrame = frame('unsubscribe', Type.Object({ id: CorrelationIdSchema }));

/** Nested documents are sent as JSON text, so that cells can be compared directly. */
export const CellSchema = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

export const RowKeySchema = Type.Union([Type.String(), Type.Number()]);

/** The rows that are on the screen now. The server computes them before others; it sends all of them in any case. */
export const RowsInViewFrame = frame(
  'rows_in_view',
  Type.Object({ id: CorrelationIdSchema, keys: Type.Array(RowKeySchema, { maxItems: MAX_ROWS_IN_VIEW }) }),
);

export type RowsInView = Static<typeof RowsInViewFrame>['payload'];

const SeqSchema = Type.Integer({ minimum: 1 });

/** The row layout of one subscription; the first field is the row's key. */
export const FieldsFrame = frame(
  'fields',
  Type.Object({ id: CorrelationIdSchema, fields: Type.Array(Type.String(), { minItems: 1, maxItems: 500 }) }),
);

export const SnapshotFrame = frame(
  'snapshot',
  Type.Object({
    id: CorrelationIdSchema,
    seq: SeqSchema,
    rows: Type.Array(Type.Array(CellSchema)),
    last: Type.Boolean(),
  }),
);

export const IncrementFrame = frame(
  'increment',
  Type.Object({
    id: CorrelationIdSchema,
    seq: SeqSchema,
    /** `[key, fieldIndex, value, fieldIndex, value, …]`. */
    rows: Type.Array(Type.Array(CellSchema, { minItems: 1 })),
    removed: Type.Array(RowKeySchema),
  }),
);

export type Cell = Static<typeof CellSchema>;
export type RowKey = Static<typeof RowKeySchema>;
