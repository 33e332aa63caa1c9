import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../live/topic-source.ts';

/** A changed row. A new row has no `before`, a removed one no `after`. Both are to be read at once and not kept. */
export type RowEvent = {
  readonly key: RowKey;
  readonly before: Cells | undefined;
  readonly after: Cells | undefined;
  /** Columns that differ. Empty for a new or removed row. */
  readonly columns: readonly number[];
  readonly isUrgent: boolean;
};

/** It must not change the table. */
export type RowListener = (event: RowEvent) => void;
