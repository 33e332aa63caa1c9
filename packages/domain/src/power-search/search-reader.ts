import { parseAttributes } from '../attributes.ts';
import { type AttributeKey, isAttributeKey } from '../attribute-keys.ts';
import { type ComputationName, COMPUTATIONS } from '../columns/computations.ts';
import { DEFAULT_ASSET_CLASS } from '../asset-class.ts';
import { parentDisplayStatus } from '../display-status.ts';
import { endCell, endText } from '../end-cell.ts';
import { finiteNumber } from '../finite-number.ts';
import { mustFinish } from '../must-finish.ts';
import { isOrderStatus, statusOrWorking } from '../order-status.ts';
import { startCell } from '../start-cell.ts';
import { END_TIME_LABELS, START_TIME_LABELS } from '../start-end-time.ts';
import { parseStrategyParameters } from '../strategy-parameters.ts';
import { ANY_FIELD, type SearchValue } from './power-search.ts';
import type { SearchField } from './search-fields.ts';

/** Reads one field of any type of row. */
export type CellReader<Row> = (row: Row) => SearchValue;

/** Returns the reader of each field of a parent order. */
export type CellsOf<Row> = (field: string) => CellReader<Row>;

/** Returns a list when a value has several names. Any of them matches. */
export type SearchReader<Row> = (row: Row) => SearchValue | readonly SearchValue[];

/** The columns that name an order. None of them is market data. */
export const ANY_COLUMNS = [
  'parent_order_numeric_id',
  'client_order_id',
  'exchange_symbol',
  'outright_symbol',
  'description',
  'list_name',
  'account',
  'alloc_account',
  'trader_id',
  'strat',
] as const;

/** The zone of the reader's grid, and the day for which its clock is compared with the exchange's. */
export type SearchClock = { readonly zone: string; readonly nowMs: () => number };

/** Reads what the grid's column shows for a field, not the raw value of the row. */
export function searchReader<Row>(
  { id, column }: SearchField,
  cells: CellsOf<Row>,
  clock: SearchClock | null,
): SearchReader<Row> {
  if (id === ANY_FIELD) {
    const readers = ANY_COLUMNS.map(cells);
    return (row) => readers.map((read) => read(row));
  }
  const special = SPECIAL[id];
  if (special !== undefined) return special(cells, clock);
  if (column !== null && column.computation !== null) return computedReader(column.computation, cells);
  if (column?.source === 'attribute' && isAttributeKey(id)) return attributeReader(id, cells);
  if (column?.source === 'parameter') {
    const parameters = cells('strategy_parameters');
    return (row) => parseStrategyParameters(textOf(parameters(row))).as;
  }
  return cells(column?.field ?? id);
}

type ReaderOf = <Row>(cells: CellsOf<Row>, clock: SearchClock | null) => SearchReader<Row>;

const SPECIAL: Readonly<Record<string, ReaderOf>> = {
  status: (cells) => {
    const [status, auto] = [cells('status'), cells('auto_trading_status')];
    const global = cells('global_auto_trading_status');
    return (row) => {
      const given = status(row);
      const carried = isOrderStatus(given) ? given : statusOrWorking(null);
      const isOn = auto(row) !== false && global(row) !== false;
      return [carried, parentDisplayStatus({ status: carried, auto_trading_status: isOn })];
    };
  },
  must_finish: (cells) => {
    const [strat, flag] = [cells('strat'), cells('must_finish')];
    return (row) => mustFinish({ strat: textOf(strat(row)), must_finish: flag(row) });
  },
  asset_class: (cells) => {
    const assetClass = cells('asset_class');
    return (row) => textOf(assetClass(row)) ?? DEFAULT_ASSET_CLASS;
  },
  start_time: (cells, clock) => {
    const named = codeReader(cells('start_time'), START_TIME_LABELS);
    return clock === null ? named : startReader(named, cells, clock);
  },
  end_time: (cells, clock) => {
    const named = codeReader(cells('end_time'), END_TIME_LABELS);
    return clock === null ? named : endReader(named, cells, clock);
  },
};

/** A code with its label, or the time that the grid shows. */
function startReader<Row>(
  named: SearchReader<Row>,
  cells: CellsOf<Row>,
  { zone, nowMs }: SearchClock,
): SearchReader<Row> {
  const country = cells('country');
  return (row) => {
    const value = named(row);
    if (typeof value !== 'string') return value;
    return startCell(value, textOf(country(row)), zone, nowMs()).clock || value;
  };
}

/** A code with its label, the time that the grid shows, and both as one text. */
function endReader<Row>(
  named: SearchReader<Row>,
  cells: CellsOf<Row>,
  { zone, nowMs }: SearchClock,
): SearchReader<Row> {
  const [country, end, endMs] = [cells('country'), cells('end_time'), cells('end_time_since_epoch_milliseconds')];
  return (row) => {
    const value = named(row);
    const cell = endCell(
      {
        country: textOf(country(row)),
        end_time: textOf(end(row)),
        end_time_since_epoch_milliseconds: finiteNumber(endMs(row)),
      },
      zone,
      nowMs(),
    );
    if (cell.clock === '') return value;
    const codes = typeof value === 'string' && cell.word === '' ? [] : [value].flat();
    return [...codes, cell.clock, endText(cell)];
  };
}

function attributeReader<Row>(key: AttributeKey, cells: CellsOf<Row>): SearchReader<Row> {
  const attributes = attributesOf(cells);
  return (row) => attributes(row)[key];
}

/** Reads the computation's inputs from the row or its attributes. */
function computedReader<Row>(name: ComputationName, cells: CellsOf<Row>): SearchReader<Row> {
  const { inputs, of } = COMPUTATIONS[name];
  const attributes = attributesOf(cells);
  const readers = inputs.map((input): readonly [string, SearchReader<Row>] =>
    isAttributeKey(input) ? [input, (row) => attributes(row)[input]] : [input, cells(input)],
  );
  return (row) => of(Object.fromEntries(readers.map(([input, read]) => [input, read(row)])));
}

type AttributesReader = (text: SearchValue) => ReturnType<typeof parseAttributes>;

/** By the way in which the cells of a search are read. */
const parsers = new WeakMap<object, AttributesReader>();

/** Parses the text once for all fields of the same row. */
function attributesOf<Row>(cells: CellsOf<Row>) {
  const text = cells('attributes_json');
  const parse = parsers.get(cells) ?? lastParsed();
  parsers.set(cells, parse);
  return (row: Row) => parse(text(row));
}

function lastParsed(): AttributesReader {
  let known: string | null = null;
  let parsed = parseAttributes(null);
  return (text) => {
    const now = textOf(text);
    if (now !== known) {
      known = now;
      parsed = parseAttributes(now);
    }
    return parsed;
  };
}

/** A code is also found by its label. */
function codeReader<Row>(read: CellReader<Row>, labels: Readonly<Record<string, string>>): SearchReader<Row> {
  return (row) => {
    const code = read(row);
    const label = typeof code === 'string' ? labels[code] : undefined;
    return label === undefined ? code : [code, label];
  };
}

function textOf(value: SearchValue): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
