import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { Type } from 'typebox';
import { matches } from '../matches.ts';
import { AccountLimitsSchema } from '../rest/limit-schemas.ts';
import type {
  AccountUseData,
  DayPricesData,
  TradeCheckData,
  TradeContextData,
  TradeInstrumentData,
  TradeInstrumentsData,
} from './trade-questions.ts';

const text = Type.String();
const number = Type.Number();
const textOrNull = Type.Union([text, Type.Null()]);
const numberOrNull = Type.Union([number, Type.Null()]);
const value = Type.Union([text, number, Type.Boolean(), Type.Null()]);

const FindingSchema = Type.Object({ level: Type.Enum(['warning', 'error']), code: text, field: text, message: text });

const limitUse = {
  gross_usd: number,
  day_qty: number,
  limits: Type.Union([AccountLimitsSchema, Type.Null()]),
};

const TradeContextSchema = Type.Unsafe<TradeContextData>(
  Type.Object({
    accounts: Type.Array(
      Type.Object({
        account: text,
        alloc_account: text,
        ...limitUse,
        whole_account: Type.Object(limitUse),
      }),
    ),
    strategies: Type.Array(
      Type.Object({
        name: text,
        kind: Type.Enum(['setting', 'custom', 'group']),
        strat: textOrNull,
        asset_class: textOrNull,
        owner_account: textOrNull,
        owner_alloc_account: textOrNull,
        param_values: Type.Record(text, value),
      }),
    ),
  }),
);

const QuoteSchema = Type.Object({
  current_last: numberOrNull,
  current_bid: numberOrNull,
  current_ask: numberOrNull,
});

const InstrumentSchema = Type.Object({
  exchange_symbol: text,
  description: text,
  asset_class: Type.Enum(ASSET_CLASSES),
  asset_sub_class: textOrNull,
  country: text,
  trade_currency: text,
  tick_size: Type.Number({ exclusiveMinimum: 0 }),
  tick_bands: Type.Array(Type.Object({ from_price: number, tick_size: Type.Number({ exclusiveMinimum: 0 }) })),
  quote_convention: text,
  lot_size: Type.Number({ exclusiveMinimum: 0 }),
  multiplier: number,
  previous_close: number,
  avg_daily_volume: number,
  avg_spread: number,
  usd_rate: numberOrNull,
  notional_price: numberOrNull,
  session: Type.Object({ trade_date: text, open_ms: number, close_ms: number, now_ms: number, phase: text }),
  quote: Type.Union([QuoteSchema, Type.Null()]),
  impact: Type.Union([Type.Object({ daily_move: number }), Type.Null()]),
  legs: Type.Array(Type.Object({ exchange_symbol: text, leg_type: text })),
});

const TradeInstrumentSchema = Type.Unsafe<TradeInstrumentData>(Type.Object({ instrument: InstrumentSchema }));

const TradeInstrumentsSchema = Type.Unsafe<TradeInstrumentsData>(
  Type.Object({ instruments: Type.Array(InstrumentSchema) }),
);

const DayPricesSchema = Type.Unsafe<DayPricesData>(
  Type.Object({
    open_ms: number,
    close_ms: number,
    previous_close: number,
    points: Type.Array(Type.Tuple([number, number])),
  }),
);

const AccountUseSchema = Type.Unsafe<AccountUseData>(
  Type.Object({
    open_ms: number,
    close_ms: number,
    now_ms: number,
    points: Type.Array(Type.Tuple([number, number])),
    flow: Type.Union([
      Type.Object({
        gross_usd: number,
        arrivals: number,
        arrived_usd: number,
        arrived_usd_squares: number,
        usual: Type.Optional(
          Type.Union([Type.Object({ days: number, arrivals: number, usd: number, usd_squares: number }), Type.Null()]),
        ),
        elapsed_ms: number,
        left_ms: number,
      }),
      Type.Null(),
    ]),
  }),
);

const TradeCheckSchema = Type.Unsafe<TradeCheckData>(
  Type.Object({
    rows: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 0 }),
        problem: textOrNull,
        findings: Type.Array(FindingSchema),
        review: Type.Optional(text),
      }),
    ),
  }),
);

/** Reads `data` of a successful `trade.context`. Null for another shape. */
export function readTradeContext(data: unknown): TradeContextData | null {
  return matches(TradeContextSchema, data) ? data : null;
}

/** Reads `data` of a successful `trade.instrument`. Null for another shape. */
export function readTradeInstrument(data: unknown): TradeInstrumentData | null {
  return matches(TradeInstrumentSchema, data) ? data : null;
}

/** Reads `data` of a successful `trade.instruments`. Null for another shape. */
export function readTradeInstruments(data: unknown): TradeInstrumentsData | null {
  return matches(TradeInstrumentsSchema, data) ? data : null;
}

/** Reads `data` of a successful `trade.check`. Null for another shape. */
export function readTradeCheck(data: unknown): TradeCheckData | null {
  return matches(TradeCheckSchema, data) ? data : null;
}

/** Reads `data` of a successful `trade.day_prices`. Null for another shape. */
export function readDayPrices(data: unknown): DayPricesData | null {
  return matches(DayPricesSchema, data) ? data : null;
}

/** Reads `data` of a successful `trade.account_use`. Null for another shape. */
export function readAccountUse(data: unknown): AccountUseData | null {
  return matches(AccountUseSchema, data) ? data : null;
}
