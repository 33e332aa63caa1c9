import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { actionCount, actionLabel, type OrderAction } from '@meridian/domain/order-actions/order-action';
import { splitSelection } from '@meridian/domain/order-selection';
import { Button } from '@salt-ds/core';
import { CloseIcon, EditIcon, type IconProps, NoteIcon, PauseIcon, PlayIcon, SendIcon, StopIcon } from '@salt-ds/icons';
import type { ComponentType } from 'react';
import { selectionFigures } from './selection-figures.ts';
import styles from './bulk-bar.module.css';

type BulkBarProps = {
  readonly orders: readonly ActionOrder[];
  readonly place: ActionPlace;
  readonly onAction: (action: OrderAction) => void;
  readonly onKeep: (orders: readonly ActionOrder[]) => void;
  readonly onClear: () => void;
};

/** The label begins as the action's full name does: who speaks to the page says what they see. */
type Entry = { readonly action: OrderAction; readonly label: string; readonly icon: ComponentType<IconProps> };

/** Always there, so that a hand finds them where they were. */
const ENTRIES: readonly Entry[] = [
  { action: 'pause', label: 'Pause', icon: PauseIcon },
  { action: 'resume', label: 'Resume', icon: PlayIcon },
  { action: 'modify', label: 'Modify', icon: EditIcon },
  { action: 'cancel-children', label: 'Cancel children', icon: StopIcon },
  { action: 'note', label: 'Note', icon: NoteIcon },
];

/** Only where there is something to start. */
const STARTS: readonly Entry[] = [
  { action: 'release', label: 'Release', icon: PlayIcon },
  { action: 'send-staged', label: 'Send', icon: SendIcon },
];

/** What can be done with the selected orders, over the bottom of their blotter, so that no row moves. */
export function BulkBar({ orders, place, onAction, onKeep, onClear }: BulkBarProps) {
  const blocked = whyBlocked(orders);
  const count = orders.length;
  return (
    <section className={styles['bar']} data-floating-bar="" aria-label="Actions on the selected orders">
      <span className={styles['figures']}>
        <b className={styles['count']}>{count.toLocaleString('en-US')}</b> {count === 1 ? 'order' : 'orders'} ·{' '}
        {selectionFigures(orders)}
      </span>
      <span className={styles['divider']} aria-hidden="true" />
      {blocked === null ? (
        <Actions orders={orders} place={place} onAction={onAction} />
      ) : (
        <Blocked why={blocked} orders={orders} onKeep={onKeep} />
      )}
      <Button appearance="transparent" aria-label="Clear the selection" title="Clear the selection" onClick={onClear}>
        <CloseIcon aria-hidden />
      </Button>
    </section>
  );
}

function Actions({ orders, place, onAction }: Pick<BulkBarProps, 'orders' | 'place' | 'onAction'>) {
  const takes = (action: OrderAction) => planAction(action, orders, place).takes.length;
  const starts = STARTS.filter(({ action }) => takes(action) > 0);
  const cancels = takes('cancel');
  return (
    <>
      {[...starts, ...ENTRIES].map(({ action, label, icon: Icon }) => {
        const count = takes(action);
        const why = planAction(action, orders, place).leaves[0]?.why;
        return (
          <Button
            key={action}
            appearance="transparent"
            disabled={count === 0}
            aria-label={count === 0 ? `${label}: ${why ?? ''}` : actionLabel(action, count)}
            title={count === 0 ? why : actionLabel(action, count)}
            onClick={() => onAction(action)}
          >
            <Icon aria-hidden />
            {count > 0 && count < orders.length ? actionCount(action, count) : label}
          </Button>
        );
      })}
      <Button appearance="bordered" sentiment="negative" disabled={cancels === 0} onClick={() => onAction('cancel')}>
        {cancels === 0 ? 'Cancel' : actionLabel('cancel', cancels)}
      </Button>
    </>
  );
}

type BlockedProps = Pick<BulkBarProps, 'orders' | 'onKeep'> & { readonly why: string };

function Blocked({ why, orders, onKeep }: BlockedProps) {
  const { pending, working } = splitSelection(orders);
  return (
    <>
      <output className={styles['blocked']}>{why}</output>
      <Button appearance="bordered" onClick={() => onKeep(pending)}>
        Keep {pending.length.toLocaleString('en-US')} pending
      </Button>
      <Button appearance="bordered" onClick={() => onKeep(working)}>
        Keep {working.length.toLocaleString('en-US')} active
      </Button>
    </>
  );
}
