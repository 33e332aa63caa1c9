import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { actionLabel } from '@meridian/domain/order-actions/order-action';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { Banner, BannerContent, Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { BulkProgress } from '../../components/order-table/bulk-progress.tsx';
import { OutcomeList } from '../../components/order-table/outcome-list.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';
import type { ConfirmedAction } from './consequence.ts';
import { PlanTable } from './plan-table.tsx';
import { ReasonField } from './reason-field.tsx';
import styles from './action-dialog.module.css';

type ActionDialogProps = {
  readonly action: ConfirmedAction;
  /** As they are now: what is done by the time of the confirmation falls out. */
  readonly orders: readonly ActionOrder[];
  readonly place: ActionPlace;
  readonly onClose: () => void;
};

const COMMANDS = {
  pause: 'order.pause',
  resume: 'order.resume',
  cancel: 'order.cancel',
  'cancel-children': 'order.cancel_children',
  release: 'order.release',
} as const;

/** Asks before something is done to orders, stays while it is done, and tells what became of each. */
export function ActionDialog({ action, orders, place, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('');
  const command = useBulkCommand();
  const plan = planAction(action, orders, place);
  const blocked = whyBlocked(orders);
  const count = plan.takes.length;
  const { isUnderWay } = command;
  const canGo = count > 0 && blocked === null && (action !== 'note' || reason.trim() !== '');
  const confirm = async () => {
    const rows = await give(command, action, plan.takes, reason.trim());
    const [only] = rows;
    // One order that went well needs no list.
    if (rows.length !== 1 || only?.ok !== true) return;
    showToast({ tone: 'success', title: actionLabel(action, 1), text: toastText(only, plan.takes) });
    onClose();
  };
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      className={styles['dialog'] ?? ''}
      aria-busy={isUnderWay}
    >
      <DialogHeader header={actionLabel(action, command.phase === 'idle' ? count : command.total)} disableAccent />
      <DialogContent>
        <div className={styles['content']}>
          {command.phase === 'answered' ? (
            <OutcomeList
              rows={command.rows}
              orderOf={(id) => orders.find((each) => each.parent_order_numeric_id === id)}
            />
          ) : (
            <>
              {blocked === null ? null : (
                <Banner status="warning" variant="secondary">
                  <BannerContent>{blocked}</BannerContent>
                </Banner>
              )}
              <PlanTable action={action} plan={plan} />
              <ReasonField action={action} text={reason} isDisabled={isUnderWay} onText={setReason} />
            </>
          )}
          {command.phase === 'sending' || command.phase === 'doubtful' ? (
            <BulkProgress phase={command.phase} done={command.rows.length} total={command.total} />
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        {command.phase === 'answered' ? (
          <Button sentiment="accented" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button disabled={isUnderWay} onClick={onClose}>
              Leave as it is
            </Button>
            <Button
              sentiment={action === 'cancel' || action === 'cancel-children' ? 'negative' : 'accented'}
              disabled={!canGo || isUnderWay}
              onClick={() => void confirm()}
            >
              {actionLabel(action, count)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function give({ send }: BulkCommand, action: ConfirmedAction, orders: readonly ActionOrder[], text: string) {
  const ids = orders.map((order) => order.parent_order_numeric_id);
  if (action === 'note') {
    return send('order.note', [{ ids, argsOf: (part) => ({ parent_order_numeric_ids: part, note: text }) }]);
  }
  const reason = text === '' ? {} : { reason: text };
  return send(COMMANDS[action], [{ ids, argsOf: (part) => ({ parent_order_numeric_ids: part, ...reason }) }]);
}

function toastText({ message }: OrderRowAnswer, [order]: readonly ActionOrder[]): string {
  return order === undefined ? message : `${order.exchange_symbol} ${order.parent_order_numeric_id}: ${message}`;
}
