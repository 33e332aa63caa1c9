import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './field.module.css';

type TextBoxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'className'> & {
  readonly align?: 'start' | 'end';
  /** Behind the text: a unit. */
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  readonly onText: (text: string) => void;
};

/** The line that is typed into, in its frame. */
export function TextBox({ align = 'start', start, end, onText, ...input }: TextBoxProps) {
  return (
    <span className={styles['box']}>
      {start}
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        className={styles['input']}
        data-align={align}
        onChange={(event) => onText(event.target.value)}
      />
      {end}
    </span>
  );
}
