export type ColumnFilter = 'text' | 'number' | 'choice' | 'date' | 'none';

type KindTraits = {
  readonly align: 'left' | 'right' | 'center';
  /** Pixels that the kind's longest usual value needs, cell padding included: numbers are never cut. */
  readonly width: number;
  readonly filter: ColumnFilter;
  /** False for controls, which have no value to order by. */
  readonly sortable: boolean;
};

function kind(align: KindTraits['align'], width: number, filter: ColumnFilter, sortable = true): KindTraits {
  return { align, width, filter, sortable };
}

/** The closed set of ways a cell is shown, aligned, filtered and exported. */
export const COLUMN_KINDS = {
  text: kind('left', 120, 'text'),
  id: kind('left', 104, 'text'),
  /** The symbol with its country beside it. */
  symbol: kind('left', 88, 'text'),
  /** A parent's status, PAUSED derived. */
  status: kind('left', 104, 'choice'),
  /** A child's status, Invited derived. */
  'child-status': kind('left', 104, 'choice'),
  side: kind('left', 66, 'choice'),
  'on-off': kind('left', 58, 'choice'),
  /** ON by flag or by strategy. */
  'must-finish': kind('left', 58, 'choice'),
  flag: kind('left', 64, 'choice'),
  /** A value out of few, shown as it is. */
  choice: kind('left', 90, 'choice'),
  quantity: kind('right', 82, 'number'),
  /** A quantity behind a bar in the side's colour, with a tick at the goal. */
  'filled-bar': kind('right', 116, 'number'),
  count: kind('right', 72, 'number'),
  /** A plain number with as many decimals as it has. */
  number: kind('right', 84, 'number'),
  price: kind('right', 72, 'number'),
  /** A price, or MKT; negative when outside the market. */
  limit: kind('right', 82, 'number'),
  /** Two decimals, no sign. */
  percent: kind('right', 64, 'number'),
  /** Two decimals, signed. */
  'percent-ahead': kind('right', 66, 'number'),
  /** One decimal, signed. */
  change: kind('right', 58, 'number'),
  /** With a percent sign. */
  'rate-percent': kind('right', 70, 'number'),
  bps: kind('right', 76, 'number'),
  ticks: kind('right', 84, 'number'),
  usd: kind('right', 112, 'number'),
  date: kind('left', 92, 'date'),
  month: kind('left', 76, 'choice'),
  /** Of an epoch time, to the millisecond. */
  time: kind('left', 104, 'date'),
  datetime: kind('left', 148, 'date'),
  /** A time of day as text. */
  clock: kind('left', 76, 'text'),
  'start-time': kind('left', 68, 'choice'),
  'end-time': kind('left', 76, 'choice'),
  duration: kind('right', 84, 'number'),
  /** The strategy, marked when its volume cap binds. */
  strategy: kind('left', 94, 'choice'),
  /** A trailing _UAT is dropped. */
  destination: kind('left', 120, 'choice'),
  /** None shows as N/A. */
  instruction: kind('left', 104, 'choice'),
  'stuck-reason': kind('left', 140, 'choice'),
  'log-level': kind('left', 92, 'choice'),
  'audit-type': kind('left', 190, 'choice'),
  /** Shown indented, and never sorted: its text is not a value. */
  json: kind('left', 200, 'text', false),
  /** Several values, All when there is none. */
  list: kind('left', 160, 'text'),
  range: kind('left', 104, 'none'),
  'report-status': kind('left', 190, 'choice'),
  'report-name': kind('left', 250, 'text'),
  frequency: kind('left', 110, 'choice'),
  'date-range': kind('left', 130, 'choice'),
  aggregation: kind('left', 170, 'choice'),
  bell: kind('center', 36, 'none', false),
  details: kind('center', 36, 'none', false),
  download: kind('left', 96, 'none', false),
  group: kind('left', 140, 'none', false),
} as const satisfies Readonly<Record<string, KindTraits>>;

export type ColumnKind = keyof typeof COLUMN_KINDS;

export type ColumnAlign = KindTraits['align'];
