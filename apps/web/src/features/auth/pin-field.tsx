import { ErrorSolidIcon } from '@salt-ds/icons';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { enterText, eraseBackwards, eraseHere, moveFocus, type PinBoxes } from './pin-boxes.ts';
import styles from './pin-field.module.css';

type PinFieldProps = {
  readonly boxes: PinBoxes;
  readonly onChange: (boxes: PinBoxes) => void;
  readonly error: string | null;
  readonly disabled: boolean;
};

/** Six boxes for a mailed code that behave like one field: they accept a paste and move the focus. */
export function PinField({ boxes, onChange, error, disabled }: PinFieldProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();

  useEffect(() => {
    if (disabled) return;
    const input = inputs.current[boxes.focus];
    input?.focus();
    input?.select();
  }, [boxes, disabled]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const target = moveFocus(at, event.key);
    const next = target === null ? erased(boxes, at, event.key) : { ...boxes, focus: target };
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <fieldset className={styles.field} aria-describedby={error === null ? undefined : errorId}>
      <legend className="salt-visuallyHidden">6-digit code</legend>
      <div className={styles.boxes}>
        {boxes.digits.map((digit, at) => (
          <input
            // A box is its place: there is nothing else to tell one from another.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
            }}
            className={styles.box}
            aria-label={`Digit ${at + 1}`}
            aria-invalid={error !== null}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            disabled={disabled}
            value={digit}
            onChange={(event) => onChange(enterText(boxes, at, typedInto(digit, event.target.value)))}
            onPaste={(event) => {
              event.preventDefault();
              onChange(enterText(boxes, at, event.clipboardData.getData('text')));
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <div role="alert">
        {error === null ? null : (
          <p id={errorId} className={styles.error}>
            <ErrorSolidIcon aria-hidden />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function erased(boxes: PinBoxes, at: number, key: string): PinBoxes | null {
  if (key === 'Backspace') return eraseBackwards(boxes, at);
  return key === 'Delete' ? eraseHere(boxes, at) : null;
}

/** Typing into a filled box gives two characters. The new one counts. */
function typedInto(old: string, text: string): string {
  return text.length === 2 && old !== '' && text.includes(old) ? text.replace(old, '') : text;
}
