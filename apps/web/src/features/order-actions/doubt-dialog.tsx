import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction } from '@meridian/domain/order-actions/action-plan';
import { actionOn } from '@meridian/domain/order-actions/order-action';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { CommandDialog } from '../../components/order-table/command-dialog.tsx';
import { useFirstField } from '../../components/use-first-field.ts';
import { DoubtQuestion } from './doubt-question.tsx';
import { type DoubtDecision, useDecideDoubt } from './use-decide-doubt.ts';

type DoubtDialogProps = {
  /** Live: child orders that a venue answers for drop out. */
  readonly orders: readonly ActionOrder[];
  readonly place: ActionPlace;
  readonly onClose: () => void;
};

/** A user decides about child orders whose venue does not report their outcome. */
export function DoubtDialog({ orders, place, onClose }: DoubtDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<readonly ActionOrder[] | null>(null);
  const { initialFocus, fieldRef } = useFirstField();
  const command = useDecideDoubt();
  const { isUnderWay, phase } = command;
  const plan = planAction('decide-doubt', orders, place);
  const takes = asked ?? plan.takes;
  const canGo = phase === 'idle' && takes.length > 0 && reason.trim() !== '';
  const decide = async (decision: DoubtDecision) => {
    setAsked(takes);
    if (await command.decide(decision, takes, reason.trim())) onClose();
  };
  return (
    <CommandDialog
      title={takes.length === 0 ? 'Nothing to decide' : actionOn('decide-doubt', takes)}
      command={command}
      orderOf={(id) => takes.find((order) => order.parent_order_numeric_id === id)}
      initialFocus={initialFocus}
      onClose={onClose}
      buttons={
        <>
          <Button appearance="bordered" disabled={!canGo} onClick={() => void decide('wait')}>
            Ask again and wait
          </Button>
          <Button sentiment="negative" disabled={!canGo} onClick={() => void decide('cancelled')}>
            Treat as cancelled
          </Button>
        </>
      }
    >
      <DoubtQuestion plan={{ ...plan, takes }} {...{ reason, fieldRef, isUnderWay }} onReason={setReason} />
    </CommandDialog>
  );
}
