import type { MarketView } from '../../market/market-port.ts';
import type { Reading } from '../../kernel/turn.ts';
import type { AskingUser } from './trade-question.ts';

/** Without the permission the market shows its previous close, so that no answer reveals the current price. */
export function permittedReading(reading: Reading, { market_data_permit }: AskingUser): Reading {
  if (market_data_permit) return reading;
  const { ports } = reading;
  const market = {
    day: () => ports.market.day(),
    isLive: () => ports.market.isLive(),
    view: (at: number) => closed(ports.market.view(at)),
  };
  return { ...reading, ports: { ...ports, market } };
}

function closed(view: MarketView): MarketView {
  return { ...view, lastTicks: null, bidTicks: null, askTicks: null };
}
