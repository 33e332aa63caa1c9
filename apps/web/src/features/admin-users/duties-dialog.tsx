import { DUTY_MODES, type DutyMode, type DutyPair } from '@meridian/domain/duties/duties';
import type { DutiesAnswer } from '@meridian/protocol/rest/duty-calls';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { failedCall } from '../../api/call-failed.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { dateAndMinute } from '../../lib/time-text.ts';
import styles from './duties.module.css';
import { useDuties, useDutiesFile, useSetDutyMode } from './use-duties.ts';

const MODE_WORDS: Readonly<Record<DutyMode, string>> = { off: 'Off', warn: 'Warn', refuse: 'Refuse' };
const OPTIONS = DUTY_MODES.map((value) => ({ value, label: MODE_WORDS[value] }));

/** Which duties exclude each other, and who breaks it. */
export function DutiesDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useDuties();
  const file = useDutiesFile();
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="large">
      <DialogHeader header="Duties that exclude each other" disableAccent />
      <DialogContent>
        {data === undefined && error === null ? <LoadingState label="Loading duties" /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : (
          <>
            <Policy policy={data.policy} />
            <Breaches breaches={data.breaches} />
          </>
        )}
        {file.error === null ? null : (
          <p className={styles['problem']} role="alert">
            {file.error.message}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          appearance="bordered"
          disabled={file.isPending || (data?.breaches.length ?? 0) === 0}
          onClick={() => file.mutate()}
        >
          Download CSV
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type Asked = { readonly pair: DutyPair; readonly mode: DutyMode };

function Policy({ policy }: Pick<DutiesAnswer, 'policy'>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  const save = useSetDutyMode();
  const close = () => {
    setAsked(null);
    setReason('');
    save.reset();
  };
  const confirm = ({ pair, mode }: Asked) =>
    save.mutate(
      { pair, mode, reason: reason.trim() },
      {
        onSuccess: () => {
          close();
          showToast({ tone: 'success', title: 'Policy of duties changed' });
        },
      },
    );
  return (
    <section aria-label="Policy">
      <p>
        Warn tells and records it. Refuse lets nobody get both, and whoever holds both may no longer judge, grant or
        approve. Nobody ever decides on a case about their own orders.
      </p>
      <ul className={styles['policy']}>
        {policy.map(({ pair, words, mode, changed_by, changed_ms }) => (
          <li key={pair}>
            <span>
              One person may {words}
              {changed_by === null || changed_ms === null ? null : (
                <small>{` · ${changed_by}, ${dateAndMinute(changed_ms)}`}</small>
              )}
            </span>
            <Segments
              label={words}
              options={OPTIONS}
              selected={asked?.pair === pair ? asked.mode : mode}
              onSelect={(next) => setAsked(next === mode ? null : { pair, mode: next })}
            />
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <div className={styles['asked']}>
          <Field label="Reason" note="kept in the security log" problem={save.error?.message ?? null}>
            {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
          </Field>
          <Button onClick={close}>Go back</Button>
          <Button sentiment="accented" disabled={reason.trim() === '' || save.isPending} onClick={() => confirm(asked)}>
            Apply {MODE_WORDS[asked.mode].toLowerCase()}
          </Button>
        </div>
      )}
    </section>
  );
}

function Breaches({ breaches }: Pick<DutiesAnswer, 'breaches'>) {
  if (breaches.length === 0) return <p>Nobody breaks the policy.</p>;
  return (
    <section aria-label="Who breaks it">
      <h3 className={styles['title']}>Who breaks it: {breaches.length}</h3>
      <table className={styles['breaches']}>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">May</th>
          </tr>
        </thead>
        <tbody>
          {breaches.map(({ user_id, name, email_id, words }) => (
            <tr key={user_id}>
              <th scope="row">
                {name} <small>{email_id}</small>
              </th>
              <td>{words.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
