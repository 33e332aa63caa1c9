export type ColumnFilter = 'text' | 'number' | 'choice' | 'date' | 'none';

/** What a column is sorted by: ids sort as numbers or names, severities by weight. */
export type ColumnOrder = 'number' | 'text' | 'mixed' | 'rank';

/** What a power search compares. */
export type SearchKind = 'text' | 'choice' | 'number' | 'flag' | 'date' | 'time';

type KindTraits = {
  readonly align: 'left' | 'right' | 'center';
  /** Pixels that the kind's longest usual value needs, cell padding included: numbers are never cut. */
  readonly width: number;
  readonly filter: ColumnFilter;
  readonly order: ColumnOrder;
  readonly search: SearchKind;
  /** False for controls, which have no value to order by. */
  readonly sortable: boolean;
  /** Many rows come to the sum of theirs. */
  readonly isAdded: boolean;
  /** Its text says more than its own value does: other fields of the row are in it. */
  readonly isOfRow: boolean;
  /** Its number is a moment, and not what it says. */
  readonly isMoment: boolean;
  /** A screen shortens it to thousands and millions, a file does not. */
  readonly isAbbreviated: boolean;
  /** It says a time of the reader's zone. */
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

/** The closed set of ways a cell is shown, aligned, ordered, searched, filtered, added up and exported. */
export const COLUMN_KINDS = {
  text: kind(120, 'text', FREE_TEXT),
  id: kind(104, 'text', { order: 'mixed' }),
  /** The symbol with its country beside it. */
  symbol: kind(84, 'text'),
  /** A parent's status, PAUSED derived. */
  status: kind(104, 'choice', { order: 'rank', isOfRow: true }),
  /** A child's status, Invited derived. */
  'child-status': kind(104, 'choice', { order: 'rank', isOfRow: true }),
  side: kind(84, 'choice'),
  'on-off': kind(52, 'choice', FLAG),
  /** ON only while the desk as a whole trades too. */
  'auto-trading': kind(52, 'choice', { ...FLAG, isOfRow: true }),
  /** ON by flag or by strategy. */
  'must-finish': kind(58, 'choice', { ...FLAG, isOfRow: true }),
  flag: kind(64, 'choice', FLAG),
  /** A value out of few, shown as it is. */
  choice: kind(90, 'choice'),
  quantity: kind(78, 'number', ADDED),
  /** A quantity behind a bar in the side's colour, with a tick at the goal. */
  'filled-bar': kind(96, 'number', ADDED),
  count: kind(72, 'number', ADDED),
  /** A plain number with as many decimals as it has. */
  number: kind(84, 'number'),
  /** With the decimals of its tick, as its exchange quotes it. */
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
  /** Costs carry a sign, and are good or bad. */
  'cost-bps': kind(72, 'number'),
  'cost-ticks': kind(84, 'number'),
  'cost-usd': kind(112, 'number', MONEY),
  date: kind(92, 'date', { search: 'date' }),
  month: kind(76, 'choice'),
  /** An epoch time, shown to the millisecond. */
  time: kind(104, 'date', MOMENT),
  /** Of an epoch time, to the second. */
  'time-of-day': kind(76, 'date', MOMENT),
  datetime: kind(148, 'date', MOMENT),
  /** The day and time of a report's last run, or that there was none. */
  'last-run': kind(148, 'date', MOMENT),
  /** A time of day as text. */
  clock: kind(76, 'text'),
  'start-time': kind(128, 'choice', ZONED),
  /** The clock time, and what is left until then. */
  'end-time': kind(128, 'choice', ZONED),
  duration: kind(84, 'number', { isMoment: true }),
  /** The strategy, marked when its volume cap binds. */
  strategy: kind(82, 'choice'),
  /** A trailing _UAT is dropped. */
  destination: kind(120, 'choice'),
  /** None shows as N/A. */
  instruction: kind(104, 'choice'),
  'stuck-reason': kind(140, 'choice'),
  'log-level': kind(92, 'choice', { order: 'rank' }),
  'audit-type': kind(190, 'choice'),
  /** Shown indented, and never sorted: its text is not a value. */
  json: kind(200, 'text', { ...FREE_TEXT, sortable: false }),
  /** Several values, All when there is none. */
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
