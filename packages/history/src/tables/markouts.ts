import { type Column, double, nullable } from '../columns.ts';

/** Milliseconds after a fill at which the mid is stored, with the column. */
export const MARKOUT_HORIZONS = [
  { ms: 50, column: 'mid_after_50ms' },
  { ms: 100, column: 'mid_after_100ms' },
  { ms: 500, column: 'mid_after_500ms' },
  { ms: 1_000, column: 'mid_after_1s' },
  { ms: 5_000, column: 'mid_after_5s' },
  { ms: 10_000, column: 'mid_after_10s' },
  { ms: 30_000, column: 'mid_after_30s' },
  { ms: 60_000, column: 'mid_after_60s' },
  { ms: 300_000, column: 'mid_after_300s' },
  { ms: 600_000, column: 'mid_after_600s' },
] as const;

export type MarkoutColumn = (typeof MARKOUT_HORIZONS)[number]['column'] | 'mid_close';

const mid = (after: string) => nullable(double(`Mid ${after}; null when the day was over, or nobody saw the market`));

export const MARKOUT_COLUMNS = {
  mid_after_50ms: mid('50 ms later'),
  mid_after_100ms: mid('100 ms later'),
  mid_after_500ms: mid('500 ms later'),
  mid_after_1s: mid('1 s later'),
  mid_after_5s: mid('5 s later'),
  mid_after_10s: mid('10 s later'),
  mid_after_30s: mid('30 s later'),
  mid_after_60s: mid('60 s later'),
  mid_after_300s: mid('300 s later'),
  mid_after_600s: mid('600 s later'),
  mid_close: nullable(double('Closing price of the day')),
} satisfies Record<MarkoutColumn, Column<number | null>>;
