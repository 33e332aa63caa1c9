import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import { micProblem } from '@meridian/domain/routing/mic-code';
import type { ConfiguredVenue } from '@meridian/protocol/rest/routing-schemas';
import { Button } from '@salt-ds/core';
import { type FormEvent, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useNow } from '../../lib/use-now.ts';
import { OpenOrders } from './open-orders-choice.tsx';
import { useAddPenalty } from './use-routing.ts';
import styles from './routing-dialogs.module.css';

type PenaltyFormProps = { readonly venues: readonly ConfiguredVenue[]; readonly listed: readonly string[] };

/** Adds a penalty: MIC, reason, end, and what happens to open child orders at the venue. */
export function PenaltyForm({ venues, listed }: PenaltyFormProps) {
  const [mic, setMic] = useState('');
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState('');
  const [choice, setChoice] = useState<OpenOrdersChoice>('leave');
  const add = useAddPenalty();
  const nowMs = useNow();
  const problem =
    mic === '' ? null : (micProblem(mic) ?? (listed.includes(mic) ? `${mic} is on the penalty list already.` : null));
  const venue = venues.find((each) => each.venue === mic);
  const endsMs = end === '' ? null : new Date(end).getTime();
  const endProblem = endsMs !== null && !(endsMs > nowMs) ? 'The end is in the past' : null;
  const isReady = mic !== '' && problem === null && endProblem === null && reason.trim() !== '' && !add.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    add.mutate(
      { micCode: mic, reason: reason.trim(), ends_ms: endsMs, open_orders: choice },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: `${mic} is on the penalty list` });
          setMic('');
          setReason('');
          setEnd('');
        },
      },
    );
  };
  return (
    <form className={styles['penaltyForm']} aria-label="Add a penalty" onSubmit={submit}>
      <div className={styles['line']}>
        <Field
          label="MIC"
          note={venue?.name ?? (micProblem(mic) === null ? 'not a venue of this desk' : '')}
          problem={problem}
        >
          {(control) => (
            <TextBox
              {...control}
              maxLength={4}
              placeholder="XNAS"
              value={mic}
              onText={(text) => setMic(text.trim().toUpperCase())}
            />
          )}
        </Field>
        <Field label="Reason" problem={add.error?.message ?? null}>
          {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
        </Field>
        <Field label="End" note="empty: until removed" problem={endProblem}>
          {(control) => <TextBox {...control} type="datetime-local" value={end} onText={setEnd} />}
        </Field>
        <Button type="submit" sentiment="accented" disabled={!isReady}>
          Add to penalty list
        </Button>
      </div>
      {venue === undefined || problem !== null ? null : (
        <OpenOrders at={{ kind: 'venue', name: mic }} choice={choice} onChange={setChoice} />
      )}
    </form>
  );
}
