export type ColumnFilter = 'text' | 'number' | 'choice' | 'date' | 'none';

/** How a column sorts. Ids sort as numbers or names, severities by weight. */
export type ColumnOrder = 'number' | 'text' | 'mixed' | 'rank';

/** The types that a power search compares. */
export type SearchKind = 'text' | 'choice' | 'number' | 'flag' | 'date' | 'time';

type KindTraits = {
  readonly align: 'left' | 'right' | 'center';
  /** Width in pixels for the longest usual value, including cell padding. Numbers are never cut. */
  readonly width: number;
  readonly filter: ColumnFilter;
  readonly order: ColumnOrder;
  readonly search: SearchKind;
  /** False for controls, which have no value. */
  readonly sortable: boolean;
  /** Several rows are summed up. */
  readonly isAdded: boolean;
  /** The text depends on other fields of the row too. */
  readonly isOfRow: boolean;
  /** The value is a timestamp, not a plain number. */
  readonly isMoment: boolean;
  /** Shown in thousands and millions on screen, but in full in a file. */
  readonly isAbbreviated: boolean;
  /** Shown in the reader's time zone. */
  readonly isZoned: boolean;
};

type Traits = Partial<Omit<KindTraits, 'width' | 'filter'>>;

function orderBy(filter: ColumnFilter): ColumnOrder {
  return filter === 'number' ? 'number' : 'text';
}

function searchBy(filter: ColumnFilter): SearchKind {
  return filter === 'number' ? 'number' : 'choice';
}

function kind(width: number, filter: ColumnFilter, traits: Traits = {}): KindTraits {
  return {
    align: filter === 'number' ? 'right' : 'left',
    width,
    filter,
    order: orderBy(filter),
    search: searchBy(filter),
    sortable: true,
    isAdded: false,
    isOfRow: false,
    isMoment: false,
    isAbbreviated: false,
    isZoned: false,
    ...traits,
  };
}

const ADDED = { isAdded: true } as const;
const FLAG = { search: 'flag' } as const;
const FREE_TEXT = { search: 'text' } as const;
const MONEY = { isAdded: true, isAbbreviated: true } as const;
const MOMENT = { order: 'number', search: 'time', isMoment: true, isZoned: true } as const;
const ZONED = { isZoned: true } as const;
const CONTROL = { sortable: false } as const;

/** All kinds of column. The kind decides display, alignment, sorting, search, filter, totals and export. */
export const COLUMN_KINDS = {
  text: kind(120, 'text', FREE_TEXT),
  id: kind(104, 'text', { order: 'mixed' }),
  /** The symbol with its country beside it. */
  symbol: kind(84, 'text'),
  /** A parent's status, including the derived PAUSED. */
  status: kind(104, 'choice', { order: 'rank', isOfRow: true }),
  /** A child's status, including the derived Invited. */
  'child-status': kind(104, 'choice', { order: 'rank', isOfRow: true }),
  side: kind(84, 'choice'),
  'on-off': kind(52, 'choice', FLAG),
  /** ON only while the desk's own switch is on too. */
  'auto-trading': kind(52, 'choice', { ...FLAG, isOfRow: true }),
  /** ON by flag or by strategy. */
  'must-finish': kind(58, 'choice', { ...FLAG, isOfRow: true }),
  flag: kind(64, 'choice', FLAG),
  /** One of few values, shown unchanged. */
  choice: kind(90, 'choice'),
  quantity: kind(78, 'number', ADDED),
  /** A quantity behind a bar in the side's colour, with a tick at the goal. */
  'filled-bar': kind(96, 'number', ADDED),
  count: kind(72, 'number', ADDED),
  /** A plain number with its own decimals. */
  number: kind(84, 'number'),
  /** Decimals of its tick, in the exchange's notation. */
  price: kind(70, 'number'),
  /** One decimal more than its tick. */
  'mid-price': kind(80, 'number'),
  /** Two decimals more than its tick, four at least. */
  'average-price': kind(100, 'number'),
  /** A price, or MKT; negative when outside the market. */
  limit: kind(74, 'number', { isOfRow: true }),
  /** Two decimals, no sign. */
  percent: kind(64, 'number'),
  /** Two decimals, signed. */
  'percent-ahead': kind(66, 'number'),
  /** One decimal, signed, in percent. */
  change: kind(58, 'number'),
  /** Signed; a decimal only between ticks. */
  'change-ticks': kind(58, 'number'),
  /** With a percent sign. */
  'rate-percent': kind(70, 'number'),
  bps: kind(76, 'number'),
  ticks: kind(84, 'number'),
  usd: kind(112, 'number', MONEY),
  /** Signed, with a tone for cost or saving. */
  'cost-bps': kind(72, 'number'),
  'cost-ticks': kind(84, 'number'),
  'cost-usd': kind(112, 'number', MONEY),
  date: kind(92, 'date', { search: 'date' }),
  month: kind(76, 'choice'),
  /** An epoch time, shown to the millisecond. */
  time: kind(104, 'date', MOMENT),
  /** The time of day of an epoch time, to the second. */
  'time-of-day': kind(76, 'date', MOMENT),
  datetime: kind(148, 'date', MOMENT),
  /** Date and time of a report's last run, or a dash. */
  'last-run': kind(148, 'date', MOMENT),
  /** A time of day as text. */
  clock: kind(76, 'text'),
  'start-time': kind(128, 'choice', { ...ZONED, isOfRow: true }),
  /** The clock time, its name and the time left: 16:00 Market Close 5h 12m. */
  'end-time': kind(176, 'choice', { ...ZONED, isOfRow: true }),
  duration: kind(84, 'number', { isMoment: true }),
  /** The strategy, marked when its volume cap is binding. */
  strategy: kind(82, 'choice'),
  /** A trailing _UAT is dropped. */
  destination: kind(120, 'choice'),
  /** An empty value shows as N/A. */
  instruction: kind(104, 'choice'),
  'stuck-reason': kind(140, 'choice'),
  'log-level': kind(92, 'choice', { order: 'rank' }),
  'audit-type': kind(190, 'choice'),
  /** Shown indented. Not sortable, because its text is not a value. */
  json: kind(200, 'text', { ...FREE_TEXT, sortable: false }),
  /** Several values. An empty list shows as All. */
  list: kind(160, 'text', FREE_TEXT),
  range: kind(104, 'none'),
  'report-status': kind(190, 'choice'),
  'report-name': kind(250, 'text'),
  frequency: kind(110, 'choice'),
  'date-range': kind(130, 'choice'),
  aggregation: kind(170, 'choice'),
  bell: kind(36, 'none', { ...CONTROL, align: 'center' }),
  details: kind(36, 'none', { ...CONTROL, align: 'center' }),
  download: kind(96, 'none', CONTROL),
  group: kind(140, 'none', CONTROL),
} as const satisfies Readonly<Record<string, KindTraits>>;

export type ColumnKind = keyof typeof COLUMN_KINDS;

export type ColumnAlign = KindTraits['align'];
