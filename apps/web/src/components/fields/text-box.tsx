import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './field.module.css';

type TextBoxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'className'> & {
  readonly align?: 'start' | 'end';
  /** A unit after the text. */
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  readonly onText: (text: string) => void;
};

/** A framed one-line input. */
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
