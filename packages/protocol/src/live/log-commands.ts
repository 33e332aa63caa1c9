import { Type } from 'typebox';
import { IdSchema, ParentIdSchema } from './topics.ts';

export const LOG_COMMAND_ARGS = {
  /** The user has seen the event log of an order up to and including an entry. */
  'event_log.read': Type.Object({
    parent_order_numeric_id: ParentIdSchema,
    up_to_id: IdSchema,
  }),
} as const;
