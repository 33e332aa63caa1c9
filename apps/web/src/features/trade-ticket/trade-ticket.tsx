import type { AssetClassified } from '@meridian/domain/asset-class';
import type { EstimatedAlternative } from '@meridian/cost-model/estimates/alternatives';
import { Banner, BannerContent, Button } from '@salt-ds/core';
import { ImportIcon, TargetIcon } from '@salt-ds/icons';
import { type RefObject, useRef, useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import type { PreTradeDraft } from '../../lib/pre-trade-draft.ts';
import { SideOverlay } from '../../components/side-overlay.tsx';
import { useFocusWhileOpen } from '../../components/use-focus-while-open.ts';
import { EstimateSide } from './estimate-side.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { TicketFoot } from './ticket-foot.tsx';
import styles from './trade-ticket.module.css';
import { type SentOrder, useSendOrder } from './use-send-order.ts';
import { type Ticket, useTicket } from './use-ticket.ts';

export type TradeTicketProps = {
  readonly takesFocus: boolean;
  /** True while auto-trading is off: a sent order waits. */
  readonly isTradingStopped: boolean;
  readonly onClose: () => void;
  readonly onOpenBasket: () => void;
  /** Null for users who may not see estimates. */
  readonly onPreTrade: ((orders: readonly PreTradeDraft[]) => void) | null;
  /** Called with the instrument, whose asset class decides where the order is shown. */
  readonly onShowOrder: (id: number, instrument: AssetClassified) => void;
};

/** The ticket, over the right of the screen. The rest stays usable. */
export function TradeTicket(props: TradeTicketProps) {
  const { takesFocus, isTradingStopped, onClose, onOpenBasket, onPreTrade, onShowOrder } = props;
  const ticket = useTicket();
  const instrumentRef = useRef<HTMLInputElement>(null);
  const quantityRef = useRef<HTMLInputElement>(null);
  const reasonRef = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [startsEmpty] = useState(ticket.draft.instrument === null);
  useFocusWhileOpen(startsEmpty ? instrumentRef : quantityRef, takesFocus);
  const sending = useSendOrder(ticket, (sent) => {
    tellSent(sent, onShowOrder);
    ticket.startNext();
    void ticket.context.refetch();
    instrumentRef.current?.focus();
  });
  const send = async (isStaged: boolean) => {
    const outcome = await sending.send(isStaged);
    if (outcome === 'incomplete') focusProblem(form, reasonRef);
  };
  return (
    <SideOverlay
      title="New order"
      width="narrow"
      beside={<AssetTag ticket={ticket} />}
      actions={
        <>
          <span className={styles['saved']}>{ticket.isSaved ? 'Draft saved' : ''}</span>
          {onPreTrade === null ? null : <PreTradeButton ticket={ticket} onPreTrade={onPreTrade} />}
          <Button appearance="transparent" onClick={onOpenBasket}>
            <ImportIcon aria-hidden /> Basket
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form
        ref={form}
        data-sends-orders=""
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(false);
        }}
      >
        {isTradingStopped ? <StoppedNotice /> : null}
        <div className={styles['columns']}>
          <TicketFields ticket={ticket} sending={sending} instrumentRef={instrumentRef} quantityRef={quantityRef} />
          <EstimateSide ticket={ticket} onPick={(alternative) => ticket.change(wayOf(ticket, alternative))} />
        </div>
        <TicketFoot
          ticket={ticket}
          sending={sending}
          reasonRef={reasonRef}
          onSend={() => void send(false)}
          onStage={() => void send(true)}
          onShowOrder={(id) => onShowOrder(id, ticket.draft.instrument ?? {})}
        />
      </form>
    </SideOverlay>
  );
}

type PreTradeButtonProps = {
  readonly ticket: Ticket;
  readonly onPreTrade: (orders: readonly PreTradeDraft[]) => void;
};

/** Cost and risk of the ticket by strategy, in a tab of its own so that the ticket stays. */
function PreTradeButton({ ticket, onPreTrade }: PreTradeButtonProps) {
  const { instrument, order_side, order_qty } = ticket.draft;
  const quantity = typeof order_qty === 'number' && order_qty > 0 ? order_qty : null;
  const isKnown = instrument !== null && quantity !== null;
  return (
    <Button
      appearance="transparent"
      disabled={!isKnown}
      title={isKnown ? 'Pre-trade analytics in a new tab' : 'Choose an instrument and enter a quantity'}
      onClick={() => {
        if (isKnown) onPreTrade([{ symbol: instrument.exchange_symbol, side: order_side, quantity }]);
      }}
    >
      <TargetIcon aria-hidden /> Pre-trade
    </Button>
  );
}

function StoppedNotice() {
  return (
    <Banner status="warning" variant="secondary">
      <BannerContent>Global auto-trading is off: this order will wait until it is switched on.</BannerContent>
    </Banner>
  );
}

function AssetTag({ ticket: { market } }: { readonly ticket: Ticket }) {
  if (market.facts === null) return null;
  return <span className={styles['asset']}>{market.facts.asset_sub_class ?? market.facts.asset_class}</span>;
}

/** The values of another strategy, with those that all strategies share. */
function wayOf({ draft }: Ticket, { strat, values }: EstimatedAlternative) {
  return { strat, as: null, values: { ...draft.values, ...values } };
}

function tellSent({ id, order, message }: SentOrder, onShowOrder: TradeTicketProps['onShowOrder']): void {
  showToast({
    tone: 'success',
    title: `Order ${id}: ${message}`,
    text: `${order.order_side} ${order.order_qty.toLocaleString('en-US')} ${order.exchange_symbol}`,
    action: { label: `Show order ${id}`, run: () => onShowOrder(id, order) },
  });
}

/** Focuses the first field with an error, else the missing reason. */
function focusProblem(form: RefObject<HTMLFormElement | null>, reason: RefObject<HTMLInputElement | null>): void {
  // After the errors are drawn: they appear with the first attempt.
  requestAnimationFrame(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? reason.current)?.focus();
  });
}
