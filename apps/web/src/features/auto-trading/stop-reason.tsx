import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { useOrderCommand } from '../../live/use-order-command.ts';
import styles from './auto-trading.module.css';

const MAX_REASON = 500;

/** Enters the reason of a switch-off afterwards. It is stored with the user who gave it. */
export function StopReason() {
  const [reason, setReason] = useState('');
  const { phase, result, send } = useOrderCommand('global_auto_trading.explain');
  const isUnderWay = phase === 'sending' || phase === 'doubtful';
  const isSaved = phase === 'answered' && result?.kind === 'ok';
  const problem = phase === 'answered' && result !== null && result.kind !== 'ok' ? result.message : null;
  const canSave = reason.trim() !== '' && !isUnderWay && !isSaved;
  const save = () => {
    if (canSave) void send({ reason: reason.trim() });
  };
  if (isSaved) return <output className={styles['notice']}>Reason saved.</output>;
  return (
    <form
      className={styles['reason']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label="Reason" note="for the audit" problem={problem}>
        {(control) => (
          <TextBox {...control} maxLength={MAX_REASON} disabled={isUnderWay} value={reason} onText={setReason} />
        )}
      </Field>
      <Button type="submit" sentiment="accented" disabled={!canSave}>
        Save reason
      </Button>
    </form>
  );
}
