import type { OpenDatabase } from '@meridian/storage/database';
import { type Instrument, isTraded } from '../reference/instrument.ts';

/** Stores the tradable instruments for other services. Removed ones are deleted. */
export async function keepInstruments({ pool }: OpenDatabase, instruments: readonly Instrument[]): Promise<void> {
  const traded = instruments.filter(isTraded);
  const column = (read: (instrument: Instrument) => string) => traded.map(read);
  await pool.query(
    `with wanted as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         as t(bestex_id, exchange_symbol, asset_class, country, trade_currency, description)),
     gone as (delete from instrument where bestex_id not in (select bestex_id from wanted))
     insert into instrument (bestex_id, exchange_symbol, asset_class, country, trade_currency, description)
     select * from wanted
     on conflict (bestex_id) do update set exchange_symbol = excluded.exchange_symbol,
       asset_class = excluded.asset_class, country = excluded.country,
       trade_currency = excluded.trade_currency, description = excluded.description`,
    [
      column(({ bestexId }) => bestexId),
      column(({ exchangeSymbol }) => exchangeSymbol),
      column(({ assetClass }) => assetClass),
      column(({ country }) => country),
      column(({ currency }) => currency),
      column(({ description }) => description),
    ],
  );
}
