import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { whyBlocked } from '@meridian/domain/order-actions/action-plan';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import { Button } from '@salt-ds/core';
import {
  CloseIcon,
  EditIcon,
  HelpCircleIcon,
  type IconProps,
  NoteIcon,
  PauseIcon,
  PlayIcon,
  SendIcon,
  StopIcon,
} from '@salt-ds/icons';
import type { ComponentType } from 'react';
import { ACTION_KEYS, actionKeyCap } from './action-keys.ts';
import { BarButton } from './bar-button.tsx';
import { barEntry, type BarTarget } from './bar-entries.ts';
import { keepChoices } from './keep-choices.ts';
import { MoreButton } from './more-button.tsx';
import { TargetLabel } from './target-label.tsx';
import styles from './action-bar.module.css';

type ActionBarProps = {
  readonly target: BarTarget;
  /** True when rows are ticked. Otherwise the bar acts on the open row. */
  readonly isChecked: boolean;
  readonly openOrder: number | null;
  readonly onAction: (action: OrderAction) => void;
  readonly onKeep: (orders: readonly ActionOrder[]) => void;
  readonly onClear: () => void;
};

type Place = { readonly action: OrderAction; readonly icon: ComponentType<IconProps> };

const FIRST: readonly Place[] = [
  { action: 'pause', icon: PauseIcon },
  { action: 'resume', icon: PlayIcon },
  { action: 'modify', icon: EditIcon },
];

/** Moved into the menu on a narrow screen. */
const SECOND: readonly Place[] = [
  { action: 'cancel-children', icon: StopIcon },
  { action: 'note', icon: NoteIcon },
];

/** Shown only where they apply. They come last, so that they move no other button. */
const STARTS: readonly Place[] = [
  { action: 'release', icon: PlayIcon },
  { action: 'send-staged', icon: SendIcon },
  { action: 'decide-doubt', icon: HelpCircleIcon },
];

/** The action bar between the rows and the status bar. It is always visible, and each button has a fixed place. */
export function ActionBar({ target, isChecked, openOrder, onAction, onKeep, onClear }: ActionBarProps) {
  const orders = target.orders ?? [];
  const blocked = whyBlocked(orders);
  const keeps = keepChoices(orders, onKeep);
  const starts = target.orders === null ? [] : STARTS.filter(({ action }) => barEntry(action, target).why === null);
  const button = ({ action, icon: Icon }: Place, rank: 'first' | 'second') => (
    <BarButton
      key={action}
      entry={barEntry(action, target)}
      icon={<Icon aria-hidden />}
      keyCap={actionKeyCap(action)}
      ariaKey={ACTION_KEYS[action]}
      rank={rank}
      onPress={() => onAction(action)}
    />
  );
  return (
    <section className={styles['strip']} aria-label="Order actions">
      <div className={styles['bar']}>
        <TargetLabel
          orders={target.orders}
          isChecked={isChecked}
          openOrder={openOrder}
          hidden={target.hidden ?? 0}
          onClear={onClear}
        />
        <span className={styles['divider']} aria-hidden="true" />
        {FIRST.map((place) => button(place, 'first'))}
        {SECOND.map((place) => button(place, 'second'))}
        <MoreButton
          entries={[...starts, ...FIRST, ...SECOND, CANCEL].map(({ action }) => barEntry(action, target))}
          keeps={keeps}
          onAction={onAction}
        />
        <BarButton
          entry={barEntry('cancel', target)}
          icon={<CloseIcon aria-hidden />}
          keyCap={actionKeyCap('cancel')}
          ariaKey={ACTION_KEYS.cancel}
          isDanger
          onPress={() => onAction('cancel')}
        />
        <span className={styles['end']}>
          {blocked === null ? null : <output className={styles['blocked']}>{blocked}</output>}
          {keeps.map(({ label, run }) => (
            <Button key={label} appearance="bordered" onClick={run}>
              {label}
            </Button>
          ))}
          {starts.map((place) => button(place, 'first'))}
          {blocked === null && starts.length === 0 ? <span className={styles['hint']}>{hintOf(isChecked)}</span> : null}
        </span>
      </div>
    </section>
  );
}

const CANCEL: Place = { action: 'cancel', icon: CloseIcon };

function hintOf(isChecked: boolean): string {
  return isChecked ? 'Applies to the selected rows.' : 'Applies to the open row. Select rows to act on several.';
}
