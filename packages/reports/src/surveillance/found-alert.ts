import type { CaseFill, CaseOrder } from '@meridian/protocol/rest/surveillance-calls';
import type { Alert } from '@meridian/tca/surveillance/alert';

/** An alert with all that its case needs. */
export type FoundAlert = Alert & {
  readonly trade_date: string;
  readonly asset_class: string;
  /** Who answered for the orders; they do not see the case. */
  readonly traders: readonly string[];
  readonly orders: readonly CaseOrder[];
  readonly fills: readonly CaseFill[];
  readonly tick_size: number | null;
  readonly thresholds_version: number;
  /** The same orders under the same rule are the same case, whichever run finds them. */
  readonly fingerprint: string;
};
