import type { TermLine } from '@meridian/domain/order-actions/term-lines';
import { Button } from '@salt-ds/core';
import styles from './modify-dialog.module.css';

type MeanwhileNoticeProps = {
  /** Who changed what, as the server says it; null while only the row shows it. */
  readonly said: string | null;
  readonly lines: readonly TermLine[];
  readonly onTakeNew: () => void;
};

/** Somebody else changed the order while this dialog was open: what, and how to go on. */
export function MeanwhileNotice({ said, lines, onTakeNew }: MeanwhileNoticeProps) {
  return (
    <div className={styles['meanwhile']} role="alert">
      <p>
        <b>{said ?? 'Changed meanwhile by somebody else.'}</b> What you typed is kept; nothing of it has been sent.
      </p>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before || '–'} → <b>{after || '–'}</b>
            </li>
          ))}
        </ul>
      )}
      <span>
        <Button appearance="bordered" sentiment="caution" onClick={onTakeNew}>
          Take the new values as the starting point
        </Button>
      </span>
    </div>
  );
}
