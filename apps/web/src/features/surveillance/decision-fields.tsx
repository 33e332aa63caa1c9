import type { CaseState } from '@meridian/protocol/rest/surveillance-calls';
import { MultilineInput } from '@salt-ds/core';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import styles from './case-side.module.css';
import { ESCALATE_TO, reasonsFor } from './case-text.ts';

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

type DecisionFieldsProps = { readonly draft: DecisionDraft; readonly onChange: (draft: DecisionDraft) => void };

export function DecisionFields({ draft, onChange }: DecisionFieldsProps) {
  return (
    <>
      <div className={styles['fields']}>
        {draft.state === 'escalated' ? (
          <ChoiceField
            label="To"
            choices={choices(ESCALATE_TO)}
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
          Everyone else with the Surveillance permit who may see this account is mailed.
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
