import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import styles from './limit-panel.module.css';
import { type FieldChange, fieldChanges } from './limit-text.ts';
import { RaiseAnswers } from './raise-answers.tsx';
import { useDecision } from './use-limits.ts';

type PendingRaiseProps = {
  readonly change: LimitChange;
  readonly ownEmail: string | null;
  readonly isAdmin: boolean;
  /** The data may be old, so the decision is disabled. */
  readonly isStale: boolean;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
};

/** A pending raise: before → after, expiry, reason, and the buttons to decide. */
export function PendingRaise({ change, ownEmail, isAdmin, isStale, isAsked, onAsk }: PendingRaiseProps) {
  const changes = fieldChanges(change.before, change.after);
  const name = change.alloc_account ?? change.account;
  const decision = useDecision(({ verb }) => {
    onAsk(false);
    showToast({
      tone: 'success',
      title: `${DONE[verb]} the increase of ${name}`,
      text: changes.map(lineText).join(', '),
    });
  });
  const isOwn = change.requested_by === ownEmail;
  const expires = change.expires_ms === null ? '' : ` · expires ${timeOfDay(change.expires_ms)}`;
  return (
    <section className={styles.pending} aria-label="Limit increase awaiting approval">
      <header>
        <h3>◐ Limit increase awaiting approval</h3>
        <span>
          requested {timeOfDay(change.requested_ms)} by {change.requested_by}
          {expires}
        </span>
      </header>
      <ul className={styles.diff}>
        {changes.map((each) => (
          <li key={each.field}>
            <span>{each.label}</span>
            <s>{each.before}</s> → <b>{each.after}</b>
          </li>
        ))}
      </ul>
      <p className={styles.valid}>Valid {validText(change)}</p>
      <p className={styles.quote}>“{change.note}”</p>
      {decision.error === null ? null : (
        <p className={styles.problem} role="alert">
          {decision.error.message}
        </p>
      )}
      {isAdmin ? (
        <RaiseAnswers
          approveLabel={`Approve ${changes[0]?.after ?? ''}`}
          isOwn={isOwn}
          isStale={isStale}
          isBusy={decision.isPending}
          onDecide={(verb, note) => (verb === 'approve' ? onAsk(true) : decision.mutate({ id: change.id, verb, note }))}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsked && !isOwn && isAdmin && !isStale}
        title={`Approve the increase of ${name}?`}
        confirmLabel={`Approve ${changes[0]?.after ?? ''}`}
        cancelLabel="Go back"
        isBusy={decision.isPending}
        onConfirm={() => decision.mutate({ id: change.id, verb: 'approve', note: '' })}
        onCancel={() => onAsk(false)}
      >
        <p>{changes.map(lineText).join(', ')}</p>
        <p>It holds from now on, {validText(change)}.</p>
      </ConfirmDialog>
    </section>
  );
}

const DONE = { approve: 'Approved', reject: 'Rejected', withdraw: 'Withdrew' } as const;

function lineText({ label, before, after }: FieldChange): string {
  return `${label} ${before ?? ''} → ${after}`;
}

export function validText({ effective_date, until_date }: Pick<LimitChange, 'effective_date' | 'until_date'>): string {
  if (until_date === null) return `from ${effective_date} until changed`;
  return until_date === effective_date ? `on ${effective_date} only` : `from ${effective_date} to ${until_date}`;
}
