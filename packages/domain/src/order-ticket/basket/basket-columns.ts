/** The columns of a basket. Strategy parameters use their short keys. */
export type BasketField =
  | 'exchange_symbol'
  | 'order_side'
  | 'order_qty'
  | 'order_type'
  | 'limit_price'
  | 'strat'
  | 'pr'
  | 'st'
  | 'et'
  | 'vc'
  | 'time_in_force'
  | 'account'
  | 'alloc_account'
  | 'list_name';

export type BasketColumn = {
  readonly field: BasketField;
  readonly label: string;
  /** Unambiguous headers, in lower case with single spaces. `Price` alone is ambiguous. */
  readonly names: readonly string[];
};

export const BASKET_COLUMNS: readonly BasketColumn[] = [
  { field: 'exchange_symbol', label: 'Symbol', names: ['ticker', 'exchange symbol', 'instrument', 'security', 'name'] },
  { field: 'order_side', label: 'Side', names: ['order side', 'buy sell', 'b s', 'direction', 'action'] },
  {
    field: 'order_qty',
    label: 'Quantity',
    names: ['qty', 'order qty', 'shares', 'contracts', 'size', 'order quantity'],
  },
  { field: 'order_type', label: 'Type', names: ['order type', 'ord type'] },
  { field: 'limit_price', label: 'Limit', names: ['limit price', 'lmt', 'limit px', 'lmt price'] },
  { field: 'strat', label: 'Strategy', names: ['strat', 'algo', 'algorithm'] },
  { field: 'pr', label: 'Rate %', names: ['rate', 'part rate', 'participation', 'participation rate', 'pr'] },
  { field: 'st', label: 'Start', names: ['start time', 'st'] },
  { field: 'et', label: 'End', names: ['end time', 'et'] },
  { field: 'vc', label: 'Cap %', names: ['cap', 'volume cap', 'vol cap', 'vc'] },
  { field: 'time_in_force', label: 'TIF', names: ['time in force'] },
  { field: 'account', label: 'Account', names: ['acct', 'fund', 'portfolio'] },
  {
    field: 'alloc_account',
    label: 'Alloc account',
    names: ['alloc', 'allocation', 'allocation account', 'sub account'],
  },
  { field: 'list_name', label: 'List', names: ['list name', 'basket', 'basket name', 'programme', 'program'] },
];

/** The column index of each field. Null for a missing column. */
export type BasketMapping = Readonly<Record<BasketField, number | null>>;

/** `Order_Qty ` and `order qty` are the same header. */
export function normalisedHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function means({ label, names }: BasketColumn, header: string): boolean {
  const name = normalisedHeader(header);
  return name === normalisedHeader(label) || names.includes(name);
}

export function isKnownHeader(header: string): boolean {
  return BASKET_COLUMNS.some((column) => means(column, header));
}

/** Guesses by header name. The first match wins. */
export function guessMapping(headers: readonly string[]): BasketMapping {
  return perField((field) => {
    const column = BASKET_COLUMNS.find((each) => each.field === field);
    const index = headers.findIndex((header) => column !== undefined && means(column, header));
    return index < 0 ? null : index;
  });
}

/** The first columns of a table without headers. A wrong value in them is noticed; other columns are asked about. */
const PLAIN: readonly BasketField[] = ['exchange_symbol', 'order_side', 'order_qty'];

export function plainMapping(columns: number): BasketMapping {
  return perField((field) => {
    const column = PLAIN.indexOf(field);
    return column < 0 || column >= columns ? null : column;
  });
}

/** A record with a value for every field. */
export function perField<Value>(valueOf: (field: BasketField) => Value): Readonly<Record<BasketField, Value>> {
  return {
    exchange_symbol: valueOf('exchange_symbol'),
    order_side: valueOf('order_side'),
    order_qty: valueOf('order_qty'),
    order_type: valueOf('order_type'),
    limit_price: valueOf('limit_price'),
    strat: valueOf('strat'),
    pr: valueOf('pr'),
    st: valueOf('st'),
    et: valueOf('et'),
    vc: valueOf('vc'),
    time_in_force: valueOf('time_in_force'),
    account: valueOf('account'),
    alloc_account: valueOf('alloc_account'),
    list_name: valueOf('list_name'),
  };
}
