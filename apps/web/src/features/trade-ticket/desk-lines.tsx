import { type DeskInName, ownOpenText, positionText } from '@meridian/domain/order-ticket/desk-in-name';
import styles from './desk-lines.module.css';

type DeskLinesProps = {
  /** Null until loaded. */
  readonly desk: DeskInName | null;
  readonly symbol: string;
};

/** More accounts than these are a number. */
const MAX_ACCOUNTS = 3;

/** What the desk has in the name: own open orders, and today's position by account. */
export function DeskLines({ desk, symbol }: DeskLinesProps) {
  if (desk === null) return null;
  const { buy, sell, positions } = desk;
  const isEmpty = buy.orders + sell.orders + positions.length === 0;
  const more = positions.length - MAX_ACCOUNTS;
  return (
    <section className={styles['desk']} aria-label="The desk in this name">
      {isEmpty ? <p>No own open order and no fill today in {symbol}</p> : null}
      {buy.orders === 0 ? null : <Line name="Own BUY" text={ownOpenText(buy)} tone="buy" />}
      {sell.orders === 0 ? null : <Line name="Own SELL" text={ownOpenText(sell)} tone="sell" />}
      {positions.slice(0, MAX_ACCOUNTS).map((position) => (
        <Line
          key={`${position.account} ${position.alloc_account}`}
          name={`Today ${position.account} / ${position.alloc_account}`}
          text={positionText(position)}
        />
      ))}
      {more > 0 ? <p>and {more} more accounts</p> : null}
    </section>
  );
}

type LineProps = { readonly name: string; readonly text: string; readonly tone?: 'buy' | 'sell' };

function Line({ name, text, tone }: LineProps) {
  return (
    <p>
      <b data-tone={tone}>{name}</b> <span>{text}</span>
    </p>
  );
}
