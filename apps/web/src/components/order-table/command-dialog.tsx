import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { confirmOnKey } from '../confirm-key.ts';
import type { FirstField } from '../use-first-field.ts';
import { BulkProgress } from './bulk-progress.tsx';
import styles from './command-dialog.module.css';
import { OutcomeList } from './outcome-list.tsx';

type CommandDialogProps = {
  readonly title: string;
  readonly command: {
    readonly phase: 'idle' | 'sending' | 'doubtful' | 'answered';
    readonly isUnderWay: boolean;
    readonly rows: readonly OrderRowAnswer[];
    readonly total: number;
  };
  readonly orderOf: (id: number) => Pick<ActionOrder, 'exchange_symbol' | 'order_side'> | undefined;
  /** What Ctrl Enter does; null while it does nothing, left out where it never does. */
  readonly onConfirmKey?: (() => void) | null;
  readonly initialFocus?: FirstField['initialFocus'];
  /** Beside Go back, until everything is answered. */
  readonly buttons: ReactNode;
  readonly onClose: () => void;
  /** The question. */
  readonly children: ReactNode;
};

/** Asks before a command on orders, stays while it is sent, and lists what became of each order. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, command, orderOf, onConfirmKey, initialFocus, buttons, onClose, children } = props;
  const { phase, isUnderWay } = command;
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      {...(onConfirmKey === undefined
        ? {}
        : { onKeyDownCapture: confirmOnKey(onConfirmKey !== null, () => onConfirmKey?.()) })}
      className={styles.dialog ?? ''}
      {...(initialFocus === undefined ? {} : { initialFocus })}
      aria-busy={isUnderWay}
    >
      <DialogHeader header={title} disableAccent />
      <DialogContent>
        <div className={styles.content}>
          {phase === 'answered' ? <OutcomeList rows={command.rows} orderOf={orderOf} /> : children}
          {phase === 'sending' || phase === 'doubtful' ? (
            <BulkProgress phase={phase} done={command.rows.length} total={command.total} />
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isUnderWay} onClick={onClose}>
          {phase === 'answered' ? 'Close' : 'Go back'}
        </Button>
        {phase === 'answered' ? null : buttons}
      </DialogActions>
    </Dialog>
  );
}
