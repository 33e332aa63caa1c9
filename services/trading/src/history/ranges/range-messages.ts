import type { RangeOutcome } from '@meridian/storage/range-outcomes/range-outcome-store';
import type { Reference } from '../../reference/reference.ts';

/** What the process that measures days is given. */
export type RangeWork = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly universe: Reference;
  /** Days that are measured already. */
  readonly measured: readonly string[];
};

export type MeasuredDay = { readonly date: string; readonly outcomes: readonly RangeOutcome[] };
