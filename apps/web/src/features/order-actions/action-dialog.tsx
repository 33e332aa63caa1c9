import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyNothing } from '@meridian/domain/order-actions/action-plan';
import { countToType, isCountTyped } from '@meridian/domain/order-actions/confirm-count';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { CommandDialog } from '../../components/order-table/command-dialog.tsx';
import { useFirstField } from '../../components/use-first-field.ts';
import { ActionQuestion, CountField } from './action-question.tsx';
import { confirmLabel, dialogTitle } from './action-words.ts';
import type { ConfirmedAction } from './consequence.ts';
import { ReasonField } from './reason-field.tsx';
import { useGiveAction } from './use-give-action.ts';

type ActionDialogProps = {
  readonly action: ConfirmedAction;
  /** Live: an order that finishes before the confirmation drops out. */
  readonly orders: readonly ActionOrder[];
  readonly place: ActionPlace;
  readonly onClose: () => void;
};

/** Asks before an action on orders, stays open while it runs, and lists the outcome if an order was refused. */
export function ActionDialog({ action, orders, place, onClose }: ActionDialogProps) {
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  // The title keeps naming the confirmed orders while they change.
  const [asked, setAsked] = useState<readonly ActionOrder[] | null>(null);
  const { initialFocus, fieldRef } = useFirstField();
  const command = useGiveAction();
  const { isUnderWay, phase } = command;
  const plan = planAction(action, orders, place);
  const takes = asked ?? plan.takes;
  const toType = countToType(action, takes.length);
  const isComplete = isCountTyped(typed, toType) && (action !== 'note' || text.trim() !== '');
  const canGo = phase === 'idle' && isComplete && whyNothing(action, orders, place) === null;
  const confirm = async () => {
    setAsked(takes);
    if (await command.give(action, { takes, leaves: plan.leaves }, text.trim())) onClose();
  };
  return (
    <CommandDialog
      title={dialogTitle(action, takes)}
      command={command}
      orderOf={(id) => orderIn(orders, id)}
      onConfirmKey={canGo ? () => void confirm() : null}
      initialFocus={initialFocus}
      onClose={onClose}
      buttons={
        <Button
          sentiment={action === 'cancel' || action === 'cancel-children' ? 'negative' : 'accented'}
          disabled={!canGo}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl Enter"
          onClick={() => void confirm()}
        >
          {confirmLabel(action, takes)}
        </Button>
      }
    >
      <ActionQuestion action={action} orders={orders} plan={{ ...plan, takes }}>
        <ReasonField {...{ action, text, fieldRef }} isDisabled={isUnderWay} onText={setText} />
        <CountField count={toType} typed={typed} onTyped={setTyped} />
      </ActionQuestion>
    </CommandDialog>
  );
}

function orderIn(orders: readonly ActionOrder[], id: number): ActionOrder | undefined {
  return orders.find((order) => order.parent_order_numeric_id === id);
}
