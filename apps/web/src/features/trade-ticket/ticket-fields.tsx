import type { TicketField } from '@meridian/domain/order-ticket/ticket-order';
import type { RefObject } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { MarketLine } from '../../components/market-line/market-line.tsx';
import { DeskLines } from './desk-lines.tsx';
import { fieldProblem } from './field-problem.ts';
import { KeptNote } from './kept-note.tsx';
import { InstrumentField } from './instrument-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { RoutingSection } from './routing-section.tsx';
import { SideChoice } from './side-choice.tsx';
import { SizeFields } from './size-fields.tsx';
import { SpreadLegs } from './spread-legs.tsx';
import { StrategySection } from './strategy-section.tsx';
import styles from './trade-ticket.module.css';
import { useDeskInName } from './use-desk-in-name.ts';
import type { useSendOrder } from './use-send-order.ts';
import type { Ticket } from './use-ticket.ts';

type TicketFieldsProps = {
  readonly ticket: Ticket;
  readonly sending: ReturnType<typeof useSendOrder>;
  readonly instrumentRef: RefObject<HTMLInputElement | null>;
  readonly quantityRef: RefObject<HTMLInputElement | null>;
};

/** All fields of the ticket, from the instrument to the account. */
export function TicketFields({ ticket, sending, instrumentRef, quantityRef }: TicketFieldsProps) {
  const { draft, change, market, problems, context } = ticket;
  const { facts, quote, isStale, error } = market;
  const input = { problems, findings: sending.findings, isTried: sending.isTried };
  const desk = useDeskInName(draft.instrument, draft, facts?.session.trade_date ?? null);
  const problemOf = (field: TicketField) => fieldProblem(input, field);
  const instrumentProblem =
    error === null ? problemOf('exchange_symbol') : { problem: error, problemLevel: 'error' as const };
  if (context.isError) {
    return <ErrorState title={context.error.message} source="trade.context" onRetry={() => void context.refetch()} />;
  }
  return (
    <section className={styles['fields']} aria-label="Order">
      <KeptNote words={ticket.kept} onReset={ticket.resetKept} />
      <InstrumentField
        instrument={draft.instrument}
        facts={facts}
        {...instrumentProblem}
        inputRef={instrumentRef}
        onPick={ticket.pickInstrument}
        // After the field has restored its own focus.
        onTaken={() => requestAnimationFrame(() => quantityRef.current?.focus())}
      />
      {facts === null ? null : (
        <MarketLine
          facts={facts}
          quote={quote}
          isStale={isStale}
          onPick={(limit_price) => change({ order_type: 'LIMIT', limit_price })}
        />
      )}
      {facts === null ? null : <SpreadLegs facts={facts} side={draft.order_side} />}
      <DeskLines desk={desk} symbol={draft.instrument?.exchange_symbol ?? ''} />
      <SideChoice
        assetClass={draft.instrument?.asset_class ?? null}
        side={draft.order_side}
        onSelect={(order_side) => change({ order_side })}
      />
      <div className={styles['pairs']}>
        <SizeFields
          quantity={draft.order_qty}
          facts={facts}
          quote={quote}
          problem={problemOf('order_qty')}
          inputRef={quantityRef}
          onChange={(order_qty) => change({ order_qty })}
        />
        <PriceFields draft={draft} facts={facts} quote={quote} problem={problemOf('limit_price')} onChange={change} />
      </div>
      <StrategySection ticket={ticket} problem={problemOf('strat')} />
      <RoutingSection ticket={ticket} problemOf={problemOf} />
    </section>
  );
}
