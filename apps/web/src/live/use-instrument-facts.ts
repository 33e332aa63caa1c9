import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import { finiteNumber } from '@meridian/domain/finite-number';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import { readTradeInstrument } from '@meridian/protocol/live/trade-answers';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { useMemo } from 'react';
import { useAnswer } from './use-answer.ts';
import { type LiveRecord, useLiveRecord } from './use-live-record.ts';

/** Trading hours and volumes change slowly. */
const REFRESH_MS = 15_000;

export type LiveFacts = {
  /** Null until loaded. */
  readonly facts: InstrumentFacts | null;
  readonly error: string | null;
  /** Live quotes with the market-data permit, else null; stale while disconnected. */
  readonly quote: CurrentQuote | null;
  readonly isStale: boolean;
};

/** The facts about an instrument that a ticket needs, with its live market. */
export function useInstrumentFacts(instrument: InstrumentKey | null, hasMarketData: boolean): LiveFacts {
  const args = instrument === null ? null : questionOf(instrument);
  const answer = useAnswer({
    name: 'trade.instrument',
    args,
    everyMs: REFRESH_MS,
    read: (data) => readTradeInstrument(data)?.instrument ?? null,
  });
  const isWatched = hasMarketData && instrument !== null;
  const market = useLiveRecord('market_data', isWatched ? { exchange_symbols: [instrument.exchange_symbol] } : null);
  const facts = answer.data ?? null;
  const asked = facts?.quote ?? null;
  const quote = useMemo(() => quoteOf(market) ?? asked, [market, asked]);
  return { facts, error: answer.error?.message ?? null, quote, isStale: market.status === 'stale' };
}

function questionOf({ exchange_symbol, asset_class, asset_sub_class }: InstrumentKey) {
  return { exchange_symbol, asset_class, ...(asset_sub_class === null ? {} : { asset_sub_class }) };
}

function quoteOf({ record }: LiveRecord): CurrentQuote | null {
  if (record === null) return null;
  const number = (field: keyof CurrentQuote) => finiteNumber(record[field] satisfies Cell | undefined);
  return {
    current_last: number('current_last'),
    current_last_size: number('current_last_size'),
    current_bid: number('current_bid'),
    current_bid_size: number('current_bid_size'),
    current_ask: number('current_ask'),
    current_ask_size: number('current_ask_size'),
  };
}
