import {
  lettersIn,
  MIN_REASON_LETTERS,
  OVERRIDE_CHOICES,
  reasonProblem,
} from '@meridian/domain/order-checks/override-text';
import { WarningIcon } from '@salt-ds/icons';
import { type RefObject, useId } from 'react';
import { Field } from '../fields/field.tsx';
import { TextBox } from '../fields/text-box.tsx';
import styles from './override-reason.module.css';

type OverrideReasonProps = {
  /** Texts of the warnings, also the same one of several orders. */
  readonly warnings: readonly string[];
  readonly reason: string;
  /** True after an attempt to send. */
  readonly isTried: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onReason: (reason: string) => void;
};

const MAX_REASON = 500;
const MAX_SHOWN = 4;

/** The warnings, and beside them the reason to override them: typed, or chosen from a short list. */
export function OverrideReason({ warnings, reason, isTried, inputRef, onReason }: OverrideReasonProps) {
  const listId = useId();
  const problem = reasonProblem(reason, warnings.length);
  const counted = countedTexts(warnings);
  return (
    <div className={styles['override']}>
      <ul className={styles['warnings']} aria-label="Warnings">
        {counted.slice(0, MAX_SHOWN).map((text) => (
          <li key={text}>
            <WarningIcon aria-hidden /> <span>{text}</span>
          </li>
        ))}
        {counted.length > MAX_SHOWN ? <li>and {counted.length - MAX_SHOWN} more</li> : null}
      </ul>
      <Field label="Reason for override" note={noteOf(reason, problem)} problem={isTried ? problem : null}>
        {(control) => (
          <>
            <TextBox
              {...control}
              {...(inputRef === undefined ? {} : { ref: inputRef })}
              list={listId}
              maxLength={MAX_REASON}
              placeholder="Choose, or write ten letters or more"
              value={reason}
              onText={onReason}
            />
            <datalist id={listId}>
              {OVERRIDE_CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}

function noteOf(reason: string, problem: string | null): string {
  if (problem === null) return 'saved in the audit';
  return reason.trim() === '' ? 'required' : `${lettersIn(reason)} of ${MIN_REASON_LETTERS} letters`;
}

/** `3 × $52.2M is above …`: a warning of several orders is shown once. */
function countedTexts(warnings: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of warnings) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`));
}
