import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { type BasketTotals, basketTotals } from '@meridian/domain/order-ticket/basket/basket-totals';
import styles from './basket.module.css';
import type { BasketLine } from './basket-line.ts';

/** What the readable orders of the list come to. */
export function BasketTotalsLine({ lines }: { readonly lines: readonly BasketLine[] }) {
  const valued = lines.flatMap(({ order, facts }) =>
    order === null || facts === null || facts === undefined ? [] : [{ order, facts }],
  );
  const totals = basketTotals(valued);
  return (
    <dl className={styles['totals']} aria-label="Totals">
      <Total name="Orders" value={totals.orders.toLocaleString('en-US')} />
      <Total name="Buy" value={usd(totals.buyUsd)} tone="buy" />
      <Total name="Sell" value={usd(totals.sellUsd)} tone="sell" />
      <Total name="Net" value={usd(totals.buyUsd - totals.sellUsd)} />
      {totals.byCountry.map((total) => (
        <Total key={total.country} name={total.country} value={countryText(total)} />
      ))}
      {totals.unvalued === 0 ? null : <Total name="Without a rate" value={String(totals.unvalued)} />}
    </dl>
  );
}

type TotalProps = { readonly name: string; readonly value: string; readonly tone?: 'buy' | 'sell' };

function Total({ name, value, tone }: TotalProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function usd(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}$${abbreviateNumber(Math.round(Math.abs(amount)))}`;
}

function countryText({ orders, buyUsd, sellUsd }: BasketTotals['byCountry'][number]): string {
  return `${orders} · ${usd(buyUsd + sellUsd)}`;
}
