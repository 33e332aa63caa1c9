import type { PasswordOwner } from '@meridian/domain/password';
import styles from './password-hints.module.css';
import { passwordRules } from './password-rules.ts';

type PasswordHintsProps = { readonly password: string; readonly owner: PasswordOwner };

/** The password rules, each ticked when it is met. */
export function PasswordHints({ password, owner }: PasswordHintsProps) {
  return (
    <ul className={styles.hints} aria-label="Password rules">
      {passwordRules(password, owner).map(({ text, isMet }) => (
        <li key={text} className={styles.hint} data-met={isMet}>
          <span className={styles.mark} aria-hidden="true">
            {isMet ? '✓' : '○'}
          </span>
          {text}
          <span className="salt-visuallyHidden">{isMet ? ', met' : ', not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
