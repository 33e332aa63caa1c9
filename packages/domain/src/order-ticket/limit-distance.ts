import type { InstrumentFacts } from '../entities/instrument-facts.ts';
import type { CurrentQuote } from '../entities/quote.ts';
import { formatSigned } from '../number-format.ts';
import { isBuySide, type OrderSide } from '../order-side.ts';
import { isSpread } from './instrument-market.ts';

type DistanceInput = {
  readonly side: OrderSide;
  readonly limit: number;
  readonly facts: Pick<InstrumentFacts, 'tick_size' | 'asset_sub_class'>;
  readonly quote: CurrentQuote | null;
};

/** `+0.40% vs ask`: a limit from the opposite price. In ticks for a spread, whose price may be zero. Null without a quote. */
export function limitDistance({ side, limit, facts, quote }: DistanceInput): string | null {
  const isBuy = isBuySide(side);
  const touch = (isBuy ? quote?.current_ask : quote?.current_bid) ?? null;
  if (touch === null) return null;
  const name = isBuy ? 'ask' : 'bid';
  const away = limit - touch;
  if (isSpread(facts) || touch <= 0) {
    return `${formatSigned(away / facts.tick_size, 0)} ticks vs ${name}`;
  }
  return `${formatSigned((100 * away) / touch, 2)}% vs ${name}`;
}
