import { type AssetClass, CALENDAR_SPREAD, isAssetClass } from '../asset-class.ts';
import { isJsonRecord, type JsonRecord, parseJsonRecord } from '../json-text.ts';
import type { Maybe } from '../maybe.ts';
import { isOrderSide, type OrderSide } from '../order-side.ts';
import { ORDER_TYPES, type OrderType, TIMES_IN_FORCE, type TimeInForce } from '../order-type.ts';
import type { ParameterValue } from '../strategies/parameter-definition.ts';
import { isStrategyName, type StrategyName } from '../strategies/strategy-names.ts';
import type { TypedValue } from './typed-number.ts';

/** Symbols are unique within an asset class only. */
export type InstrumentKey = {
  readonly exchange_symbol: string;
  readonly asset_class: AssetClass;
  readonly asset_sub_class: typeof CALENDAR_SPREAD | null;
};

/** An order that is being entered, with the order's field names. */
export type TicketDraft = {
  readonly instrument: InstrumentKey | null;
  readonly order_side: OrderSide;
  readonly order_qty: TypedValue;
  readonly min_qty: TypedValue;
  readonly order_type: OrderType;
  readonly limit_price: TypedValue;
  readonly time_in_force: TimeInForce;
  /** Blank until one is chosen. */
  readonly account: string;
  readonly alloc_account: string;
  readonly list_name: string;
  readonly strat: StrategyName;
  /** The chosen setting, custom strategy or group. */
  readonly as: string | null;
  /** Parameters by short key. A missing or null one has its default. */
  readonly values: Readonly<Record<string, ParameterValue>>;
};

export const EMPTY_DRAFT: TicketDraft = {
  instrument: null,
  order_side: 'BUY',
  order_qty: null,
  min_qty: null,
  order_type: 'LIMIT',
  limit_price: null,
  time_in_force: 'DAY',
  account: '',
  alloc_account: '',
  list_name: '',
  strat: 'vwap',
  as: null,
  values: {},
};

const MAX_TEXT = 200;

/** Reads a draft from browser storage. An invalid field starts empty. */
export function readDraft(stored: Maybe<string>): TicketDraft {
  const record = parseJsonRecord(stored) ?? {};
  const { order_side, strat, values } = record;
  return {
    instrument: instrumentIn(record['instrument']),
    order_side: isOrderSide(order_side) ? order_side : EMPTY_DRAFT.order_side,
    order_qty: typedIn(record['order_qty']),
    min_qty: typedIn(record['min_qty']),
    order_type: ORDER_TYPES.find((type) => type === record['order_type']) ?? EMPTY_DRAFT.order_type,
    limit_price: typedIn(record['limit_price']),
    time_in_force: TIMES_IN_FORCE.find((time) => time === record['time_in_force']) ?? EMPTY_DRAFT.time_in_force,
    account: textIn(record['account']),
    alloc_account: textIn(record['alloc_account']),
    list_name: textIn(record['list_name']),
    strat: isStrategyName(strat) ? strat : EMPTY_DRAFT.strat,
    as: textIn(record['as']) === '' ? null : textIn(record['as']),
    values: isJsonRecord(values) ? valuesIn(values) : {},
  };
}

function instrumentIn(value: unknown): InstrumentKey | null {
  if (!isJsonRecord(value)) return null;
  const exchange_symbol = textIn(value['exchange_symbol']);
  const { asset_class, asset_sub_class } = value;
  if (exchange_symbol === '' || !isAssetClass(asset_class)) return null;
  return {
    exchange_symbol,
    asset_class,
    asset_sub_class: asset_sub_class === CALENDAR_SPREAD ? CALENDAR_SPREAD : null,
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

function typedIn(value: unknown): TypedValue {
  return typeof value === 'number' && Number.isFinite(value) ? value : textIn(value) || null;
}

function valuesIn(record: JsonRecord): TicketDraft['values'] {
  const known = Object.entries(record).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  return Object.fromEntries(known);
}
