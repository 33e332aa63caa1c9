import { isEmail } from '@meridian/domain/email';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { ChipRow } from './chips-field.tsx';
import styles from './chips.module.css';
import { hasSeparator, withReceivers } from './receivers.ts';

type ReceiversFieldProps = {
  readonly values: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (values: string[]) => void;
};

/** Addresses as chips: comma, space, Enter or a paste adds, Backspace removes the last. */
export function ReceiversField({ values, problem, onChange }: ReceiversFieldProps) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    onChange(withReceivers(values, typed));
    setText('');
  };
  const wrong = values.filter((value) => !isEmail(value)).length;
  const note = wrong === 0 ? `${values.length}` : `${values.length}, ${wrong} invalid`;
  return (
    <Field label="Email receivers" note={note} problem={problem}>
      {(control) => (
        <ChipRow label="Email receivers" values={values} isWrong={(value) => !isEmail(value)} onChange={onChange}>
          <input
            {...control}
            className={styles['text']}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="add…"
            value={text}
            onChange={({ target }) => (hasSeparator(target.value) ? add(target.value) : setText(target.value))}
            onBlur={() => (text.trim() === '' ? undefined : add(text))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                event.preventDefault();
                add(text);
              } else if (event.key === 'Backspace' && text === '') {
                onChange(values.slice(0, -1));
              }
            }}
          />
        </ChipRow>
      )}
    </Field>
  );
}
