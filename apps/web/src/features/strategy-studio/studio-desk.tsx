import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { Button } from '@salt-ds/core';
import { AddIcon } from '@salt-ds/icons';
import { useMemo, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { bestWays } from './best-ways.ts';
import { SaveStrategy } from './save-strategy.tsx';
import type { StudioTicket } from './strategy-studio.tsx';
import styles from './strategy-studio.module.css';
import {
  hasRoom,
  shownWays,
  type StudioWays,
  type Way,
  type WayKey,
  withCopy,
  withoutWay,
  withWay,
} from './studio-ways.ts';
import { TrajectoryChart } from './trajectory-chart.tsx';
import type { StudioOrder } from './use-studio-order.ts';
import { WayCard } from './way-card.tsx';
import { WayEditor } from './way-editor.tsx';
import { wayDraft } from './way-draft.ts';
import { wayName, wayTitle } from './way-words.ts';

type StudioDeskProps = {
  readonly state: StudioWays;
  readonly setState: (change: (now: StudioWays) => StudioWays) => void;
  readonly studied: StudioOrder;
  readonly facts: InstrumentFacts;
  readonly onUse: (ticket: StudioTicket) => void;
  /** Null where there is no order to change. */
  readonly onApply: ((draft: ModifyDraft) => void) | null;
};

/** The variants side by side: chart, figures, and the one being edited. */
export function StudioDesk({ state, setState, studied, facts, onUse, onApply }: StudioDeskProps) {
  const base = studied.way ?? state.ways.base ?? { strat: 'vwap', values: {} };
  const estimated = useEstimatedWays(state, studied, facts);
  const best = useMemo(() => bestWays(estimated), [estimated]);
  const chosen = state.selected === 'base' ? base : (state.ways[state.selected] ?? base);
  const isFixed = state.selected === 'base' && studied.way !== null;
  const add = () => setState((now) => withCopy(now, base));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <section className={styles['desk']} aria-label="Ways" tabIndex={0}>
      <TrajectoryChart ways={estimated} />
      <div className={styles['cards']}>
        {estimated.map((way) => (
          <WayCard
            key={way.key}
            way={way}
            quantity={studied.order_qty ?? 0}
            country={facts.country}
            isSelected={way.key === state.selected}
            isBest={(figure) => best[figure].has(way.key)}
            onSelect={() => setState(({ ways }) => ({ ways, selected: way.key }))}
            onRemove={removal(way.key, setState)}
          />
        ))}
        {hasRoom(state) ? (
          <button type="button" className={styles['add']} onClick={add}>
            <AddIcon aria-hidden /> Add variant
          </button>
        ) : null}
      </div>
      {isFixed ? (
        <p className={styles['fixedNote']}>The order works this way now. Add a variant to compare.</p>
      ) : (
        <WayEditor way={chosen} facts={facts} onChange={(way) => setState((now) => withWay(now, way))} />
      )}
      <StudioFoot
        key={state.selected}
        chosen={chosen}
        selected={state.selected}
        facts={facts}
        onUse={() => onUse({ ...ticketOf(studied), ...chosen })}
        onApply={onApply === null || isFixed ? null : () => onApply(wayDraft(base, chosen))}
      />
    </section>
  );
}

function useEstimatedWays(state: StudioWays, studied: StudioOrder, facts: InstrumentFacts) {
  return useMemo(() => {
    const { order_side, order_qty, way: own } = studied;
    return shownWays(state).map((shown) => {
      const { strat, values } = shown.key === 'base' && own !== null ? own : shown;
      const estimate = estimateOrder(facts, { order_side, order_qty: order_qty ?? 0, strat, values });
      return { key: shown.key, strat, values, estimate };
    });
  }, [state, studied, facts]);
}

function removal(key: WayKey, setState: StudioDeskProps['setState']): (() => void) | null {
  return key === 'base' ? null : () => setState((now) => withoutWay(now, key));
}

function ticketOf({ instrument, order_side, order_qty, account, alloc_account }: StudioOrder) {
  return { instrument, order_side, order_qty, account, alloc_account };
}

type StudioFootProps = {
  readonly chosen: Way;
  readonly selected: WayKey;
  readonly facts: InstrumentFacts;
  readonly onUse: () => void;
  readonly onApply: (() => void) | null;
};

/** Actions on the chosen variant, for users who may act. */
function StudioFoot({ chosen, selected, facts, onUse, onApply }: StudioFootProps) {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const [isNaming, setNaming] = useState(false);
  if (!arePermitted) return null;
  return (
    <footer className={styles['foot']}>
      {isNaming ? (
        <SaveStrategy way={chosen} assetClass={facts.asset_class} onDone={() => setNaming(false)} />
      ) : (
        <>
          <span className={styles['chosen']}>
            {wayTitle(selected)}: {wayName(chosen)}
          </span>
          <Button onClick={() => setNaming(true)}>Save as custom strategy</Button>
          <Button sentiment={onApply === null ? 'accented' : 'neutral'} onClick={onUse}>
            Use in a new order
          </Button>
          {onApply === null ? null : (
            <Button sentiment="accented" onClick={onApply}>
              Apply to this order
            </Button>
          )}
        </>
      )}
    </footer>
  );
}
