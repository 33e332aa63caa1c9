import type { CaseState, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { Button, MultilineInput } from '@salt-ds/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './case-side.module.css';
import {
  CASE_STATES,
  ESCALATE_TO,
  eventText,
  lastDecision,
  reasonsFor,
  STATE_LABELS,
  STATE_SIGNS,
} from './case-text.ts';
import { useDecideCase } from './use-cases.ts';

const MAX_TEXT = 2_000;
const VERBS = { open: 'Reopen', dismissed: 'Dismiss', escalated: 'Escalate' } as const;
const OPTIONS = CASE_STATES.map((value) => ({ value, label: `${STATE_SIGNS[value]} ${STATE_LABELS[value]}` }));

type DispositionProps = {
  readonly found: SurveillanceCaseDetail;
  /** What a key asked for; null for nothing. */
  readonly wanted: CaseState | null;
};

type Draft = {
  readonly state: CaseState;
  readonly reason: string | null;
  readonly to: string | null;
  readonly text: string;
};

const choices = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** Open, dismissed or escalated, with the reason; the server keeps who decided and when. */
export function Disposition({ found, wanted }: DispositionProps) {
  const [version, setVersion] = useState(found.version);
  const [draft, setDraft] = useState<Draft>({ state: wanted ?? found.state, reason: null, to: null, text: '' });
  const decide = useDecideCase(found.case_id, (decided) => {
    showToast({
      tone: 'success',
      title: `${found.rule_name} ${found.exchange_symbol}: ${STATE_LABELS[decided.state].toLowerCase()}`,
    });
    start(decided);
  });
  const start = (from: SurveillanceCaseDetail) => {
    setVersion(from.version);
    setDraft({ state: from.state, reason: null, to: null, text: '' });
  };
  const isChanged = draft.state !== found.state;
  const isStale = version !== found.version && !decide.isPending;
  const isReady = isChanged && !isStale && draft.reason !== null && (draft.state !== 'escalated' || draft.to !== null);
  const confirm = () => {
    if (!isReady || decide.isPending || draft.reason === null) return;
    const { state, reason, to, text } = draft;
    const more = { ...(text.trim() === '' ? {} : { text: text.trim() }), ...(to === null ? {} : { to }) };
    decide.mutate({ state, reason, version, ...more });
  };
  useCtrlEnter(confirm);
  const decision = lastDecision(found.events);
  const pick = (state: CaseState) => setDraft({ ...draft, state, reason: null, to: null });
  return (
    <section className={styles['card']} aria-label="Disposition">
      <h3>Disposition</h3>
      {decision === null ? null : (
        <p
          className={styles['decided']}
        >{`${decision.by ?? ''}, ${dateAndTime(decision.at_ms)}: ${eventText(decision)}`}</p>
      )}
      <Segments label="Disposition" options={OPTIONS} selected={draft.state} onSelect={pick} />
      {isStale ? (
        <div className={styles['stale']} role="alert">
          <p>Somebody decided on this case while you looked at it. Your choice was not saved.</p>
          <Button onClick={() => start(found)}>Look again</Button>
        </div>
      ) : null}
      {isChanged ? (
        <>
          <div className={styles['fields']}>
            {draft.state === 'escalated' ? (
              <ChoiceField
                label="To"
                choices={choices(ESCALATE_TO)}
                value={draft.to}
                onChange={(to) => setDraft({ ...draft, to })}
              />
            ) : null}
            <ChoiceField
              label="Reason"
              note="required"
              choices={choices(reasonsFor(draft.state))}
              value={draft.reason}
              onChange={(reason) => setDraft({ ...draft, reason })}
            />
          </div>
          <Field label="Findings" note={`${draft.text.length} of ${MAX_TEXT.toLocaleString('en-US')}`}>
            {(control) => (
              <MultilineInput
                bordered
                rows={3}
                value={draft.text}
                textAreaProps={{
                  ...control,
                  maxLength: MAX_TEXT,
                  onChange: ({ target }) => setDraft({ ...draft, text: target.value }),
                }}
              />
            )}
          </Field>
          {decide.error === null || isStale ? null : (
            <p className={styles['problem']} role="alert">
              {decide.error.message}
            </p>
          )}
          <footer>
            <span>Hidden from the trader</span>
            <Button appearance="transparent" onClick={() => start(found)}>
              Discard
            </Button>
            <Button
              sentiment={draft.state === 'escalated' ? 'negative' : 'accented'}
              disabled={!isReady || decide.isPending}
              onClick={confirm}
            >
              {`${VERBS[draft.state]} ${found.exchange_symbol} ${found.rule}`} <kbd>Ctrl ↵</kbd>
            </Button>
          </footer>
        </>
      ) : null}
    </section>
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
