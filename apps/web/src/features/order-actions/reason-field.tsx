import { MultilineInput } from '@salt-ds/core';
import { Field } from '../../components/fields/field.tsx';
import type { ConfirmedAction } from './consequence.ts';

type ReasonFieldProps = {
  readonly action: ConfirmedAction | 'modify';
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onText: (text: string) => void;
};

const MAX_REASON = 500;
const MAX_NOTE = 2_000;

/** The decision in words; it stands in the audit beside who made it. */
export function ReasonField({ action, text, isDisabled, onText }: ReasonFieldProps) {
  const isNote = action === 'note';
  return (
    <Field
      label={isNote ? 'Note' : 'Reason'}
      note={isNote ? undefined : 'optional'}
      help="It is kept in the audit of each order, with the market of this moment."
    >
      {(control) => (
        <MultilineInput
          bordered
          rows={isNote ? 4 : 2}
          disabled={isDisabled}
          value={text}
          textAreaProps={{
            ...control,
            maxLength: isNote ? MAX_NOTE : MAX_REASON,
            onChange: (event) => onText(event.target.value),
          }}
        />
      )}
    </Field>
  );
}
