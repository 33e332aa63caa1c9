import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatUpTo } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { isOnTick, tickOf } from '@meridian/domain/price-tick';

/** A price between two ticks is not rounded, so that the error is visible. */
export function limitPriceText(price: number, facts: InstrumentFacts | null): string {
  return facts !== null && isOnTick(price, facts)
    ? formatPrice(price, { ...facts, tick_size: tickOf(price, facts) })
    : formatUpTo(price, 8);
}
