import type { TermLine } from '@meridian/domain/order-actions/term-lines';
import { Button } from '@salt-ds/core';
import styles from './modify-dialog.module.css';

type MeanwhileNoticeProps = {
  /** Who changed what, from the server; null while only the row shows the change. */
  readonly said: string | null;
  readonly lines: readonly TermLine[];
  readonly onTakeNew: () => void;
};

/** Another user changed the order while this dialog was open: what changed, and how to continue. */
export function MeanwhileNotice({ said, lines, onTakeNew }: MeanwhileNoticeProps) {
  return (
    <div className={styles['meanwhile']} role="alert">
      <p>
        <b>{said ?? 'Somebody else changed this order.'}</b> Your changes are kept and have not been sent.
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
          Continue from the new values
        </Button>
      </span>
    </div>
  );
}
