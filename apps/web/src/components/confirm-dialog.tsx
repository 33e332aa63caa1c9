import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { confirmOnKey } from './confirm-key.ts';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button: what it does, and to how many. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** One question before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => (open ? undefined : props.onCancel())}
      onKeyDownCapture={confirmOnKey(props.isBusy !== true, props.onConfirm)}
      size="small"
    >
      <DialogHeader header={props.title} disableAccent />
      <DialogContent>{props.children}</DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
        <Button sentiment="negative" onClick={props.onConfirm} disabled={props.isBusy ?? false}>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
