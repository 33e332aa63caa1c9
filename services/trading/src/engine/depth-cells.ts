import type { MarketDepth } from '@meridian/domain/entities/market-depth';
import { priceOfTicks } from '../kernel/price-units.ts';
import type { BookLevel, BookSides } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import { type Row, toRow } from '../topics/row-batch.ts';

type Sizes = Pick<Instrument, 'exchangeSymbol' | 'tickSize' | 'lotSize'>;

/** The best levels of a book as a row. */
export function depthCells(instrument: Sizes, { bids, asks }: BookSides): Row {
  const price = (level: BookLevel | undefined) =>
    level === undefined ? null : priceOfTicks(level.ticks, instrument.tickSize);
  const size = (level: BookLevel | undefined) => (level === undefined ? null : level.lots * instrument.lotSize);
  const row: MarketDepth = {
    exchange_symbol: instrument.exchangeSymbol,
    bid_1: price(bids[0]),
    bid_2: price(bids[1]),
    bid_3: price(bids[2]),
    bid_4: price(bids[3]),
    bid_5: price(bids[4]),
    bid_size_1: size(bids[0]),
    bid_size_2: size(bids[1]),
    bid_size_3: size(bids[2]),
    bid_size_4: size(bids[3]),
    bid_size_5: size(bids[4]),
    ask_1: price(asks[0]),
    ask_2: price(asks[1]),
    ask_3: price(asks[2]),
    ask_4: price(asks[3]),
    ask_5: price(asks[4]),
    ask_size_1: size(asks[0]),
    ask_size_2: size(asks[1]),
    ask_size_3: size(asks[2]),
    ask_size_4: size(asks[3]),
    ask_size_5: size(asks[4]),
  };
  return toRow('market_depth', row);
}
