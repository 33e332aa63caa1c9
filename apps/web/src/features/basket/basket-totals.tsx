import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { type BasketTotals, basketTotals } from '@meridian/domain/order-ticket/basket/basket-totals';
import styles from './basket.module.css';
import type { BasketCounts } from './basket-counts.ts';
import { type BasketLine, isSendable, isTaken } from './basket-line.ts';

type BasketTotalsProps = { readonly lines: readonly BasketLine[]; readonly counts: BasketCounts };

/** Counts by state, and the totals of rows that are OK, have warnings, are staged or sent. */
export function BasketTotalsLine({ lines, counts }: BasketTotalsProps) {
  const valued = lines.flatMap((line) => {
    const { order, facts } = line;
    const isIn = isSendable(line) || isTaken(line);
    return !isIn || order === null || facts === null || facts === undefined ? [] : [{ order, facts }];
  });
  const totals = basketTotals(valued);
  return (
    <dl className={styles['totals']} aria-label="Totals">
      <Total name="Rows" value={counts.rows.toLocaleString('en-US')} />
      <Total name="OK" value={counts.ok.toLocaleString('en-US')} />
      <Total name="Needs attention" value={counts.attention.toLocaleString('en-US')} />
      {counts.excluded === 0 ? null : <Total name="Excluded" value={counts.excluded.toLocaleString('en-US')} />}
      {counts.checking === 0 ? null : <Total name="Checking" value={counts.checking.toLocaleString('en-US')} />}
      {counts.staged === 0 ? null : <Total name="Staged" value={counts.staged.toLocaleString('en-US')} />}
      {counts.sent === 0 ? null : <Total name="Sent" value={counts.sent.toLocaleString('en-US')} />}
      <Total name="Buy" value={usd(totals.buyUsd)} tone="buy" />
      <Total name="Sell" value={usd(totals.sellUsd)} tone="sell" />
      <Total name="Net" value={usd(totals.buyUsd - totals.sellUsd)} />
      {totals.byCountry.map((total) => (
        <Total key={total.country} name={total.country} value={countryText(total)} />
      ))}
      {totals.unvalued === 0 ? null : <Total name="No USD rate" value={String(totals.unvalued)} />}
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
