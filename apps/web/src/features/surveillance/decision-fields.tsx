import type { CaseState, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { MultilineInput } from '@salt-ds/core';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import styles from './case-side.module.css';
import { reasonsFor } from './case-text.ts';

export type DecisionDraft = {
  readonly state: CaseState;
  readonly reason: string | null;
  /** To whom it is escalated. */
  readonly to: string | null;
  readonly text: string;
};

const MAX_TEXT = 2_000;
const choices = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

export function emptyDraft(state: CaseState): DecisionDraft {
  return { state, reason: null, to: null, text: '' };
}

export function isComplete({ state, reason, to }: DecisionDraft): boolean {
  return reason !== null && (state !== 'escalated' || to !== null);
}

type DecisionFieldsProps = {
  readonly draft: DecisionDraft;
  /** Who may see the case and decide on it. */
  readonly receivers: SurveillanceCaseDetail['receivers'];
  readonly onChange: (draft: DecisionDraft) => void;
};

export function DecisionFields({ draft, receivers, onChange }: DecisionFieldsProps) {
  return (
    <>
      <div className={styles['fields']}>
        {draft.state === 'escalated' ? (
          <ChoiceField
            label="To"
            choices={receivers.map(({ email_id, name }) => ({ value: email_id, label: `${name} · ${email_id}` }))}
            value={draft.to}
            onChange={(to) => onChange({ ...draft, to })}
          />
        ) : null}
        <ChoiceField
          label="Reason"
          note="required"
          choices={choices(reasonsFor(draft.state))}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason })}
        />
      </div>
      {draft.state === 'escalated' ? (
        <p className={styles['mailed']}>
          {receivers.length === 0
            ? 'Nobody else may see this case: ask an administrator to grant another person the Surveillance permit and the account.'
            : 'The case waits for this person, who is mailed.'}
        </p>
      ) : null}
      <Field label="Findings" note={`${draft.text.length} of ${MAX_TEXT.toLocaleString('en-US')}`}>
        {(control) => (
          <MultilineInput
            bordered
            rows={3}
            value={draft.text}
            textAreaProps={{
              ...control,
              maxLength: MAX_TEXT,
              onChange: ({ target }) => onChange({ ...draft, text: target.value }),
            }}
          />
        )}
      </Field>
    </>
  );
}
