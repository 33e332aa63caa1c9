import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { Button } from '@salt-ds/core';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { PopOutButton } from '../../components/pop-out-button.tsx';
import { SideWord, StatusText } from '../../components/order-table/order-words.tsx';
import type { OrderFacts } from './order-facts.ts';
import styles from './analytics.module.css';

type AnalyticsHeaderProps = {
  readonly order: number;
  /** Null while the order is not known. */
  readonly facts: OrderFacts | null;
  readonly hasMarketData: boolean;
  /** What can be done with the order. */
  readonly actions: ReactNode;
  /** A pop-out has no rows to step through and no close button. */
  readonly isAlone: boolean;
  /** To the order before or after this one, as the grid shows them. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onClose: () => void;
};

/** The order in one line. */
export function AnalyticsHeader(props: AnalyticsHeaderProps) {
  const { order, facts, hasMarketData, actions, isAlone, onStep, onClose } = props;
  return (
    <header className={styles['head']}>
      {isAlone ? null : <Steps onStep={onStep} />}
      <span className={styles['order']}>
        <h2>{facts?.symbol ?? 'Order'}</h2>
        {facts === null ? null : <OrderLine facts={facts} />}
        <span className={styles['id']}>{order}</span>
      </span>
      <span className={styles['gap']} />
      {facts !== null && hasMarketData ? <Quote facts={facts} /> : null}
      {actions}
      <PopOutButton part="analytics" />
      {isAlone ? null : (
        <Button appearance="transparent" aria-label="Close trade analytics" title="Close (Esc)" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      )}
    </header>
  );
}

function Steps({ onStep }: Pick<AnalyticsHeaderProps, 'onStep'>) {
  return (
    <>
      <Button appearance="transparent" aria-label="Order above" title="Order above" onClick={() => onStep(-1)}>
        <ChevronLeftIcon aria-hidden />
      </Button>
      <Button appearance="transparent" aria-label="Order below" title="Order below" onClick={() => onStep(1)}>
        <ChevronRightIcon aria-hidden />
      </Button>
    </>
  );
}

function OrderLine({ facts }: { readonly facts: OrderFacts }) {
  const { side, status, strat } = facts;
  return (
    <>
      {side === null ? null : <SideWord side={side} />}
      <b>{formatQuantity(facts.orderQty)}</b>
      <StatusText status={status} />
      {strat === '' ? null : <span className={styles['strat']}>{strat.toUpperCase()}</span>}
    </>
  );
}

function Quote({ facts: { number, priceTerms } }: { readonly facts: OrderFacts }) {
  const [bid, last, ask] = ['current_bid', 'current_last', 'current_ask'].map((field) =>
    formatPrice(number(field), priceTerms),
  );
  return (
    <span className={styles['quote']}>
      <Beside name="Bid" price={bid} />
      <b>
        <span className="salt-visuallyHidden">Last </span>
        {last}
      </b>
      <Beside name="Ask" price={ask} />
    </span>
  );
}

/** Left out where the header is narrow: the row and the book have it too. */
function Beside({ name, price }: { readonly name: string; readonly price: string | undefined }) {
  return (
    <span className={styles['beside']}>
      <span className="salt-visuallyHidden">{name} </span>
      {price}
    </span>
  );
}
