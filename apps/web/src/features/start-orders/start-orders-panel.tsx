import { Button } from '@salt-ds/core';
import { SendIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { OutcomeList } from '../../components/order-table/outcome-list.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { useSession } from '../../session/session-context.tsx';
import { START_WORDS, type StartKind, type StartWords } from './start-kind.ts';
import { StartFoot } from './start-foot.tsx';
import { StartList } from './start-list.tsx';
import { StartParameters } from './start-parameters.tsx';
import { type StartOrders, useStartOrders } from './use-start-orders.ts';
import styles from './start-orders.module.css';

type StartOrdersPanelProps = {
  readonly kind: StartKind;
  /** Ticked at first, because the user selected them. Otherwise none is. */
  readonly named: readonly number[];
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The panel of waiting orders, for users who may start them. */
export function StartOrdersPanel(props: StartOrdersPanelProps) {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  return arePermitted ? <Panel {...props} /> : null;
}

/** Review, set parameters, and start many orders at once. */
function Panel({ kind, named, takesFocus, onClose }: StartOrdersPanelProps) {
  const words = START_WORDS[kind];
  const start = useStartOrders(words, named);
  const count = start.orders?.length ?? 0;
  return (
    <SidePanel
      label={words.title}
      title={words.title}
      subtitle={
        start.orders === null
          ? undefined
          : `${count} ${count === 1 ? words.noun.one : words.noun.many}, ${start.checked.length} checked`
      }
      takesFocus={takesFocus}
      isWide
      onClose={onClose}
    >
      <Content words={words} start={start} />
    </SidePanel>
  );
}

function Content({ words, start }: { readonly words: StartWords; readonly start: StartOrders }) {
  const { orders, command, handle } = start;
  const refusal = useGridFact(handle, (state) => state.refusal?.message ?? null);
  const [known, setKnown] = useState(orders ?? []);
  if (refusal !== null) return <ErrorState title={refusal} source="parent_orders" />;
  if (command.phase === 'answered') {
    return (
      <div className={styles['content']}>
        <OutcomeList rows={command.rows} orderOf={(id) => known.find((each) => each.parent_order_numeric_id === id)} />
        <Button className={styles['back'] ?? ''} onClick={command.reset}>
          Back to the {words.noun.many}
        </Button>
      </div>
    );
  }
  if (orders === null) return <LoadingState label={words.title} />;
  if (orders.length === 0 && !command.isUnderWay)
    return <StatePanel icon={<SendIcon />} title={`No ${words.noun.many}`} detail={words.empty} />;
  return (
    <div className={styles['content']}>
      <StartList orders={orders} start={start} />
      <StartParameters start={start} />
      <StartFoot words={words} start={start} onSend={() => setKnown(orders)} />
    </div>
  );
}
