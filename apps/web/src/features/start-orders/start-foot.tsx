import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import { actionLabel } from '@meridian/domain/order-actions/order-action';
import { startTotals } from '@meridian/domain/order-actions/start-totals';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { OverrideReason } from '../../components/override-reason/override-reason.tsx';
import { BulkProgress } from '../../components/order-table/bulk-progress.tsx';
import type { StartWords } from './start-kind.ts';
import type { StartOrders } from './use-start-orders.ts';
import styles from './start-orders.module.css';

const MAX_REASON = 500;

type StartFootProps = { readonly words: StartWords; readonly start: StartOrders; readonly onSend: () => void };

/** Override reasons, blocking errors, and the button, which confirms with totals. */
export function StartFoot({ words, start, onSend }: StartFootProps) {
  const { ready, command, warnings, isPreviewed } = start;
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState('');
  const [isAsking, setAsking] = useState(false);
  const lacking = warnings.length === 0 ? null : reasonProblem(override, warnings.length);
  const label = actionLabel(words.action, ready.length);
  const totals = startTotals(ready);
  return (
    <div className={styles['foot']}>
      {warnings.length === 0 ? null : (
        <OverrideReason warnings={warnings} reason={override} isTried={false} onReason={setOverride} />
      )}
      <Field label="Reason" note="optional">
        {(control) => <TextBox {...control} maxLength={MAX_REASON} value={reason} onText={setReason} />}
      </Field>
      {command.phase === 'sending' || command.phase === 'doubtful' ? (
        <BulkProgress phase={command.phase} done={command.rows.length} total={command.total} />
      ) : null}
      <div className={styles['send']}>
        <output className={styles['quiet']}>{wordOf(start, lacking)}</output>
        <Button
          sentiment="accented"
          disabled={ready.length === 0 || !isPreviewed || lacking !== null || command.isUnderWay}
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        cancelLabel="Go back"
        onConfirm={() => {
          setAsking(false);
          onSend();
          void start.send({ reason: reason.trim(), override: warnings.length === 0 ? '' : override.trim() });
        }}
        onCancel={() => setAsking(false)}
      >
        {totals}
      </ConfirmDialog>
    </div>
  );
}

function wordOf({ ready, checked, isPreviewed, preview }: StartOrders, lacking: string | null): string {
  const left = checked.length - ready.length;
  if (preview.error !== null) return `Check failed: ${preview.error}`;
  if (checked.length === 0) return 'Check orders to start them';
  if (!isPreviewed) return 'Checking';
  if (lacking !== null && ready.length > 0) return lacking;
  return left === 0
    ? startTotals(ready)
    : `${left.toLocaleString('en-US')} of ${checked.length.toLocaleString('en-US')} cannot start: see Check`;
}
