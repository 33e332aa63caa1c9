import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { confirmOnKey } from '../../components/confirm-key.ts';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { OpenOrders } from './open-orders-choice.tsx';
import { useSwitch } from './use-routing.ts';
import styles from './routing-dialogs.module.css';

type SwitchDialogProps = {
  readonly kind: 'destination' | 'venue';
  readonly name: string;
  readonly version: number;
  readonly isEnabled: boolean;
  /** Venues that only this destination reaches at present. */
  readonly cutOff?: readonly string[];
  readonly onClose: () => void;
};

const NONE: readonly string[] = [];

/** Enables or disables a destination or venue, after it has shown the effect. */
export function SwitchDialog({ kind, name, version, isEnabled, cutOff = NONE, onClose }: SwitchDialogProps) {
  const [choice, setChoice] = useState<OpenOrdersChoice>('leave');
  const [reason, setReason] = useState('');
  const change = useSwitch();
  const verb = isEnabled ? 'Disable' : 'Enable';
  const input = { kind, name, version, is_enabled: !isEnabled, open_orders: choice };
  const confirm = () =>
    change.mutate(
      { ...input, ...(reason.trim() !== '' && { reason: reason.trim() }) },
      {
        onSuccess: (outcome) => {
          if (outcome === 'done')
            showToast({ tone: 'success', title: `${name} ${isEnabled ? 'disabled' : 'enabled'}` });
          onClose();
        },
      },
    );
  const canConfirm = !change.isPending && (!isEnabled || reason.trim() !== '');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onKeyDownCapture={confirmOnKey(canConfirm, confirm)}
      size="small"
    >
      <DialogHeader header={`${verb} ${name}?`} disableAccent />
      <DialogContent>
        <p className={styles['lead']}>
          {isEnabled
            ? `Routing sends no new child orders to ${name}.`
            : `Routing may use ${name} from the next child order on.`}
        </p>
        {isEnabled ? <OpenOrders at={{ kind, name }} choice={choice} onChange={setChoice} /> : null}
        {isEnabled && cutOff.length > 0 ? (
          <p className={styles['warning']}>
            No other connected destination reaches {cutOff.join(', ')}. Orders for {cutOff.length === 1 ? 'it' : 'them'}{' '}
            wait.
          </p>
        ) : null}
        <Field label="Reason" note={isEnabled ? 'kept in the history' : 'optional, kept in the history'}>
          {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
        </Field>
        {change.error === null ? null : (
          <p className={styles['problem']} role="alert">
            {change.error.message}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button sentiment={isEnabled ? 'negative' : 'accented'} disabled={!canConfirm} onClick={confirm}>
          {verb} {name}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
