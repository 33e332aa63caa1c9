import type { OrderSide } from '../order-side.ts';

/** A line of the event log or the parent log. Entries about the server have no order. */
export type EventLogEntry = {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** The writer's level. The desk shows severities: see log-level.ts. */
  readonly log_level: string;
  readonly list_name: string | null;
  /** The parent order's numeric id. */
  readonly numeric_id: number | null;
  readonly symbol: string | null;
  readonly side: OrderSide | null;
  readonly size: number | null;
  /** The source that wrote the line. */
  readonly file_name: string | null;
  readonly log_message: string;
};
