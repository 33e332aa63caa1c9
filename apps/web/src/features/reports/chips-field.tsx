import { CloseSmallIcon } from '@salt-ds/icons';
import { type ReactNode, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { SuggestBox } from '../../components/suggest-box/suggest-box.tsx';
import styles from './chips.module.css';

const MAX_SUGGESTIONS = 50;

type ChipProps = { readonly text: string; readonly isWrong?: boolean; readonly onRemove: () => void };

function Chip({ text, isWrong = false, onRemove }: ChipProps) {
  return (
    <li className={styles['chip']} data-wrong={isWrong}>
      <span className={styles['chipText']}>{text}</span>
      <button type="button" aria-label={`Remove ${text}`} onClick={onRemove}>
        <CloseSmallIcon aria-hidden />
      </button>
    </li>
  );
}

type ChipRowProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly isWrong?: (value: string) => boolean;
  readonly onChange: (values: string[]) => void;
  readonly children: ReactNode;
};

/** Chosen values before the field that adds more. */
export function ChipRow({ label, values, isWrong, onChange, children }: ChipRowProps) {
  return (
    <div className={styles['box']}>
      {values.length === 0 ? null : (
        <ul className={styles['chips']} aria-label={`${label}: chosen`}>
          {values.map((value) => (
            <Chip
              key={value}
              text={value}
              isWrong={isWrong?.(value) ?? false}
              onRemove={() => onChange(values.filter((other) => other !== value))}
            />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

type ChipsFieldProps = {
  readonly label: string;
  /** Undefined while they are loaded. */
  readonly choices: readonly string[] | undefined;
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
};

/** Some out of a list; none means all. Backspace in the empty field removes the last. */
export function ChipsField({ label, choices, values, onChange }: ChipsFieldProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const suggestions = (choices ?? [])
    .filter((choice) => !values.includes(choice) && choice.toLowerCase().includes(wanted))
    .slice(0, MAX_SUGGESTIONS)
    .map((choice) => ({ key: choice, text: choice, detail: '' }));
  return (
    <Field label={label} note={values.length === 0 ? undefined : `${values.length} of ${choices?.length ?? '…'}`}>
      {(control) => (
        <ChipRow label={label} values={values} onChange={onChange}>
          <SuggestBox
            id={control.id}
            label={label}
            className={styles['input'] ?? ''}
            value={text}
            placeholder={choices === undefined ? 'loading…' : values.length === 0 ? 'All' : 'add…'}
            suggestions={suggestions}
            isFirstChosen
            onChange={setText}
            onPick={(picked) => {
              onChange([...values, picked.text]);
              setText('');
            }}
            onBackspace={() => onChange(values.slice(0, -1))}
            onLeave={() => setText('')}
          />
        </ChipRow>
      )}
    </Field>
  );
}
