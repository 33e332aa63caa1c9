import { implementationShortfall } from '@meridian/domain/implementation-shortfall';
import type { NewRow } from '@meridian/history/tables/history-tables';
import type { Instrument } from '../reference/instrument.ts';
import { hasBps } from './instrument-fields.ts';

type Row = Pick<
  NewRow<'parent_orders'>,
  | 'order_side'
  | 'order_qty'
  | 'filled_qty'
  | 'avg_fill_price'
  | 'decision_price'
  | 'arrival_mid'
  | 'end_mid'
  | 'fees_usd'
  | 'fx_rate'
>;

const NOTHING = {
  delay_usd: null,
  trading_usd: null,
  opportunity_usd: null,
  shortfall_usd: null,
  shortfall_bps: null,
};

/** An order's implementation shortfall from the prices of its row; the fees are whole cents then, as its parts. */
export function shortfallFields(row: Row, instrument: Instrument) {
  const found = implementationShortfall({
    ...row,
    arrival_price: row.arrival_mid,
    end_price: row.end_mid,
    multiplier: instrument.multiplier,
    usdPerUnit: row.fx_rate,
  });
  if (found === null) return NOTHING;
  return { ...found, shortfall_bps: hasBps(instrument) ? found.shortfall_bps : null };
}
