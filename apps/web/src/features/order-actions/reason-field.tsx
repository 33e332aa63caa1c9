import { MultilineInput } from '@salt-ds/core';
import type { RefCallback } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import type { ConfirmedAction } from './consequence.ts';

type ReasonFieldProps = {
  readonly action: ConfirmedAction | 'modify';
  readonly text: string;
  readonly isDisabled: boolean;
  /** Set by a dialog that focuses this field. */
  readonly fieldRef?: RefCallback<HTMLElement>;
  readonly onText: (text: string) => void;
};

const MAX_REASON = 500;
const MAX_NOTE = 2_000;

/** The reason for the decision; the audit keeps it with the user's name. */
export function ReasonField({ action, text, isDisabled, fieldRef, onText }: ReasonFieldProps) {
  const isNote = action === 'note';
  return (
    <Field
      label={isNote ? 'Note' : 'Reason'}
      note={isNote ? undefined : 'optional'}
      help="Saved in the audit of each order, with the market at this moment."
    >
      {(control) =>
        isNote ? (
          <MultilineInput
            bordered
            rows={4}
            disabled={isDisabled}
            value={text}
            textAreaRef={fieldRef ?? null}
            textAreaProps={{ ...control, maxLength: MAX_NOTE, onChange: (event) => onText(event.target.value) }}
          />
        ) : (
          <TextBox
            {...control}
            ref={fieldRef ?? null}
            maxLength={MAX_REASON}
            disabled={isDisabled}
            value={text}
            onText={onText}
          />
        )
      }
    </Field>
  );
}
