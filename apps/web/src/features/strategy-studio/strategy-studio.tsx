import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatQuantity } from '@meridian/domain/number-format';
import type { TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import { LockedIcon } from '@salt-ds/icons';
import { type ComponentType, useRef, useState } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { Segments } from '../../components/segments.tsx';
import { SideOverlay } from '../../components/side-overlay.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { useFocusWhileOpen } from '../../components/use-focus-while-open.ts';
import { useInstrumentFacts } from '../../live/use-instrument-facts.ts';
import { type InstrumentChoice, type MadeUpOrder, MadeUpOrderFields } from './made-up-order.tsx';
import { StudioDesk } from './studio-desk.tsx';
import styles from './strategy-studio.module.css';
import { FIRST_WAYS } from './studio-ways.ts';
import { type StudioOrder, useSelectedOrder } from './use-studio-order.ts';

export type StudioTicket = Pick<
  TicketDraft,
  'instrument' | 'order_side' | 'order_qty' | 'account' | 'alloc_account' | 'strat' | 'values'
>;

export type StrategyStudioProps = {
  /** The selected order; null when none is. */
  readonly order: number | null;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly onUse: (ticket: StudioTicket) => void;
  readonly InstrumentField: ComponentType<InstrumentChoice>;
};

const SOURCES = [
  { value: 'selected', label: 'Selected order' },
  { value: 'made-up', label: 'Hypothetical' },
] as const;

const NOTHING_YET: MadeUpOrder = { instrument: null, order_side: 'BUY', order_qty: null };

/** Tries strategies on an order, or on one that is made up, side by side. */
export function StrategyStudio({ order, takesFocus, onClose, onUse, InstrumentField }: StrategyStudioProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const instrumentRef = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<(typeof SOURCES)[number]['value']>('selected');
  const [madeUp, setMadeUp] = useState(NOTHING_YET);
  const isSelected = order !== null && source === 'selected';
  const selected = useSelectedOrder(isSelected ? order : null);
  const studied = isSelected ? selected.order : asStudied(madeUp);
  // The market of each moment would only shake the picture: estimates are made from the facts alone.
  const { facts, error } = useInstrumentFacts(studied?.instrument ?? null, false);
  useFocusWhileOpen(heading, takesFocus);
  return (
    <SideOverlay
      title="Strategy studio"
      width="wide"
      headingRef={heading}
      beside={
        order === null ? null : (
          <Segments label="What ways are tried on" options={SOURCES} selected={source} onSelect={setSource} />
        )
      }
      onClose={onClose}
    >
      {isSelected ? (
        <p className={styles['about']}>{studied === null ? null : orderText(order, studied)}</p>
      ) : (
        <MadeUpOrderFields
          order={madeUp}
          facts={facts}
          problem={error}
          instrumentRef={instrumentRef}
          InstrumentField={InstrumentField}
          onChange={(change) => setMadeUp((now) => ({ ...now, ...change }))}
        />
      )}
      {isSelected && selected.status === 'refused' ? (
        <ErrorState
          title={selected.refusal?.message ?? 'Network error'}
          source={`parent_orders · ${selected.refusal?.code ?? ''}`}
        />
      ) : isSelected && studied === null && selected.status !== 'waiting' ? (
        <StatePanel title={`There is no order ${order}`} detail="Or it is not for you to see." />
      ) : (
        // Another order is another desk: what was tried on one says nothing of the next.
        <Studied key={isSelected ? order : 'made-up'} studied={studied} facts={facts} error={error} onUse={onUse} />
      )}
    </SideOverlay>
  );
}

function asStudied({ instrument, order_side, order_qty }: MadeUpOrder): StudioOrder {
  const quantity = typeof order_qty === 'number' ? order_qty : null;
  return { instrument, order_side, order_qty: quantity, account: '', alloc_account: '', way: null };
}

function orderText(id: number, { order_side, order_qty, instrument }: StudioOrder): string {
  return `Order ${id} · ${order_side} · ${formatQuantity(order_qty)} of ${instrument?.exchange_symbol ?? ''} still to do, from now on`;
}

type StudiedProps = {
  readonly studied: StudioOrder | null;
  readonly facts: InstrumentFacts | null;
  readonly error: string | null;
  readonly onUse: (ticket: StudioTicket) => void;
};

function Studied({ studied, facts, error, onUse }: StudiedProps) {
  // Kept here, so that the ways outlast the moment in which another instrument is looked up.
  const [ways, setWays] = useState(FIRST_WAYS);
  const isMadeUp = studied?.way === null;
  if (isMadeUp && (studied.instrument === null || studied.order_qty === null)) {
    return <StatePanel title="What would be traded?" detail="Choose an instrument and say how many." />;
  }
  if (error !== null) return <ErrorState title={error} source="trade.instrument" />;
  if (studied === null || facts === null) return <LoadingState label="Loading the instrument" />;
  if (facts.impact === null) {
    return (
      <StatePanel
        icon={<LockedIcon />}
        title="Estimates are not permitted"
        detail="The studio needs the market impact permit. An administrator can grant it."
      />
    );
  }
  if (studied.order_qty === 0) return <StatePanel title="Nothing is left to do" detail="The order is done." />;
  return <StudioDesk state={ways} setState={setWays} studied={studied} facts={facts} onUse={onUse} />;
}
