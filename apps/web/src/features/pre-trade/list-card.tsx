import { formatFixed } from '@meridian/domain/number-format';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import type { ReactNode } from 'react';
import { timeOfDay } from '../../lib/time-text.ts';
import { sameLabel } from './frontier-option.ts';
import { bpsOf, type ListView, type PlannedTotal } from './list-view.ts';
import { modelText, shortUsd } from './pre-trade-texts.ts';
import styles from './pre-trade.module.css';
import { LARGE_PERCENT_OF_ADV } from './why-text.ts';

type ListCardProps = { readonly answer: PreTradeAnswer; readonly view: ListView; readonly children?: ReactNode };

/** What the list comes to, and what the same plan for all would. */
export function ListCard({ answer, view, children }: ListCardProps) {
  const { buysUsd, sellsUsd, rows, total, uniform, usd } = view;
  const net = buysUsd - sellsUsd;
  const counted = rows.filter(({ isOn }) => isOn);
  const large = counted.filter(({ order }) => order.percent_of_adv > LARGE_PERCENT_OF_ADV).length;
  const ends = Math.max(...counted.map(({ plan }) => plan.finish_ms ?? plan.end_ms));
  return (
    <section className={styles['card']} aria-label="The list">
      <h2>{view.orders === 1 ? 'The order' : 'The list'}</h2>
      <dl className={styles['facts']}>
        <dt>Buys</dt>
        <dd data-tone="buy">{shortUsd(buysUsd)}</dd>
        <dt>Sells</dt>
        <dd data-tone="sell">{shortUsd(sellsUsd)}</dd>
        <dt>Net</dt>
        <dd>
          {shortUsd(Math.abs(net))} {net >= 0 ? 'long' : 'short'}
        </dd>
        <dt>Above {LARGE_PERCENT_OF_ADV}% of volume</dt>
        <dd data-tone={large > 0 ? 'warn' : undefined}>
          {large} {large === 1 ? 'order' : 'orders'}
        </dd>
        <dt>Last one ends</dt>
        <dd>{Number.isFinite(ends) ? timeOfDay(ends).slice(0, 5) : '–'}</dd>
      </dl>
      <h2>Against the alternatives</h2>
      <table className={styles['alternatives']}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Cost bps</th>
            <th scope="col">Risk bps</th>
            <th scope="col">80% of cost</th>
          </tr>
        </thead>
        <tbody>
          <AlternativeLine
            plan={total}
            label={view.orders === 1 ? total.label : `${total.label} mix`}
            usd={usd}
            isChosen
          />
          {uniform.map((plan) => (
            <AlternativeLine key={plan.label} plan={plan} label={sameLabel(view, plan.label)} usd={usd} />
          ))}
        </tbody>
      </table>
      <p>
        {modelText(answer.orders)} {historyText(answer)}
      </p>
      {children}
    </section>
  );
}

type AlternativeLineProps = {
  readonly plan: PlannedTotal;
  readonly label: string;
  readonly usd: number;
  readonly isChosen?: boolean;
};

function AlternativeLine({ plan, label, usd, isChosen = false }: AlternativeLineProps) {
  return (
    <tr data-chosen={isChosen ? '' : undefined}>
      <th scope="row">{label}</th>
      <td>{formatFixed(bpsOf(plan.costUsd, usd), 1)}</td>
      <td>{formatFixed(bpsOf(plan.riskUsd, usd), 1)}</td>
      <td>
        {signedUsd(plan.lowUsd)} to {signedUsd(plan.highUsd)}
      </td>
    </tr>
  );
}

function signedUsd(usd: number): string {
  return usd < 0 ? `−${shortUsd(-usd)}` : `+${shortUsd(usd)}`;
}

function historyText({ correlation_days, left_out, orders }: PreTradeAnswer): string {
  const correlation =
    correlation_days === 0
      ? 'No past days yet: a correlation of 0.30 is assumed.'
      : `Correlation from ${correlation_days} days of returns.`;
  const missing = orders
    .filter(({ history_days }) => history_days < correlation_days)
    .map((each) => each.exchange_symbol);
  const few = missing.length === 0 ? '' : ` ${missing.join(', ')}: too few days to tell, the list's average is used.`;
  const out = left_out.map(({ exchange_symbol, reason }) => ` ${exchange_symbol} is left out: ${reason}`).join('');
  return `${correlation}${few}${out}`;
}
