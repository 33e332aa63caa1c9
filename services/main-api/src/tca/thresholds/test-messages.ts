import type { ThresholdTest } from '@meridian/protocol/rest/threshold-calls';
import type { OrderFilter } from '@meridian/reports/orders/order-filters';
import type { ThresholdsFor } from '@meridian/reports/surveillance/thresholds-for';

/** What the process of a test is given: the thresholds in force, and those that are tried. */
export type ThresholdTestWork = {
  readonly dir: string;
  readonly until: string;
  readonly days: number;
  readonly filters: readonly OrderFilter[];
  readonly inForce: ThresholdsFor;
  readonly tried: ThresholdsFor;
};

export type ThresholdTestDone = Omit<NonNullable<ThresholdTest['result']>, 'took_ms'>;
