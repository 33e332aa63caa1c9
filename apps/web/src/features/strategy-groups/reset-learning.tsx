import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { requestedMessage } from '../../api/waiting-query.ts';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import styles from './strategy-groups.module.css';
import { useResetLearning } from './use-learning.ts';

type ResetLearningProps = {
  readonly group: ConditionalStrategyGroup;
  /** Number of orders learnt from, over all arms. */
  readonly orders: number;
  readonly onClose: () => void;
};

/** Resets what was learnt. Says from how many orders, and asks for a reason. */
export function ResetLearning({ group, orders, onClose }: ResetLearningProps) {
  const [reason, setReason] = useState('');
  const api = useApi();
  const reset = useResetLearning((proposalId) => {
    onClose();
    if (proposalId === null) showToast({ tone: 'success', title: `Reset learning of ${group.name}` });
    else void requestedMessage(api, `proposal:${proposalId}`).then(showToast);
  });
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="small">
      <DialogHeader header={`Reset learning of ${group.name}?`} disableAccent />
      <DialogContent>
        <p>
          Forgets the cost of {orders.toLocaleString('en-US')} {orders === 1 ? 'order' : 'orders'}. New orders share the
          arms evenly within their bounds until there is more to learn from.
        </p>
        <Field label="Reason, kept in the versions">
          {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
        </Field>
        {reset.error === null ? null : (
          <p role="alert" className={styles['problem']}>
            {reset.error.message}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button
          sentiment="negative"
          disabled={reason.trim() === '' || reset.isPending}
          onClick={() => reset.mutate({ id: group.id, version: group.version, reason: reason.trim() })}
        >
          Reset learning
        </Button>
      </DialogActions>
    </Dialog>
  );
}
