import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { CloseIcon, EditIcon, HelpCircleIcon, PauseIcon, PlayIcon } from '@salt-ds/icons';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import type { ReactNode } from 'react';
import { BarButton } from './bar-button.tsx';
import { barEntry } from './bar-entries.ts';
import styles from './order-buttons.module.css';

type OrderButtonsProps = { readonly order: ActionOrder; readonly onAction: (action: OrderAction) => void };

/** The buttons of a panel that shows one order. They act on that order, whatever is ticked elsewhere. */
export function OrderButtons({ order, onAction }: OrderButtonsProps) {
  const target = { orders: [order], place: 'blotter', openChildren: null } as const;
  const isPaused = !order.auto_trading_status && barEntry('resume', target).why === null;
  const button = (action: OrderAction, icon: ReactNode, isDanger = false) => (
    <BarButton
      entry={barEntry(action, target)}
      icon={icon}
      keyCap={null}
      isDanger={isDanger}
      onPress={() => onAction(action)}
    />
  );
  return (
    <span className={styles['buttons']}>
      {barEntry('decide-doubt', target).why === null ? button('decide-doubt', <HelpCircleIcon aria-hidden />) : null}
      {isPaused ? button('resume', <PlayIcon aria-hidden />) : button('pause', <PauseIcon aria-hidden />)}
      {button('modify', <EditIcon aria-hidden />)}
      {button('cancel', <CloseIcon aria-hidden />, true)}
    </span>
  );
}
