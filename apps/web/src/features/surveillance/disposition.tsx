import { caseEventText } from '@meridian/domain/surveillance/case-event-text';
import type { CaseState, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { Button } from '@salt-ds/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './case-side.module.css';
import { CASE_STATES, lastDecision, STATE_LABELS, STATE_SIGNS } from './case-text.ts';
import { type DecisionDraft, DecisionFields, emptyDraft, isComplete } from './decision-fields.tsx';
import { useDecideCase } from './use-cases.ts';

const VERBS = { open: 'Reopen', dismissed: 'Dismiss', escalated: 'Escalate' } as const;
const OPTIONS = CASE_STATES.map((value) => ({ value, label: `${STATE_SIGNS[value]} ${STATE_LABELS[value]}` }));

type DispositionProps = {
  readonly found: SurveillanceCaseDetail;
  /** What a key asked for; null for nothing. */
  readonly wanted: CaseState | null;
};

/** Open, dismissed or escalated, with the reason; the server keeps who decided and when. */
export function Disposition({ found, wanted }: DispositionProps) {
  const [version, setVersion] = useState(found.version);
  const [draft, setDraft] = useState<DecisionDraft>(emptyDraft(wanted ?? found.state));
  const startFrom = (state: CaseState, from: number) => {
    setVersion(from);
    setDraft(emptyDraft(state));
  };
  const decide = useDecideCase(found.case_id, (decided) => {
    const state = STATE_LABELS[decided.state].toLowerCase();
    showToast({ tone: 'success', title: `${found.rule_name} ${found.exchange_symbol}: ${state}` });
    startFrom(decided.state, decided.version);
  });
  const isChanged = draft.state !== found.state;
  const isStale = version !== found.version && !decide.isPending;
  const isReady = isChanged && !isStale && isComplete(draft) && !decide.isPending;
  const confirm = () => {
    const { state, reason, to, text } = draft;
    if (!isReady || reason === null) return;
    const more = { ...(text.trim() === '' ? {} : { text: text.trim() }), ...(to === null ? {} : { to }) };
    decide.mutate({ state, reason, version, ...more });
  };
  useCtrlEnter(confirm);
  const discard = () => startFrom(found.state, found.version);
  return (
    <section className={styles['card']} aria-label="Disposition">
      <h3>Disposition</h3>
      <LastDecision found={found} />
      <Segments
        label="Disposition"
        options={OPTIONS}
        selected={draft.state}
        onSelect={(state) => setDraft(emptyDraft(state))}
      />
      {isStale ? (
        <div className={styles['stale']} role="alert">
          <p>Somebody decided on this case while you looked at it. Your choice was not saved.</p>
          <Button onClick={discard}>Look again</Button>
        </div>
      ) : null}
      {isChanged ? <DecisionFields draft={draft} receivers={found.receivers} onChange={setDraft} /> : null}
      {decide.error === null || isStale ? null : (
        <p className={styles['problem']} role="alert">
          {decide.error.message}
        </p>
      )}
      {isChanged ? (
        <footer>
          <span>Hidden from the trader</span>
          <Button appearance="transparent" onClick={discard}>
            Discard
          </Button>
          <Button
            sentiment={draft.state === 'escalated' ? 'negative' : 'accented'}
            disabled={!isReady}
            onClick={confirm}
          >
            {`${VERBS[draft.state]} ${found.exchange_symbol} ${found.rule}`} <kbd>Ctrl ↵</kbd>
          </Button>
        </footer>
      ) : null}
    </section>
  );
}

function LastDecision({ found }: Pick<DispositionProps, 'found'>) {
  const decision = lastDecision(found.events);
  if (decision === null) return null;
  return (
    <p className={styles['decided']}>
      {`${decision.by ?? ''}, ${dateAndTime(decision.at_ms)}: ${caseEventText(decision)}`}
    </p>
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
