import { warningTexts } from '@meridian/domain/order-checks/order-finding';
import { orderSentence } from '@meridian/domain/order-ticket/order-sentence';
import { MARKET_LIMIT_TEXT } from '@meridian/domain/order-type';
import { isBuySide } from '@meridian/domain/order-side';
import { Button } from '@salt-ds/core';
import type { RefObject } from 'react';
import { OverrideReason } from '../../components/override-reason/override-reason.tsx';
import { limitPriceText } from './limit-price-text.ts';
import styles from './ticket-foot.module.css';
import type { useSendOrder } from './use-send-order.ts';
import type { Ticket } from './use-ticket.ts';

type TicketFootProps = {
  readonly ticket: Ticket;
  readonly sending: ReturnType<typeof useSendOrder>;
  readonly reasonRef: RefObject<HTMLInputElement | null>;
  readonly onSend: () => void;
  readonly onStage: () => void;
  readonly onShowOrder: (id: number) => void;
};

/** Blocking errors, whether the order will be held, and the buttons Stage and Send. */
export function TicketFoot({ ticket, sending, reasonRef, onSend, onStage, onShowOrder }: TicketFootProps) {
  const { draft, values } = ticket;
  const { needsReason, isBlocked, refusal } = sending;
  const isUnderWay = sending.phase === 'sending' || sending.phase === 'doubtful';
  const sentence = orderSentence({
    order_side: draft.order_side,
    order_qty: typeof draft.order_qty === 'number' ? draft.order_qty : null,
    exchange_symbol: draft.instrument?.exchange_symbol ?? '',
    limit: limitOf(ticket),
    strat: draft.strat,
    group: ticket.group,
    values,
  });
  return (
    <footer className={styles['foot']}>
      {ticket.checks.problem === null ? null : <p className={styles['refusal']}>{ticket.checks.problem}</p>}
      {ticket.checks.review === null ? null : <p className={styles['review']}>{ticket.checks.review}</p>}
      {refusal === null ? null : (
        <p className={styles['refusal']} role="alert">
          {refusal.message}{' '}
          {refusal.orderId === null ? null : <ShowOrder id={refusal.orderId} onShowOrder={onShowOrder} />}
        </p>
      )}
      {needsReason ? (
        <OverrideReason
          warnings={warningTexts(sending.findings)}
          reason={sending.reason}
          isTried={sending.isTried}
          inputRef={reasonRef}
          onReason={sending.setReason}
        />
      ) : null}
      <div className={styles['buttons']}>
        <Button appearance="bordered" disabled={isUnderWay || isBlocked} onClick={onStage}>
          Stage
        </Button>
        <button
          // Not a submit button: Enter in a field must not send an order.
          type="button"
          className={styles['send']}
          data-side={isBuySide(draft.order_side) ? 'buy' : 'sell'}
          disabled={isUnderWay || isBlocked}
          onClick={onSend}
        >
          {isUnderWay ? 'Sending…' : sentence}
        </button>
        <span className={styles['keys']} aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </span>
      </div>
      <output className={styles['phase']} data-shown={sending.phase === 'doubtful' ? '' : undefined}>
        {sending.phase === 'doubtful' ? 'Network error: asking for the outcome. Nothing is sent twice.' : ''}
      </output>
    </footer>
  );
}

/** As the field writes it: the button says at what price the order goes. */
function limitOf({ draft, market }: Ticket): string | null {
  if (draft.order_type === 'MARKET') return MARKET_LIMIT_TEXT;
  return typeof draft.limit_price === 'number' ? limitPriceText(draft.limit_price, market.facts) : null;
}

function ShowOrder({ id, onShowOrder }: { readonly id: number; readonly onShowOrder: (id: number) => void }) {
  return (
    <button type="button" className={styles['link']} onClick={() => onShowOrder(id)}>
      Show order {id}
    </button>
  );
}
