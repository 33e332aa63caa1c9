import { parseAttributes } from '../attributes.ts';
import { type AttributeKey, isAttributeKey } from '../attribute-keys.ts';
import { arrivalChange, percentAhead, percentChange, percentIntervalVolume, toTrade } from '../computed-columns.ts';
import { DEFAULT_ASSET_CLASS } from '../asset-class.ts';
import { parentDisplayStatus } from '../display-status.ts';
import { finiteNumber } from '../finite-number.ts';
import { mustFinish } from '../must-finish.ts';
import { isOrderStatus, statusOrWorking } from '../order-status.ts';
import { END_TIME_LABELS, START_TIME_LABELS } from '../start-end-time.ts';
import { parseStrategyParameters } from '../strategy-parameters.ts';
import { ANY_FIELD, type SearchValue } from './power-search.ts';
import type { SearchField } from './search-fields.ts';

/** One field of rows of any make. */
export type CellReader<Row> = (row: Row) => SearchValue;

/** How the fields of the parent order are read. */
export type CellsOf<Row> = (field: string) => CellReader<Row>;

/** A list where a value has several names, any of which finds it. */
export type SearchReader<Row> = (row: Row) => SearchValue | readonly SearchValue[];

/** The columns by which people name an order; none of them tells of the market. */
const ANY_COLUMNS = [
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

/** What a search reads of a row for a field: what the grid's column shows, rather than what the row carries. */
export function searchReader<Row>({ id, column }: SearchField, cells: CellsOf<Row>): SearchReader<Row> {
  if (id === ANY_FIELD) {
    const readers = ANY_COLUMNS.map(cells);
    return (row) => readers.map((read) => read(row));
  }
  const special = SPECIAL[id];
  if (special !== undefined) return special(cells);
  if (column?.source === 'attribute' && isAttributeKey(id)) return attributeReader(id, cells);
  if (column?.source === 'parameter') {
    const parameters = cells('strategy_parameters');
    return (row) => parseStrategyParameters(textOf(parameters(row))).as;
  }
  return cells(column?.field ?? id);
}

type ReaderOf = <Row>(cells: CellsOf<Row>) => SearchReader<Row>;

const SPECIAL: Readonly<Record<string, ReaderOf>> = {
  status: (cells) => {
    const [status, auto] = [cells('status'), cells('auto_trading_status')];
    return (row) => {
      const given = status(row);
      const carried = isOrderStatus(given) ? given : statusOrWorking(null);
      return [carried, parentDisplayStatus({ status: carried, auto_trading_status: auto(row) !== false })];
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
  start_time: (cells) => codeReader(cells('start_time'), START_TIME_LABELS),
  end_time: (cells) => codeReader(cells('end_time'), END_TIME_LABELS),
  percent_change: (cells) => {
    const [last, close] = [numbers(cells, 'current_last'), numbers(cells, 'previous_close')];
    return (row) => percentChange({ current_last: last(row), previous_close: close(row) });
  },
  arrival_change: (cells) => {
    const [last, arrival] = [numbers(cells, 'current_last'), numbers(cells, 'arrival_mid')];
    return (row) => arrivalChange({ current_last: last(row), arrival_mid: arrival(row) });
  },
  to_trade: (cells) => {
    const [filled, attributes] = [numbers(cells, 'filled_qty'), attributesOf(cells)];
    return (row) => toTrade({ floor: attributes(row).floor, filled_qty: filled(row) });
  },
  percent_ahead: (cells) => {
    const [filled, size, attributes] = [numbers(cells, 'filled_qty'), numbers(cells, 'order_qty'), attributesOf(cells)];
    return (row) => percentAhead({ filled_qty: filled(row), order_qty: size(row), goal: attributes(row).goal });
  },
  percent_i_volume: (cells) => {
    const [filled, volume] = [numbers(cells, 'filled_qty'), numbers(cells, 'volume_since_start')];
    const assetClass = cells('asset_class');
    return (row) =>
      percentIntervalVolume({
        filled_qty: filled(row),
        volume_since_start: volume(row),
        asset_class: textOf(assetClass(row)),
      });
  },
};

function attributeReader<Row>(key: AttributeKey, cells: CellsOf<Row>): SearchReader<Row> {
  const attributes = attributesOf(cells);
  return (row) => attributes(row)[key];
}

/** The text is read once for all conditions that ask about the same row in turn. */
function attributesOf<Row>(cells: CellsOf<Row>) {
  const text = cells('attributes_json');
  let known: string | null = null;
  let parsed = parseAttributes(null);
  return (row: Row) => {
    const now = textOf(text(row));
    if (now !== known) {
      known = now;
      parsed = parseAttributes(now);
    }
    return parsed;
  };
}

/** A code is found by what it means too. */
function codeReader<Row>(read: CellReader<Row>, labels: Readonly<Record<string, string>>): SearchReader<Row> {
  return (row) => {
    const code = read(row);
    const label = typeof code === 'string' ? labels[code] : undefined;
    return label === undefined ? code : [code, label];
  };
}

function numbers<Row>(cells: CellsOf<Row>, field: string): (row: Row) => number | null {
  const read = cells(field);
  return (row) => finiteNumber(read(row));
}

function textOf(value: SearchValue): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
