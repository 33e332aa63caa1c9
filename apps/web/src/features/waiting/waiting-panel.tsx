import { approversText } from '@meridian/domain/four-eyes/approvers-text';
import type { RequestVerb, WaitingRequest } from '@meridian/protocol/rest/waiting-calls';
import { Button } from '@salt-ds/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { Tag } from '../../components/tag.tsx';
import { dateAndMinute } from '../../lib/time-text.ts';
import styles from './waiting.module.css';
import { kindWord, stateWord } from './waiting-rows.ts';

type WaitingPanelProps = {
  readonly request: WaitingRequest;
  /** The list is old, so that nobody decides on what they do not see. */
  readonly isStale: boolean;
  readonly isBusy: boolean;
  /** Why the last decision was not taken. */
  readonly problem: string | null;
  readonly onDecide: (verb: RequestVerb, note: string) => void;
};

/** One request with all that a decision needs, and the buttons to decide here. */
export function WaitingPanel(props: WaitingPanelProps) {
  const { request } = props;
  const { title, change, account, note, asked_by, asked_ms, expires_ms, state, approvers } = request;
  const isWaiting = state === 'pending';
  return (
    <aside className={styles['panel']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Tag tone={isWaiting ? 'pending' : 'plain'}>{stateWord(request)}</Tag>
      </header>
      <p className={styles['what']}>{change}</p>
      {note === '' ? null : <p className={styles['quote']}>“{note}”</p>}
      <dl className={styles['facts']}>
        <Fact name="Kind" value={kindWord(request)} />
        <Fact name="Account" value={account ?? 'Desk'} />
        <Fact name="Asked by" value={asked_by} />
        <Fact name="Asked" value={dateAndMinute(asked_ms)} />
        {expires_ms === null ? null : <Fact name={isWaiting ? 'Ends' : 'Ended'} value={endOf(request, expires_ms)} />}
        {request.decided_by === null ? null : <Fact name="Decided by" value={request.decided_by} />}
        {request.decision_note === null || request.decision_note === '' ? null : (
          <Fact name="Note" value={request.decision_note} />
        )}
      </dl>
      {isWaiting && request.kind !== 'case' && !request.verbs.includes('approve') && request.kind !== 'order' ? (
        <p className={styles['quiet']}>{approversText(approvers)}</p>
      ) : null}
      <Answers {...props} />
    </aside>
  );
}

function endOf({ state, decided_ms }: WaitingRequest, expiresMs: number): string {
  return dateAndMinute(state === 'pending' ? expiresMs : (decided_ms ?? expiresMs));
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const LABELS: Readonly<Record<RequestVerb, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  release: 'Release',
  withdraw: 'Withdraw',
};

function Answers({ request, isStale, isBusy, problem, onDecide }: WaitingPanelProps) {
  const [note, setNote] = useState('');
  const { verbs, path } = request;
  const mayDo = (verb: RequestVerb) =>
    verbs.includes(verb) && !isStale && !isBusy && (verb !== 'reject' || note.trim() !== '');
  const run = (verb: RequestVerb) => {
    if (mayDo(verb)) onDecide(verb, note.trim());
  };
  const main = verbs.find((verb) => verb !== 'reject') ?? null;
  useCtrlEnter(() => (main === null || main === 'withdraw' ? undefined : run(main)));
  return (
    <>
      {verbs.includes('reject') ? (
        <Field label="Note" note="required to reject">
          {(control) => <TextBox {...control} maxLength={500} value={note} onText={setNote} />}
        </Field>
      ) : null}
      {problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <footer>
        <Link className={styles['open']} to={path}>
          Open
        </Link>
        {verbs.toReversed().map((verb) => (
          <Button
            key={verb}
            sentiment={verb === 'reject' ? 'negative' : verb === 'withdraw' ? 'neutral' : 'accented'}
            appearance={verb === 'reject' || verb === 'withdraw' ? 'bordered' : 'solid'}
            disabled={!mayDo(verb)}
            onClick={() => run(verb)}
          >
            {LABELS[verb]} {verb === main && verb !== 'withdraw' ? <kbd>Ctrl ↵</kbd> : null}
          </Button>
        ))}
      </footer>
    </>
  );
}

function useCtrlEnter(confirm: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    confirm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
