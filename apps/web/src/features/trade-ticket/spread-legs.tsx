import type { InstrumentFacts, LegFacts } from '@meridian/domain/entities/instrument-facts';
import { isBuySide, type OrderSide } from '@meridian/domain/order-side';
import { formatPrice } from '@meridian/domain/price-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import styles from './spread-legs.module.css';

type SpreadLegsProps = { readonly facts: InstrumentFacts; readonly side: OrderSide };

/** Both legs of a calendar spread, and its net price: near minus far. */
export function SpreadLegs({ facts, side }: SpreadLegsProps) {
  const { legs } = facts;
  if (legs.length === 0) return null;
  const [near, far] = ['FRONT', 'BACK'].map((type) => legs.find(({ leg_type }) => leg_type === type));
  return (
    <table className={styles['legs']} aria-label="Legs">
      <thead>
        <tr>
          <th scope="col">Leg</th>
          <th scope="col">Expiry</th>
          <th scope="col">Bid</th>
          <th scope="col">Ask</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg) => (
          <Leg
            key={leg.exchange_symbol}
            leg={leg}
            isBought={isBuySide(side) === (leg.leg_type === 'FRONT')}
            terms={facts}
          />
        ))}
        <tr className={styles['net']}>
          <th scope="row" colSpan={2}>
            Net of the legs
          </th>
          <td>{net(near?.quote?.current_bid, far?.quote?.current_ask, facts)}</td>
          <td>{net(near?.quote?.current_ask, far?.quote?.current_bid, facts)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type LegProps = { readonly leg: LegFacts; readonly isBought: boolean; readonly terms: PriceTerms };

function Leg({ leg, isBought, terms }: LegProps) {
  return (
    <tr>
      <th scope="row">
        <b data-side={isBought ? 'buy' : 'sell'}>{isBought ? 'BUY' : 'SELL'}</b> {leg.exchange_symbol}
      </th>
      <td>{leg.expiry_month}</td>
      <td>{formatPrice(leg.quote?.current_bid, terms)}</td>
      <td>{formatPrice(leg.quote?.current_ask, terms)}</td>
    </tr>
  );
}

function net(near: number | null | undefined, far: number | null | undefined, terms: PriceTerms): string {
  if (near === null || near === undefined || far === null || far === undefined) return '–';
  return formatPrice(near - far, terms);
}
