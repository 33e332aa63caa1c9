import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatQuantity } from '@meridian/domain/number-format';
import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
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
import { waysOf, withWays } from './kept-studio.ts';
import { type HypotheticalOrder, HypotheticalOrderFields, type InstrumentChoice } from './hypothetical-order.tsx';
import { StudioDesk } from './studio-desk.tsx';
import styles from './strategy-studio.module.css';
import { FIRST_WAYS, type StudioWays } from './studio-ways.ts';
import { useKeptStudio } from './use-kept-studio.ts';
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
  /** Applies the chosen variant to the selected order; null for users who may not act. */
  readonly onApply: ((draft: ModifyDraft) => void) | null;
  readonly InstrumentField: ComponentType<InstrumentChoice>;
};

const MADE_UP = 'made-up';

const SOURCES = [
  { value: 'selected', label: 'Selected order' },
  { value: 'made-up', label: 'Hypothetical' },
] as const;

/** Tries strategies on an order, or on a hypothetical one, side by side. */
export function StrategyStudio(props: StrategyStudioProps) {
  const { order, takesFocus, onClose, onUse, onApply, InstrumentField } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const instrumentRef = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<(typeof SOURCES)[number]['value']>('selected');
  const { kept, keep } = useKeptStudio();
  const { hypothetical } = kept;
  const isSelected = order !== null && source === 'selected';
  const selected = useSelectedOrder(isSelected ? order : null);
  const studied = isSelected ? selected.order : asStudied(hypothetical);
  // Live prices would make the chart jitter, so estimates use static facts only.
  const { facts, error } = useInstrumentFacts(studied?.instrument ?? null, false);
  useFocusWhileOpen(heading, takesFocus);
  return (
    <SideOverlay
      title="Strategy studio"
      width="wide"
      headingRef={heading}
      beside={
        order === null ? null : (
          <Segments label="Order to study" options={SOURCES} selected={source} onSelect={setSource} />
        )
      }
      onClose={onClose}
    >
      {isSelected ? (
        <p className={styles['about']}>{studied === null ? null : orderText(order, studied)}</p>
      ) : (
        <HypotheticalOrderFields
          order={hypothetical}
          facts={facts}
          problem={error}
          instrumentRef={instrumentRef}
          InstrumentField={InstrumentField}
          onChange={(change) => keep((now) => ({ ...now, hypothetical: { ...now.hypothetical, ...change } }))}
          // Else an order that opens meanwhile would take the fields away.
          onEnter={() => setSource(MADE_UP)}
        />
      )}
      {isSelected && selected.status === 'refused' ? (
        <ErrorState
          title={selected.refusal?.message ?? 'Network error'}
          source={`parent_orders · ${selected.refusal?.code ?? ''}`}
        />
      ) : isSelected && studied === null && selected.status !== 'waiting' ? (
        <StatePanel title={`No order ${order}`} detail="It does not exist, or you cannot see it." />
      ) : (
        // Remounts for another order: its variants are its own.
        <Studied
          key={isSelected ? order : MADE_UP}
          ways={waysOf(kept, isSelected ? String(order) : MADE_UP)}
          onWays={(ways) => keep((now) => withWays(now, isSelected ? String(order) : MADE_UP, ways))}
          studied={studied}
          facts={facts}
          error={error}
          onUse={onUse}
          onApply={isSelected ? onApply : null}
        />
      )}
    </SideOverlay>
  );
}

function asStudied({ instrument, order_side, order_qty }: HypotheticalOrder): StudioOrder {
  const quantity = typeof order_qty === 'number' ? order_qty : null;
  return { instrument, order_side, order_qty: quantity, account: '', alloc_account: '', way: null };
}

function orderText(id: number, { order_side, order_qty, instrument }: StudioOrder): string {
  return `Order ${id} · ${order_side} · ${formatQuantity(order_qty)} ${instrument?.exchange_symbol ?? ''} left, from now`;
}

type StudiedProps = {
  readonly studied: StudioOrder | null;
  readonly facts: InstrumentFacts | null;
  readonly error: string | null;
  /** Null before the first variant. */
  readonly ways: StudioWays | null;
  readonly onWays: (ways: StudioWays) => void;
  readonly onUse: StrategyStudioProps['onUse'];
  readonly onApply: StrategyStudioProps['onApply'];
};

function Studied({ studied, facts, error, ways: tried, onWays, onUse, onApply }: StudiedProps) {
  const ways = tried ?? FIRST_WAYS;
  const isMadeUp = studied?.way === null;
  if (isMadeUp && (studied.instrument === null || studied.order_qty === null)) {
    return <StatePanel title="No order yet" detail="Choose an instrument and enter a quantity." />;
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
  if (studied.order_qty === 0) return <StatePanel title="Nothing left to trade" detail="This order is done." />;
  return (
    <StudioDesk
      state={ways}
      setState={(change) => onWays(change(ways))}
      studied={studied}
      facts={facts}
      onUse={onUse}
      onApply={onApply}
    />
  );
}
